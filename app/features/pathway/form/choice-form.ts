// The form as it stands on the page: what it says, and how values get into it. React listens to it and never renders it twice.
import { pathwayCountries } from '#content/pathway/pathway-countries.ts';
import type { Locale } from '#domain/locale.ts';
import { diplomas, startsFor, type Aim, type PathwayChoice } from '#domain/pathway/choices.ts';
import { centreKinds, vocationalLevels } from '#domain/pathway/vocational.ts';
import {
  choicesOf,
  passports,
  pathwayDiploma,
  withChoice,
  type Situation,
} from '#domain/situation/situation.ts';
import { monthWords } from '#content/pathway/when-words.ts';

/** What is asked first. `either` tells both doors and is kept nowhere: it is no aim. */
export const studies = ['degree', 'vocational', 'language-first', 'either'] as const;
export type Studies = (typeof studies)[number];

/** What opens the university; a person who has been at one says that, and keeps the diploma said before. */
export const broughtBy = [...diplomas, 'begun', 'finished'] as const;

/** What is said so far: the aim is missing where degree and vocational training are both open. */
export type SaidChoice = Omit<PathwayChoice, 'aim'> & { aim?: Aim };

/** What the form says now, with what was said elsewhere; no country chosen, no choice. */
export function readForm(
  form: HTMLFormElement,
  before: Situation,
): { said: SaidChoice | undefined; situation: Situation } {
  const data = new FormData(form);
  const one = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === data.get(name));
  const brought = one('diploma', broughtBy) ?? 'national';
  const isPast = brought === 'begun' || brought === 'finished';
  const hadPast = before.past === 'begun' || before.past === 'finished';
  const diploma = isPast ? pathwayDiploma(before.diploma || 'national') : brought;
  const country = one('country', pathwayCountries);
  const aim = aimIn(form);
  const start = selectOf(form, 'start')?.value ?? '';
  const situation: Situation = {
    ...before,
    passport: one('passport', passports) ?? '',
    level: one('level', vocationalLevels) ?? '',
    centre: one('centre', centreKinds) ?? '',
    past: isPast ? brought : hadPast ? 'none' : before.past,
  };
  if (!country || !/^20\d\d-\d\d$/.test(start)) return { said: undefined, situation };
  const said = { country, diploma, start, ...(aim && { aim }) };
  return {
    said,
    situation: aim
      ? withChoice(situation, { ...said, aim })
      : { ...withChoice(situation, { ...said, aim: 'public-degree' }), aim: '' },
  };
}

/** What is put into the form, by the names of its fields. */
export type FormValues = Partial<Record<string, string>>;

/** The fields as a situation fills them. */
export function valuesOf(situation: Situation): FormValues {
  const { past, passport, level, centre } = situation;
  const { aim, diploma, ...rest } = choicesOf(situation);
  const isPast = past === 'begun' || past === 'finished';
  const brought = isPast ? past : diploma;
  return {
    ...rest,
    passport,
    level,
    centre,
    ...(brought && { diploma: brought }),
    ...(aim && studiesOf(aim)),
  };
}

/** The first question, and the one that follows from a degree, as an aim answers them. */
export function studiesOf(aim: Aim): { studies: Studies; kind?: Aim } {
  if (aim === 'public-degree' || aim === 'private-degree') return { studies: 'degree', kind: aim };
  return { studies: aim };
}

/** What was chosen in the form before a script looked at it, by the names of its fields. */
export function chosenByHand(form: HTMLFormElement): FormValues {
  const selects = [...form.elements].filter((field) => field instanceof HTMLSelectElement);
  const touched = selects.filter(({ options, selectedIndex, dataset }) => {
    if ('supposed' in dataset) return false;
    const built = [...options].findIndex(({ defaultSelected }) => defaultSelected);
    return selectedIndex !== Math.max(built, 0);
  });
  const tile = form.elements.namedItem('studies');
  const asked = tile instanceof RadioNodeList ? tile.value : '';
  return {
    ...Object.fromEntries(touched.map(({ name, value }) => [name, value])),
    ...(asked && { studies: asked }),
  };
}

/** Puts values into the form, for example those of a kept plan or of the address. */
export function writeForm(
  form: HTMLFormElement,
  values: FormValues,
  today: string,
  locale: Locale,
): void {
  const tile = form.elements.namedItem('studies');
  if (values['studies'] && tile instanceof RadioNodeList) tile.value = values['studies'];
  for (const name of ['country', 'diploma', 'passport', 'kind', 'level', 'centre'])
    choose(form, name, values[name]);
  offerStarts(form, today, locale);
  choose(form, 'start', values['start']);
}

/** The months that the aim can start in; the chosen one stays chosen where it is still offered. */
export function offerStarts(form: HTMLFormElement, today: string, locale: Locale): void {
  const select = selectOf(form, 'start');
  const starts = startsFor(aimIn(form) ?? 'public-degree', today);
  if (!select || starts.join() === optionsOf(select).join()) return;
  const chosen = select.value;
  select.replaceChildren(...starts.map((start) => new Option(monthWords(start, locale), start)));
  const kept = starts.includes(chosen) ? chosen : starts.find((start) => start.endsWith('-09'));
  select.value = kept ?? '';
}

/** Whether what is studied was said. */
export function isAsked(form: HTMLFormElement): boolean {
  return new FormData(form).get('studies') !== null;
}

/** Whether the first question or the country is still open. */
export function isOpen(form: HTMLFormElement): boolean {
  return !isAsked(form) || !new FormData(form).get('country');
}

/** The form of the page, which is the build's or React's. */
export function pathwayForm(): HTMLFormElement | undefined {
  const form = document.getElementById('pathway-form');
  return form instanceof HTMLFormElement ? form : undefined;
}

function aimIn(form: HTMLFormElement): Aim | undefined {
  const asked = new FormData(form).get('studies');
  if (asked === 'vocational' || asked === 'language-first') return asked;
  if (asked !== 'degree') return undefined;
  return selectOf(form, 'kind')?.value === 'private-degree' ? 'private-degree' : 'public-degree';
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
