// What follows from a situation, each from the answers that it depends on and from no other: so that a page can say what
// one changed answer changed, and that the rest stayed.
import type { Way } from '#domain/admission/rules.ts';
import type { Payer } from '#domain/cost/payer.ts';
import type { Aim, PathwayCountry } from '#domain/pathway/choices.ts';
import type { UniversityPast } from '#domain/pathway/past.ts';
import type { Stay } from '#domain/pathway/stay.ts';
import {
  asksRecognition,
  isDegree,
  payerOf,
  saidStay,
  wayOf,
  type Situation,
  type StartAge,
} from './situation.ts';

/** `''`: nothing to say. */
export type DerivedSituation = {
  /** `open`: no diploma was said; `recognition`: how far its recognition is was not. `ask`: for this diploma no rule was verified.
   * Only degrees have ways. */
  way: Way | 'colombia' | 'open' | 'recognition' | 'ask' | '';
  /** `unsaid`: without a passport it is reckoned with a visa. */
  stay: Stay | 'unsaid';
  /** Of a degree: what vocational training and courses cost a foreigner was not verified. */
  payer: Payer | '';
  past: Exclude<UniversityPast, 'none'> | '';
  age: Exclude<StartAge, 'adult'> | '';
  grandparent: 'look-into' | '';
  aim: Exclude<Aim, 'public-degree'> | '';
};

export const derivedIds = [
  'way',
  'stay',
  'payer',
  'past',
  'age',
  'grandparent',
  'aim',
] as const satisfies (keyof DerivedSituation)[];
export type DerivedId = (typeof derivedIds)[number];

export function deriveSituation(
  situation: Situation,
  /** How each country's own diploma opens the university. */
  national: Readonly<Partial<Record<PathwayCountry, string>>>,
): DerivedSituation {
  const { past, age, hasEuropeanGrandparent, aim } = situation;
  const stay = saidStay(situation) ?? 'unsaid';
  const isUnion = stay === 'citizen' || stay === 'union';
  return {
    way: isDegree(aim) ? wayToTell(situation, national) : '',
    stay,
    payer: isDegree(aim) ? payerOf(situation) : '',
    past: past === 'none' ? '' : past,
    // A visa asks for an age; without one it is not mentioned.
    age: age === 'adult' || isUnion ? '' : age,
    grandparent: hasEuropeanGrandparent && !isUnion ? 'look-into' : '',
    aim: aim === 'public-degree' ? '' : aim,
  };
}

/** The agreement with Colombia is told apart from others: whether it was renewed was not verified. */
function wayToTell(
  situation: Situation,
  national: Readonly<Partial<Record<PathwayCountry, string>>>,
): DerivedSituation['way'] {
  const { country, diploma } = situation;
  if (diploma === 'national' && country !== '' && national[country] === 'colombia')
    return 'colombia';
  const unsaid = asksRecognition(situation, national) ? 'recognition' : 'ask';
  return wayOf(situation, national) || (diploma === '' ? 'open' : unsaid);
}

/** What is said differently now than before. */
export function changedBetween(before: DerivedSituation, after: DerivedSituation): DerivedId[] {
  return derivedIds.filter((id) => before[id] !== after[id]);
}
