import { useState } from 'react';
import { emptyCalculation, type Calculation } from '#domain/calculation.ts';
import { dayOf } from '#domain/pathway/months.ts';
import {
  forgetCalculation,
  keepCalculation,
  readCalculation,
} from '#app/data/device/kept-calculation.ts';

export type Change = (patch: Partial<Calculation>) => void;

/** What is typed, kept in this browser with every change. */
export function useCalculation() {
  const [today] = useState(() => dayOf(new Date()));
  const [said, setSaid] = useState(() => readCalculation(today));
  const change: Change = (patch) => {
    const next = { ...said, ...patch };
    setSaid(next);
    keepCalculation(next);
  };
  function forget(): void {
    setSaid(emptyCalculation(today));
    forgetCalculation();
  }
  return { said, change, forget, today };
}
