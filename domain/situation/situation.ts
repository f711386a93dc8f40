// A visitor's situation, as far as the way to Spain depends on it: asked once, and read by the calculators, the pathway and the
// pages of the countries. Every answer may be missing; what follows from the answers is derived, never kept.
import { ways, type Way } from '#domain/admission/rules.ts';
import { payers, type Payer } from '#domain/cost/payer.ts';
import {
  aims,
  parseCountry,
  type Aim,
  type Diploma,
  type PathwayChoice,
  type PathwayCountry,
} from '#domain/pathway/choices.ts';
import { universityPasts, type UniversityPast } from '#domain/pathway/past.ts';
import type { PlanTerms } from '#domain/pathway/plan.ts';
import { paysAsResident, stayNeedsVisa, type Stay } from '#domain/pathway/stay.ts';
import {
  centreKinds,
  vocationalLevels,
  type CentreKind,
  type VocationalLevel,
} from '#domain/pathway/vocational.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';

/** The diplomas that open a Spanish university in different ways; the pathway tells only `national` and `ib` apart. */
export const broughtDiplomas = [
  'national',
  'ib',
  'european',
  'a-levels',
  'bachillerato',
  'vocational',
  'other',
] as const;
export type BroughtDiploma = (typeof broughtDiplomas)[number];

/** How far the recognition of a diploma is: with PCE, without them, or still waiting. */
export const recognitions = ['homologated-pce', 'homologated', 'pending'] as const satisfies Way[];
export type Recognition = (typeof recognitions)[number];

/** `neighbour`: British, Andorran or Swiss, which are neither of the Union nor like the rest. */
export const passports = ['spanish', 'eu', 'neighbour', 'other'] as const;
export type Passport = (typeof passports)[number];

/** On the day the course begins. */
export const startAges = ['under-17', 'seventeen', 'adult'] as const;
export type StartAge = (typeof startAges)[number];

/** `''`: not said. */
export type Situation = {
  /** Where secondary school ends. */
  country: PathwayCountry | '';
  diploma: BroughtDiploma | '';
  recognition: Recognition | '';
  passport: Passport | '';
  /** A grandparent from Spain or another country of the Union: something to look into, and no passport yet. */
  hasEuropeanGrandparent: boolean;
  past: UniversityPast | '';
  age: StartAge | '';
  /** Lives in Spain with a permit already. */
  isResident: boolean;
  aim: Aim | '';
  /** Of vocational training; without a word it is higher training at a public centre. */
  level: VocationalLevel | '';
  centre: CentreKind | '';
  region: RegionId | '';
  /** The month, `YYYY-MM`. */
  start: string;
};

export const emptySituation: Situation = {
  country: '',
  diploma: '',
  recognition: '',
  passport: '',
  hasEuropeanGrandparent: false,
  past: '',
  age: '',
  isResident: false,
  aim: '',
  level: '',
  centre: '',
  region: '',
  start: '',
};

/** What is left of a stored record; a start that has begun by `today` (`YYYY-MM-DD`) is none. */
export function parseSituation(value: unknown, today: string): Situation {
  const given: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const start = String(given['start']);
  const isStart = /^20\d\d-(0[1-9]|1[0-2])$/.test(start) && start > today.slice(0, 7);
  return {
    country: parseCountry(given['country']) ?? '',
    diploma: known(broughtDiplomas, given['diploma']),
    recognition: known(recognitions, given['recognition']),
    passport: known(passports, given['passport']),
    hasEuropeanGrandparent: given['hasEuropeanGrandparent'] === true,
    past: known(universityPasts, given['past']),
    age: known(startAges, given['age']),
    isResident: given['isResident'] === true,
    aim: known(aims, given['aim']),
    level: known(vocationalLevels, given['level']),
    centre: known(centreKinds, given['centre']),
    region: known(regionIds, given['region']),
    start: isStart ? start : '',
  };
}

/** The way into a university; `''` where that has to be asked, or more has to be said first. */
export function wayOf(
  { country, diploma, recognition }: Pick<Situation, 'country' | 'diploma' | 'recognition'>,
  /** How each country's own diploma opens the university. */
  national: Readonly<Partial<Record<PathwayCountry, string>>>,
): Way | '' {
  switch (diploma) {
    case 'european':
      return 'agreement';
    case 'ib':
    case 'a-levels':
    case 'bachillerato':
    case 'vocational':
      return diploma;
    case 'national':
      if (country !== '' && national[country] === 'colombia') return 'agreement';
      return country !== '' && (national[country] ?? 'ask') === 'ask' ? '' : recognition;
    case 'other':
    case '':
      return '';
  }
}

/** Whether it has to be said how far the recognition of a diploma is: for no other way does it matter. */
export function asksRecognition(
  { country, diploma, aim }: Situation,
  national: Readonly<Partial<Record<PathwayCountry, string>>>,
): boolean {
  if (!isDegree(aim)) return false;
  return diploma === 'national' && (country === '' || national[country] === 'homologation');
}

/** Whether a degree is wanted, or the aim is not said. */
export function isDegree(aim: Aim | ''): aim is '' | 'public-degree' | 'private-degree' {
  return aim !== 'vocational' && aim !== 'language-first';
}

/** Which price of tuition is theirs: that of the Union with its passport or as a resident, else the foreign one. */
export function payerOf(situation: Situation): Payer {
  if (situation.aim === 'private-degree') return 'private';
  return paysAsResident(stayOf(situation)) ? 'resident' : 'foreign';
}

export function stayOf({ passport, isResident }: Situation): Stay {
  if (passport === 'spanish') return 'citizen';
  if (passport === 'eu') return 'union';
  if (isResident) return 'resident';
  return passport === 'neighbour' ? 'ask' : 'visa';
}

/** The same, as far as it was said: nothing where neither passport nor residence was named. */
export function saidStay(situation: Situation): Stay | undefined {
  return situation.passport === '' && !situation.isResident ? undefined : stayOf(situation);
}

/** Whether they may need a visa, and so have means to show. */
export function mayNeedVisa(situation: Situation): boolean {
  return stayNeedsVisa(stayOf(situation));
}

/** What a plan is told with: what was said in this browser, else what was kept with the plan. */
export function termsOf(situation: Situation, kept: PlanTerms): PlanTerms {
  const stay = saidStay(situation) ?? kept.stay;
  const region = situation.region || kept.region;
  return { ...(stay && { stay }), ...(region && { region }) };
}

/** The diploma as the pathway tells them apart. */
export function pathwayDiploma(diploma: BroughtDiploma): Diploma {
  return diploma === 'national' || diploma === 'ib' ? diploma : 'other';
}

/** The four choices of the pathway, as far as they were said. */
export function choicesOf({ country, diploma, aim, start }: Situation): Partial<PathwayChoice> {
  return {
    ...(country && { country }),
    ...(diploma && { diploma: pathwayDiploma(diploma) }),
    ...(aim && { aim }),
    ...(start && { start }),
  };
}

/** The situation once these choices were made in the pathway; a diploma that it does not tell apart stays. */
export function withChoice(situation: Situation, choice: PathwayChoice): Situation {
  const { diploma } = situation;
  const stays = diploma !== '' && pathwayDiploma(diploma) === choice.diploma;
  return { ...situation, ...choice, diploma: stays ? diploma : choice.diploma };
}

/** What a calculation of an earlier version of this site said of the person: it kept the way itself. */
export function situationOfWay(value: unknown, today: string): Situation {
  const given: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : {};
  const way = known(ways, given['way']);
  const payer = known(payers, given['payer']);
  const recognition = known(recognitions, way);
  return parseSituation(
    {
      diploma: recognition ? 'national' : way === 'agreement' ? 'ib' : way,
      recognition,
      passport: payer === 'resident' ? 'eu' : '',
      aim: payer === 'private' ? 'private-degree' : '',
      region: given['region'],
      start: typeof given['start'] === 'number' ? `${given['start']}-09` : '',
    },
    today,
  );
}

function known<const Value extends string>(values: readonly Value[], value: unknown): Value | '' {
  return values.find((each) => each === value) ?? '';
}
