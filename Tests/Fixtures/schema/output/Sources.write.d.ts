// What is written as Page. Made by kvmapc schema.

export interface Document {
  response: {
    page: Page;
  };
}

export type Page = {
  full_name: string;
  links?: {
    rel: "next";
    href?: string;
  }[];
  phones: [{
    number: string;
  }];
  lat?: number;
  lon?: number;
  corner_x: number;
  corner_y: number;
  hits: {
    id?: number;
  }[];
  members: { [key: string]: Member };
  tasks: Task[];
  candle: Candle;
  score: number;
  field?: number | null;
} & { [key: string]: unknown };

export interface Member {
  age: number;
}

export interface Task {
  title: string;
}

export type Candle = [number, null, number, ({
  text?: string;
} | null)?];
