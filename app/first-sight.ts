/**
 * What a built page does by itself before React, in one small file that `boot.ts` loads where there is something to do: the
 * landing page greets who was here, and a page that counts from a country supposes one.
 */
import { greetSession } from './features/landing/greet.ts';
import { supposeCountry } from './suppose-country.ts';

/** `session` is what the browser keeps of one. */
export function firstSight(session: string | null): void {
  greetSession(session);
  supposeHere();
}

let isSupposed = false;

/** Once: later React draws what follows from a country. */
export function supposeHere(): void {
  if (isSupposed) return;
  isSupposed = true;
  const now = new Date();
  // Of the device, as a visitor counts days.
  now.setMinutes(now.getMinutes() - now.getTimezoneOffset());
  supposeCountry(now.toISOString().slice(0, 10), localStorage.getItem('faro-situation'));
}
