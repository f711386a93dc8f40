import { expectedLength, type ExpectedLength } from '#domain/instruments/adaptive-length.ts';
import { askedInFull } from '#domain/instruments/instructed.ts';
import { followPath } from '#domain/instruments/adaptive.ts';
import {
  isChoice,
  ownValue,
  type Form,
  type Instrument,
  type Responses,
} from '#domain/instruments/instrument.ts';

const questionsOnWide = 5;

/** The questions of one attempt as its answers have made them so far. */
export type Questions = {
  /** Asked and to ask, in the order of asking. */
  readonly items: readonly string[];
  /** Those that count: the others only show whether questions are read. */
  readonly counted: readonly string[];
  /** The same, as the pages of a wide screen: five at a time, or the rounds of a short form. */
  readonly pages: readonly (readonly string[])[];
  /** What follows depends on answers still to come. */
  readonly isOpen: boolean;
  /** How long the test will be, when the answers decide. */
  readonly length: ExpectedLength | undefined;
};

/** What an attempt asks: all of a full form, as much of a short form as the answers so far decide. */
export function questionsOf(instrument: Instrument, form: Form, answers: Responses): Questions {
  if (form === 'full') {
    const counted = instrument.forms.full;
    const items = askedInFull(instrument);
    const pages = pagesOf(items, counted);
    return { items, counted, pages, isOpen: false, length: undefined };
  }
  const pages: (readonly string[])[] = [];
  const known: Record<string, number | null> = {};
  for (;;) {
    const { next } = followPath(instrument, known);
    if (next.length > 0) pages.push(next);
    const isOpen = next.some((item) => !isPassed(instrument, answers, item));
    if (next.length === 0 || isOpen) {
      const items = pages.flat();
      const length = expectedLength(instrument, answers);
      return { items, counted: items, pages, isOpen, length };
    }
    for (const item of next) known[item] = ownValue(answers, item) ?? null;
  }
}

/** Answered, or passed over on purpose: the path of a short form goes on behind it. */
export function isPassed(instrument: Instrument, answers: Responses, item: string): boolean {
  const value = ownValue(answers, item);
  return value === null || isChoice(instrument, value);
}

/** Five that count a page; what does not count stands with the one before it. */
function pagesOf(items: readonly string[], counted: readonly string[]): string[][] {
  const pages: string[][] = [];
  let seen = 0;
  for (const item of items) {
    const isCounted = counted.includes(item);
    if (isCounted && seen % questionsOnWide === 0) pages.push([]);
    if (isCounted) seen += 1;
    pages.at(-1)?.push(item);
  }
  return pages;
}
