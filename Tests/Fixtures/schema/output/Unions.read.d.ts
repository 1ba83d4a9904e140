// What is read as Unions. Made by kvmapc schema.

export interface Unions {
  media: Media[];
  event: Event;
  shape: Shape;
  link: Link;
  pets?: AnimalFamily[] | null;
  steps?: Script | null;
}

/** What can be seen. */
export type Media = MediaPhoto | MediaVideo | MediaNone | MediaPlain | MediaUnknown;

/** Of a camera. */
export interface MediaPhoto {
  type: "photo";
  width: number;
}

export interface Photo {
  width: number;
}

export interface MediaVideo {
  type: "video" | "clip";
  seconds: number;
  inside?: Media[] | null;
}

export interface MediaNone {
  type: "none";
}

export interface MediaPlain {
  type?: null;
  width: number;
}

export interface MediaUnknown {
  type: string;
}

export type Event = EventJoined | EventSaid;

export interface EventJoined {
  kind: "joined";
  data: {
    body: Photo;
  };
}

export interface EventSaid {
  kind: "said";
  data: {
    body: string;
  };
}

export type Shape = "empty" | {
  circle: Photo;
} | {
  square: number;
} | {
  sq: number;
} | {
  empty: unknown;
};

export type Link = number | {
  width: unknown;
} & Photo | string;

export type AnimalFamily = AnimalFamilyCat | AnimalFamilyAnimal;

export interface AnimalFamilyCat {
  kind: "cat";
  name: string;
  lives: number;
}

export interface AnimalFamilyAnimal {
  kind: "any";
  name: string;
}

export interface Script {
  circle?: Photo;
  square?: number;
  sq?: number;
  empty?: unknown;
}
