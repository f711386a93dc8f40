import { emptyCalculation, parseCalculation, type Calculation } from '#domain/calculation.ts';
import { browserStorage } from './browser-storage.ts';

/** What somebody typed into the calculators lies here, in their browser alone, until they delete it. */
export const calculationKey = 'faro-calculation';

export function readCalculation(today: string): Calculation {
  const text = browserStorage.getItem(calculationKey);
  if (text === null) return emptyCalculation(today);
  try {
    return parseCalculation(JSON.parse(text), today);
  } catch {
    return emptyCalculation(today);
  }
}

export function keepCalculation(calculation: Calculation): void {
  browserStorage.setItem(calculationKey, JSON.stringify(calculation));
}

export function forgetCalculation(): void {
  browserStorage.removeItem(calculationKey);
}
