import { nothingTyped, parseTyped, type Typed } from '#domain/situation/calculation.ts';
import { browserStorage } from './browser-storage.ts';

/** What a visitor typed into the calculators lies here, in their browser alone, until they delete it. */
export const calculationKey = 'faro-calculation';

export function readCalculation(): Typed {
  const text = browserStorage.getItem(calculationKey);
  if (text === null) return nothingTyped;
  try {
    return parseTyped(JSON.parse(text));
  } catch {
    return nothingTyped;
  }
}

export function keepCalculation(typed: Typed): void {
  browserStorage.setItem(calculationKey, JSON.stringify(typed));
}

export function forgetCalculation(): void {
  browserStorage.removeItem(calculationKey);
}
