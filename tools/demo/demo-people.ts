// People for demonstrations and measurements: generated answers to all three tests, names from two short lists,
// addresses that can never receive mail (RFC 2606). The same seed makes the same people.
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { findPublished } from '#content/instruments/publications.ts';
import { askedInFull } from '#domain/instruments/instructed.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { Locale } from '#domain/locale.ts';
import { personalityPopulation, valuesPopulation } from './assumed-populations.ts';
import type { Random } from './random.ts';
import { createRespondents, type Population } from './respondents.ts';
import { riasecPopulation } from './interests-generator.ts';

const given =
  'Ana,Luis,Sofía,Diego,Valentina,Mateo,Camila,Andrés,Lucía,Julián,Renata,Tomás,Inés,Pablo,Ximena,Íñigo';
const family =
  'García,Peña,Rodríguez,Muñoz,Castro,Núñez,Vargas,Ibáñez,Torres,Quiroga,Salas,Ochoa,Paredes,Luna,Vélez,Cruz';
const countries = [
  'MX',
  'MX',
  'MX',
  'CO',
  'CO',
  'CO',
  'AR',
  'AR',
  'PE',
  'EC',
  'CL',
  'ES',
  'BO',
  null,
  null,
];
const ageBands = ['14-15', '16-17', '16-17', '16-17', '18-24', '18-24', '25+', null];
const populations: Readonly<Record<string, Population>> = {
  riasec: riasecPopulation,
  values: valuesPopulation,
  personality: personalityPopulation,
};

export type DemoAttempt = {
  readonly instrument: string;
  readonly version: number;
  readonly answers: Readonly<Record<string, number>>;
  readonly times: Readonly<Record<string, { at: number; ms: number }>>;
  readonly finished: boolean;
};

export type DemoPerson = {
  readonly name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly country: string | null;
  readonly ageBand: string | null;
  /** Days before today. */
  readonly daysAgo: number;
  readonly confirmed: boolean;
  readonly marketing: boolean;
  readonly research: boolean;
  readonly attempts: readonly DemoAttempt[];
};

/** What people take today. */
const newest = instrumentIds.flatMap(
  (id) => findPublished(instruments[id].storedId, newestVersion(id)) ?? [],
);

/** Returns a function that makes one person after the other, signed up within the last `days` days. */
export function createDemoPeople(
  random: Random,
  days: number,
  taken: readonly Instrument[] = newest,
): () => DemoPerson {
  const respondents = taken.map((instrument) => ({
    instrument,
    next: createRespondents(instrument, populations[instrument.id] ?? riasecPopulation, random),
  }));
  const names = [given.split(','), family.split(',')];
  let made = 0;
  return () => {
    made += 1;
    const pick = <Value>(list: readonly Value[]) =>
      list[Math.floor(random.uniform() * list.length)];
    const likely = (share: number) => random.uniform() < share;
    const confirmed = likely(0.86);
    const attempts = respondents.flatMap(({ instrument, next }) => {
      const share = instrument.id === instruments.interests.storedId ? 0.85 : 0.35;
      return confirmed && likely(share) ? [attemptOf(instrument, next().responses, random)] : [];
    });
    return {
      name: `${pick(names[0] ?? []) ?? ''} ${pick(names[1] ?? []) ?? ''} ${pick(names[1] ?? []) ?? ''}`,
      email: `persona-${made}@demo.invalid`,
      locale: likely(0.85) ? ('es' as const) : ('en' as const),
      country: pick(countries) ?? null,
      ageBand: pick(ageBands) ?? null,
      daysAgo: Math.floor(random.uniform() ** 1.4 * days),
      confirmed,
      marketing: confirmed && likely(0.45),
      research: confirmed && likely(0.7),
      attempts,
    };
  };
}

/** All answers of the full form in its order, or as far as the person came; cards only where nothing else was left. */
function attemptOf(
  instrument: Instrument,
  responses: Readonly<Record<string, number>>,
  random: Random,
): DemoAttempt {
  const full = [
    ...askedInFull(instrument),
    ...(instrument.ranking?.cards ?? []).map(({ id }) => id),
  ];
  const finished = random.uniform() < 0.8;
  // People leave early or not at all: half of those who leave do so in the first quarter.
  const count = finished ? full.length : Math.floor(random.uniform() ** 2 * full.length);
  const pace = 3_600 * Math.exp(0.35 * random.normal());
  const asked = full.slice(0, count);
  return {
    instrument: instrument.id,
    version: instrument.version,
    answers: Object.fromEntries(asked.map((id) => [id, responses[id] ?? 0])),
    times: Object.fromEntries(
      asked.map((id) => [id, { at: 0, ms: Math.round(pace * Math.exp(0.4 * random.normal())) }]),
    ),
    finished,
  };
}
