// What portraits say beside each other.
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
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
    for (const [field, claims] of Object.entries({ text, goodDay: [goodDay], drains: [drains] })) {
      for (const reason of traced(id, claims)) say(id, field, reason);
    }
    for (const said of [name, ...text, goodDay, drains, ...questions, ...tries])
      for (const sentence of locales.flatMap((locale) => said[locale].split(/(?<=[.?]) /))) {
        const owner = owners.get(sentence);
        if (owner !== undefined) say(id, 'text', `"${sentence}" stands in ${owner} already`);
        owners.set(sentence, id);
      }
  }
  return mistakes;
}

/** Each claim follows from items that there are, of the types that the portrait is of; all its claims together from each of them. */
function traced(id: string, claims: readonly { readonly from: readonly string[] }[]): string[] {
  const letters = riasecLetters.filter(
    (letter) => isOfAll.has(id) || id.toUpperCase().includes(letter),
  );
  const scaleOf = new Map(interestsV2.items.map((item) => [item.id, item.scale] as const));
  const named = claims.flatMap(({ from }) => from);
  return [
    ...named.filter((item) => !scaleOf.has(item)).map((item) => `${item} is no item`),
    ...named
      .filter((item) =>
        letters.every((letter) => scaleOf.has(item) && scaleOf.get(item) !== letter),
      )
      .map((item) => `${item} is of another type`),
    ...letters
      .filter((letter) => !named.some((item) => scaleOf.get(item) === letter))
      .map((letter) => `follows from no item of ${letter}`),
  ];
}

/** Flat profiles are of no type more than of another. */
const isOfAll: ReadonlySet<string> = new Set(['high', 'middle']);
