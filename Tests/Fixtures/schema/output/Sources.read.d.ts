// What is read as Page. Made by kvmapc schema.

export interface Document {
  response: {
    page: Page;
  };
}

export type Page = {
  full_name?: string | null;
  profile?: {
    name?: string | null;
  } | null;
  links?: unknown[] | null;
  phones: [{
    number: string;
  }, ...unknown[]];
  marks?: (number | null)[] | null;
  lat?: number | null;
  lon?: number | null;
  corner_x: number;
  corner_y: number;
  hits: {
    id?: number;
  }[];
  members: { [key: string]: MemberKeyed };
  tasks: TaskElement[];
  candle: Candle;
  score?: number | null | -1;
  field?: number | null;
} & { [key: string]: unknown } & ({
  full_name: string;
} | {
  profile: {
    name: string;
  };
}) & ({
  lat: number;
  lon: number;
} | {
  lat?: null;
  lon?: null;
});

export interface MemberKeyed {
  age: number;
}

export interface TaskElement {
  title: string;
}

export type Candle = [number, null, number, ({
  text?: string | null;
} | null)?, ...null[]];
