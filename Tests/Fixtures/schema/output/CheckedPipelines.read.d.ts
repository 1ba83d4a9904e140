// What is read as Counted. Made by kvmapc schema.

export interface Counted {
  first: number;
  second?: number | null;
  third?: number | null;
}
