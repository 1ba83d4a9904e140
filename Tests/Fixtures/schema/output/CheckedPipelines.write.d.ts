// What is written as Counted. Made by kvmapc schema.

export interface Counted {
  first: number;
  second?: number;
  third?: number;
}
