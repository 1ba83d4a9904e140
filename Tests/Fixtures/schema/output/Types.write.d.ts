// What is written as Types. Made by kvmapc schema.

export interface Types {
  items: ListShopItem;
  names: ListString;
  tree: Tree;
  day: string;
  at: string;
  zone?: string;
  place?: string;
  length?: string;
  bytes?: string;
  by_id: {
    id: string;
    price: number;
  }[];
  pairs: {
    Key: string;
    Value: number;
  }[];
  content?: string;
  flag?: boolean;
  count: number[];
  at2: string;
  at3: string;
  numbers: string;
  agreed: "Y" | "N";
  cents?: number;
  form?: PersonForm;
}

/** A page of anything. */
export interface ListShopItem {
  items: ShopItem[];
  more: ListShopItem[];
}

export interface ShopItem {
  id: string;
  price: number;
}

/** A page of anything. */
export interface ListString {
  items: string[];
  more: ListString[];
}

export interface Tree {
  value: unknown;
  children: Tree[];
}

export interface PersonForm {
  "user[name]": string;
}
