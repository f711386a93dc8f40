import {
  emptySituation,
  parseSituation,
  situationOfWay,
  type Situation,
} from '#domain/situation/situation.ts';
import { browserStorage } from './browser-storage.ts';
import { calculationKey } from './kept-calculation.ts';

/** A visitor's situation lies here, in their browser alone and in no address, until they delete it. */
export const situationKey = 'faro-situation';

export function readSituation(today: string): Situation {
  const said = stored(situationKey);
  if (said !== undefined) return parseSituation(said, today);
  const typed = stored(calculationKey);
  return typed === undefined ? emptySituation : situationOfWay(typed, today);
}

export function keepSituation(situation: Situation): void {
  browserStorage.setItem(situationKey, JSON.stringify(situation));
}

export function forgetSituation(): void {
  browserStorage.removeItem(situationKey);
}

function stored(key: string): unknown {
  const text = browserStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) ?? undefined;
  } catch {
    return undefined;
  }
}
