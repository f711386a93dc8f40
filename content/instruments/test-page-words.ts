import type { Copy as TestWords } from '#content/instruments/words/es/test-words.ts';
import type { Form } from '#domain/instruments/instrument.ts';

/** What the page on which an instrument is taken says: its own promise, and what any test says while it is taken. */
export type TestPageWords = {
  readonly head: { readonly title: string; readonly description: string };
  readonly intro: TestWords['intro'] & {
    readonly eyebrow: string;
    readonly title: string;
    readonly lead: string;
    readonly facts: readonly { readonly term: string; readonly text: string }[];
    readonly howTitle: string;
    readonly howText: string;
    readonly statusTitle: string;
    readonly statusText: string;
  };
  /** Of choosing between the full and the short form, where there are both. */
  readonly forms?: {
    readonly legend: string;
    /** One line each: its name, and what it costs. */
    readonly choices: readonly {
      readonly form: Form;
      readonly name: string;
      readonly text: string;
    }[];
    /** How sure each is of what it says; folded, for whoever asks. */
    readonly certaintyTitle: string;
    readonly certainty: readonly string[];
    readonly draftText: string;
    readonly oneDraftText: string;
  };
  /** Of putting cards in order, where a test has some. */
  readonly ranking?: {
    readonly title: string;
    readonly text: string;
    /** Heard behind a card that has a place. */
    readonly place: string;
    readonly placed: string;
    readonly whole: string;
    readonly back: string;
    readonly next: string;
    readonly skip: string;
  };
  readonly test: TestWords['test'] & { readonly title: string };
};
