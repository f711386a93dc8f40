// A step of a plan as a report tells it, and a line with a link: of those consist blocks of a told report.

/** A line that may lead to an official page. */
export type LinkedLine = { readonly text: string; readonly url: string | null };

export type ToldStep = {
  readonly id: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly isLate: boolean;
  /** When it was done, or when it falls. */
  readonly when: string;
  /** How far that time is to be believed, and when the diploma comes; empty where there is nothing to say. */
  readonly note: string;
  readonly place: LinkedLine;
};
