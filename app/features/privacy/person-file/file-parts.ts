// What a person's file consists of, before it is written as HTML.

/** A label and what is said of it. */
export type Entry = readonly [label: string, told: string];

export type FileTable = {
  readonly title?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type FilePart = {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly tables: readonly FileTable[];
};

export type FileChapter = {
  /** The part of the address after `#` within the file. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly parts: readonly FilePart[];
};

/** One row of `my_data`, by the names of the database. */
export type Row = Readonly<Record<string, unknown>>;
