// What is read as Checks. Made by kvmapc schema.

/** Limits and patterns. */
export interface Checks {
  /** In years. */
  age: number;
  below: number;
  step?: number | null;
  code: string;
  name: string;
  long: string;
  state: "draft" | "public";
  tags?: string[] | null;
  ranks: { [key: string]: number };
  odd: number;
  /** More than that. */
  level: 10;
  since: string;
}
