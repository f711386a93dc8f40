// What a person may say about themselves after a test, all optional: for filters, for which certainty their result
// tells and, with consent, research. Never used to score.
import { spanishSpeakingCountries } from './countries.ts';

/** The bands of specification S11; the profile accepts no other. */
export const ageBands = ['14-15', '16-17', '18-24', '25+'] as const;
export type AgeBand = (typeof ageBands)[number];

/** The level of studies aimed at. */
export const studyLevels = ['vocational', 'university', 'postgraduate', 'undecided'] as const;
export type StudyLevel = (typeof studyLevels)[number];

/** ISO 3166 codes, in no order of rank; `ZZ`, which no country has, for every other. */
export const countries = [...spanishSpeakingCountries, 'BR', 'ES', 'GQ', 'US', 'ZZ'] as const;
export type Country = (typeof countries)[number];

/** `null`: not said. */
export type AboutPerson = {
  readonly country: Country | null;
  readonly ageBand: AgeBand | null;
  readonly studyLevel: StudyLevel | null;
};

/** Reads three loose values; whatever is not one of ours counts as not said. */
export function parseAboutPerson(given: Readonly<Record<string, unknown>>): AboutPerson {
  return {
    country: countries.find((known) => known === given.country) ?? null,
    ageBand: ageBands.find((known) => known === given.ageBand) ?? null,
    studyLevel: studyLevels.find((known) => known === given.studyLevel) ?? null,
  };
}
