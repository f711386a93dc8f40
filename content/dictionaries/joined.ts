import type { Locale } from '#domain/locale.ts';
import { listIn } from './formats.ts';

/** "Social e Investigador": the runtime knows how each language joins names. */
export function joined(locale: Locale, names: readonly string[]): string {
  return listIn(locale).format(names);
}
