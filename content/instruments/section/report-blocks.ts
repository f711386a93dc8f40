// A report as it is told on paper: chapters of plain blocks. The printer decides on type and places, never on words.

import type { LinkedLine, ToldStep } from './told-step.ts';

/** Shares of the scale, 0 to 1. */
export type Stretch = { readonly value: number; readonly low: number; readonly high: number };

export type Block =
  | { readonly kind: 'lead' | 'text' | 'small' | 'subheading'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly ToldStep[] }
  | {
      readonly kind: 'links';
      readonly links: readonly (LinkedLine & { readonly note: string })[];
    }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly isNumbered?: boolean }
  | {
      readonly kind: 'table';
      /** `share` of the width. */
      readonly columns: readonly {
        readonly label: string;
        readonly share: number;
        readonly isNumber?: boolean;
      }[];
      readonly rows: readonly (readonly string[])[];
      /** A bar below each row, as a share of the table's width; 0: none. */
      readonly bars?: readonly number[];
    }
  /** Lines to write on by hand, under the names of their columns; `share` of the width. */
  | {
      readonly kind: 'fill-in';
      readonly columns: readonly { readonly label: string; readonly share: number }[];
      readonly rows: number;
    }
  | {
      readonly kind: 'answers';
      readonly labels: AnswerRow;
      readonly tests: readonly AnswersOfTest[];
    }
  | {
      readonly kind: 'hexagon';
      readonly corners: readonly (Stretch & { readonly letter: string; readonly name: string })[];
    }
  /** What is drawn for the portrait, in words; the printer has the drawing. */
  | { readonly kind: 'drawing'; readonly alt: string }
  | {
      readonly kind: 'bars';
      readonly bars: readonly (Stretch & {
        readonly label: string;
        readonly text: string;
        /** The names of the two ends of a line. */
        readonly ends: readonly [string, string];
        /** Where between them the person is, and what that is good for. */
        readonly place: string;
        readonly said: string;
      })[];
    };

/** The question, what was answered, and what that added to its scale. */
export type AnswerRow = {
  readonly question: string;
  readonly answer: string;
  readonly points: string;
};

export type AnswersOfTest = {
  readonly title: string;
  /** The sentence over every question. */
  readonly stem: string;
  readonly scales: readonly {
    readonly name: string;
    /** What its answers add up to; nothing where they are not the whole of the score. */
    readonly sum: string;
    readonly rows: readonly AnswerRow[];
  }[];
  readonly note?: string;
};

export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
};

export type ToldReport = {
  readonly title: string;
  /** When each test was taken, and in which form. */
  readonly dates: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly foot: string;
};
