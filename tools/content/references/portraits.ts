// What portraits say beside each other.
import { portraitIds } from '#domain/instruments/interests/portrait.ts';
import { locales } from '#domain/locale.ts';
import type { Records } from '../kinds.ts';

/** One for each that a result may be given, with a name and sentences that no other has. */
export function portraitMistakes({ portraits }: Records): readonly string[] {
  const mistakes: string[] = [];
  const say = (id: string, field: string, reason: string) =>
    mistakes.push(`content/portraits/${id}.yaml ${field}: ${reason}`);
  for (const id of portraitIds) if (!portraits.has(id)) say(id, 'name', 'is missing');
  const ids: readonly string[] = portraitIds;
  const owners = new Map<string, string>();
  for (const [id, { name, text, goodDay, drains, questions, tries }] of portraits) {
    if (!ids.includes(id)) say(id, 'name', 'is given to no result');
    for (const said of [name, text, goodDay, drains, ...questions, ...tries])
      for (const sentence of locales.flatMap((locale) => said[locale].split(/(?<=[.?]) /))) {
        if (aboutSingles.test(sentence)) continue;
        const owner = owners.get(sentence);
        if (owner !== undefined) say(id, 'text', `"${sentence}" stands in ${owner} already`);
        owners.set(sentence, id);
      }
  }
  return mistakes;
}

/** Said of each type that stands alone. */
const aboutSingles = /^(Lo demás te atrae menos\.|The rest attracts you less\.)$/;
