import { expectedLength, type ExpectedLength } from '#domain/instruments/adaptive-length.ts';
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
    const items = instrument.forms.full;
    return { items, pages: chunks(items, questionsOnWide), isOpen: false, length: undefined };
  }
  const pages: (readonly string[])[] = [];
  const known: Record<string, number | null> = {};
  for (;;) {
    const { next } = followPath(instrument, known);
    if (next.length > 0) pages.push(next);
    const isOpen = next.some((item) => !isPassed(instrument, answers, item));
    if (next.length === 0 || isOpen) {
      return { items: pages.flat(), pages, isOpen, length: expectedLength(instrument, answers) };
    }
    for (const item of next) known[item] = ownValue(answers, item) ?? null;
  }
}

/** Answered, or passed over on purpose: the path of a short form goes on behind it. */
export function isPassed(instrument: Instrument, answers: Responses, item: string): boolean {
  const value = ownValue(answers, item);
  return value === null || isChoice(instrument, value);
}

function chunks(items: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  );
}
