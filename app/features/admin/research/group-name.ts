import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { countryNamesIn } from '#content/dictionaries/formats.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Grouping } from '#domain/research/study.ts';

export type GroupName = (group: string) => string;

/** What a group is called: a language, a country; an age band says itself. */
export function createGroupName(
  by: Grouping,
  locale: Locale,
  { languages }: Pick<Copy, 'languages'>,
): GroupName {
  if (by === 'country') return (group) => countryNamesIn(locale).of(group) ?? group;
  if (by === 'age') return (group) => group;
  return (group) => {
    const known = locales.find((one) => one === group);
    return known ? languages[known] : group;
  };
}
