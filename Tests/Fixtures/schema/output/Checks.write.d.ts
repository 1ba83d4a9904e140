// What is written as Checks. Made by kvmapc schema.

/** Limits and patterns. */
export interface Checks {
  /** In years. */
  age: number;
  below: number;
  step?: number;
  code: string;
  name: string;
  long: string;
  state: "draft" | "public";
  tags: string[];
  ranks: { [key: string]: number };
  odd: number;
  /** More than that. */
  level: 10;
  since: string;
}
