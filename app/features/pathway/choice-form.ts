import type { Locale } from '#domain/locale.ts';
import {
  aims,
  parsePathwayChoice,
  startsFor,
  type PathwayChoice,
} from '#domain/pathway/choices.ts';
import { passports, type Situation } from '#domain/situation/situation.ts';
import { monthWords } from '#content/pathway/when-words.ts';

/** What the form says now; undefined while no country is chosen. */
export function readChoice(form: HTMLFormElement): PathwayChoice | undefined {
  return parsePathwayChoice(Object.fromEntries(new FormData(form)));
}

/** The passport that the form says; `''` where none was said. */
export function readPassport(form: HTMLFormElement): Situation['passport'] {
  const said = selectOf(form, 'passport')?.value;
  return passports.find((each) => each === said) ?? '';
}

/** What was chosen in the form before a script looked at it, by the names of its fields. */
export function chosenByHand(form: HTMLFormElement): Record<string, string> {
  const selects = [...form.elements].filter((field) => field instanceof HTMLSelectElement);
  const touched = selects.filter(({ options, selectedIndex }) => {
    const built = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(built, 0);
  });
  return Object.fromEntries(touched.map(({ name, value }) => [name, value]));
}

/** Puts values into the form, for example those of a kept plan or of the address. */
export function writeChoice(
  form: HTMLFormElement,
  values: Partial<Record<keyof PathwayChoice | 'passport', string>>,
  today: string,
  locale: Locale,
): void {
  for (const name of ['country', 'diploma', 'passport', 'aim'] as const)
    choose(form, name, values[name]);
  offerStarts(form, today, locale);
  choose(form, 'start', values.start);
}

/** The months that the aim can start in; the chosen one stays chosen where it is still offered. */
export function offerStarts(form: HTMLFormElement, today: string, locale: Locale): void {
  const select = selectOf(form, 'start');
  const aim = aims.find((each) => each === selectOf(form, 'aim')?.value) ?? 'public-degree';
  const starts = startsFor(aim, today);
  if (!select || starts.join() === optionsOf(select).join()) return;
  const chosen = select.value;
  select.replaceChildren(...starts.map((start) => new Option(monthWords(start, locale), start)));
  const kept = starts.includes(chosen) ? chosen : starts.find((start) => start.endsWith('-09'));
  select.value = kept ?? '';
}

function choose(form: HTMLFormElement, name: string, value: string | undefined): void {
  const select = selectOf(form, name);
  if (select && value !== undefined && optionsOf(select).includes(value)) select.value = value;
}

function selectOf(form: HTMLFormElement, name: string): HTMLSelectElement | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : undefined;
}

function optionsOf(select: HTMLSelectElement): string[] {
  return [...select.options].map(({ value }) => value);
}
