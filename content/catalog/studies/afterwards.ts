// How it goes after a study, as the tables of `data/ministry/` and `data/educabase/` have it.

/** Of people with a degree, one and four years later. */
export type Afterwards = {
  /** As the report calls it; Spanish. */
  readonly name: string;
  readonly graduates: number;
  /** Percent in Social Security. */
  readonly affiliated: { readonly year1: number; readonly year4: number };
  /** Mean contribution base in euros a year; of areas only. */
  readonly base?: { readonly year1: number; readonly year4: number };
};

/** Of people who finished later, four years on, as the press has it. */
export type NewerAfterwards = {
  /** What was counted; Spanish. */
  readonly name: string;
  /** The course in which they finished: `2018-19`. */
  readonly cohort: string;
  /** Percent in Social Security. */
  readonly affiliated: number;
  /** Mean contribution base in euros a year. */
  readonly base?: number;
};

/** Of people with a vocational title, in the fourth year. */
export type TitleAfterwards = {
  /** As the table names it, which counts some titles together. */
  readonly group: string;
  /** Mean contribution base in euros a year. */
  readonly base: number;
};
