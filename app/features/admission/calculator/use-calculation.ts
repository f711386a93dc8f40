import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { emptyCalculation, type Calculation } from '#domain/calculation.ts';
import { dayOf } from '#domain/pathway/months.ts';
import {
  forgetCalculation,
  keepCalculation,
  readCalculation,
} from '#app/data/device/kept-calculation.ts';

/** What a group of fields is given: what is typed, and how to change it. */
export type FieldsProps = { said: Calculation; change: Change; copy: Copy };

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
