import { europeanListIn, numberIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import type { Copy as FormCopy } from '#content/dictionaries/es/calculator-form.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import type { Locale } from '#domain/locale.ts';
import type { Range } from '#domain/range.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Lists } from './lists.ts';

/** A language, what the calculators ask and say first, and the names of what can be chosen. */
export type FormSaid = { locale: Locale; copy: FormCopy; lists: Lists };

/** The same with what a grade is worth. */
export type Said = FormSaid & { copy: Copy };

/** A grade to three decimals, as universities publish it. */
export function gradeText(value: number, locale: Locale): string {
  return numberIn(locale).format(Math.round(value * 1000) / 1000);
}

/** A grade, or between which grades it lies. */
export function gradeWords({ low, high }: Range, { locale, copy }: FormSaid): string {
  if (high - low < 0.0005) return gradeText(low, locale);
  const [from, to] = [gradeText(low, locale), gradeText(high, locale)];
  return fill(copy.cost.between, { low: from, high: to });
}

export function subjectList(subjects: readonly SubjectId[], { locale, copy }: Said): string {
  return europeanListIn(locale).format(subjects.map((each) => copy.subjects[each]));
}

/** A year of courses by its first: "2025-26". */
export function courseOf(year: number): string {
  return `${year}-${String(year + 1).slice(-2)}`;
}
