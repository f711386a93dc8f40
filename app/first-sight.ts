/**
 * What a built page does by itself before React, in one small file that `boot.ts` loads where there is something to do: the
 * landing page greets who was here, and a page that counts from a country supposes one.
 */
import { greetSession } from './features/landing/greet.ts';
import { supposeCountry } from './suppose-country.ts';

let isSupposed = false;

/** `session` is what the browser keeps of one. A country is supposed once: later React draws what follows from it. */
export function firstSight(session: string | null): void {
  greetSession(session);
  if (isSupposed) return;
  isSupposed = true;
  // The day of the device, as a visitor counts days; Swedish writes it 2026-11-28.
  const today = new Date().toLocaleDateString('sv');
  supposeCountry(today, localStorage.getItem('faro-situation'));
}
