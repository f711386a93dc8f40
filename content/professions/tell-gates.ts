import type { Locale } from '#domain/locale.ts';
import type { RegulatedProfession } from './gate.ts';

/** A gate as a page prints it. */
export type ToldGate = {
  readonly what: string;
  readonly outside: string | undefined;
  /** Norm, source and the day it was looked at. */
  readonly norm: string | undefined;
  readonly source: string;
  readonly url: string;
  readonly checked: string;
  /** Press, colleges or academies say it; pages print that. */
  readonly isSecondary: boolean;
  /** Not read: the office knows, and nothing else is said. */
  readonly isAsked: boolean;
};

/** What practice asks for, gate by gate, in the order in which one meets them. */
export function tellGates({ gates }: RegulatedProfession, locale: Locale): readonly ToldGate[] {
  return gates.map(({ what, outside, source }) => ({
    what: what[locale],
    outside: outside?.[locale],
    norm: source.norm,
    source: source.source,
    url: source.url,
    checked: source.checked,
    isSecondary: source.mark === 'S',
    isAsked: source.mark === 'U',
  }));
}
