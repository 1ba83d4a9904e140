// What is written as Unions. Made by kvmapc schema.

export interface Unions {
  media: Media[];
  event: Event;
  shape: Shape;
  link: Link;
  pets: AnimalFamily[];
  steps?: Script;
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
  type: "video";
  seconds: number;
  inside: Media[];
}

export interface MediaNone {
  type: "none";
}

export interface MediaPlain {
  width: number;
}

export type MediaUnknown = { [key: string]: unknown };

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
  empty: unknown;
};

export type Link = number | Photo | string;

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

export type Script = { [key: string]: unknown };
