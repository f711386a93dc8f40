import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import type { saidByArriving } from '#content/ways/slugs.ts';
import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { national } from '#content/compiled/countries/national.js';
import { countryOfZone } from '#content/pathway/country-of-zone.ts';
import {
  calculationOf,
  nothingTyped,
  type Calculation,
  type Typed,
} from '#domain/situation/calculation.ts';
import { dayOf } from '#domain/pathway/months.ts';
import { emptySituation, type Situation } from '#domain/situation/situation.ts';
import type { DerivedId } from '#domain/situation/derive-situation.ts';
import {
  forgetCalculation,
  keepCalculation,
  readCalculation,
} from '#app/data/device/kept-calculation.ts';
import { forgetSituation, keepSituation, readSituation } from '#app/data/device/kept-situation.ts';
import type { Lists } from './lists.ts';
import type { Place } from './place-field.tsx';
import { suppose } from './suppose.ts';

/** What a group of fields is given: what is typed, and how to change it. */
export type FieldsProps = { said: Calculation; change: Change; copy: Copy; lists: Lists };

export type Change = (patch: Partial<Typed>) => void;

/** What coming from the page of a country says. */
export type Arrived = ReturnType<typeof saidByArriving>;

/** The situation and what was typed, kept in this browser with every change. */
export function useCalculation(arrived: Arrived) {
  const [today] = useState(() => dayOf(new Date()));
  const [typed, setTyped] = useState(readCalculation);
  const [situation, setSituation] = useState(() => whoComes(today, arrived));
  const [zoneCountry] = useState(() => countryOfZone() ?? '');
  /** What the last answer changed; `undefined` before the first one that changed something. */
  const [changed, setChanged] = useState<readonly DerivedId[]>();
  function keep(newTyped: Typed, newSituation: Situation): void {
    setTyped(newTyped);
    setSituation(newSituation);
    keepCalculation(newTyped);
    keepSituation(newSituation);
  }
  const change: Change = (patch) => keep({ ...typed, ...patch }, situation);
  function say(patch: Partial<Situation>, city: string): void {
    const next = { ...situation, ...patch };
    keep({ ...typed, city }, next);
    void whatChanged(situation, next).then((now) =>
      setChanged((before) => (before || now.length > 0 ? now : undefined)),
    );
  }
  const tell = (patch: Partial<Situation>) => say(patch, typed.city);
  /** A city brings its region along. */
  const place = ({ region, city }: Place) => say({ region }, city);
  function forget(): void {
    setTyped(nothingTyped);
    setSituation(emptySituation);
    setChanged(undefined);
    forgetCalculation();
    forgetSituation();
  }
  const counted = suppose(typed, situation, zoneCountry);
  const said = calculationOf(counted.typed, counted.situation, ofCountries, today);
  /** For a first look at a grade: the diploma that most bring, recognised and with exams. */
  const usual = {
    ...counted.situation,
    diploma: 'national',
    recognition: 'homologated-pce',
  } as const;
  const usualWay = calculationOf(counted.typed, usual, ofCountries, today).way;
  const withUsual: Calculation = { ...said, way: usualWay && 'homologated-pce' };
  const country = counted.situation.country;
  return {
    said,
    withUsual,
    usualWay,
    country,
    situation,
    counted: counted.situation,
    change,
    tell,
    place,
    changed,
    forget,
    today,
  };
}

/** What follows from the answers is of no use before one is given. */
async function whatChanged(before: Situation, after: Situation): Promise<readonly DerivedId[]> {
  const { changedBetween, deriveSituation } = await import('#domain/situation/derive-situation.ts');
  return changedBetween(deriveSituation(before, national), deriveSituation(after, national));
}

/** What a calculation follows from in a country: not `content/pathway/of-countries.ts`, which would be a file more. */
const ofCountries = { national, currencyOf };

/** What is kept; without a country or a diploma, coming from the page of one says it. */
function whoComes(today: string, said: Arrived): Situation {
  const kept = readSituation(today);
  return {
    ...kept,
    country: kept.country || (said.country ?? ''),
    diploma: kept.diploma || (said.diploma ?? ''),
  };
}
