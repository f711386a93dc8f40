// What is known of a made-up person beside the text of the report: what they did, the words of the questions, and of which types each
// name is.
import { portraitNames as namesEn } from '#content/compiled/portraits/names.en.js';
import { portraitNames as namesEs } from '#content/compiled/portraits/names.es.js';
import { interestsV2 } from '#content/instruments/interests/v2/instrument.ts';
import { wordingEn } from '#content/instruments/interests/v2/wording-en.ts';
import { wordingEs } from '#content/instruments/interests/v2/wording-es.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { KnownIn } from './check-report.ts';
import { letters, type Letter } from './lexicon.ts';
import type { MadeUpPerson } from './people.ts';

const tests: Readonly<Record<string, string>> = {
  riasec: 'interests',
  values: 'values',
  personality: 'personality',
};

const items = { es: typesOfItems(wordingEs), en: typesOfItems(wordingEn) };
const names = { es: typesOfNames(namesEs), en: typesOfNames(namesEn) };

export function knownOf({ attempts, form, firstCard }: MadeUpPerson): KnownIn {
  const did = {
    form,
    firstCard,
    tests: attempts.flatMap(({ instrument }) => tests[instrument] ?? []),
  };
  return {
    es: { ...did, typeOfItem: items.es, typesOfName: names.es },
    en: { ...did, typeOfItem: items.en, typesOfName: names.en },
  };
}

function typesOfItems(wording: Wording): ReadonlyMap<string, Letter> {
  return new Map(
    interestsV2.items.flatMap(({ id, scale }) => {
      const words = wording.items[id];
      return words ? [[words, scale] as const] : [];
    }),
  );
}

function typesOfNames(
  of: Readonly<Record<string, string>>,
): ReadonlyMap<string, readonly Letter[]> {
  return new Map(
    Object.entries(of).map(([id, name]) => [
      name,
      id.length > 2 ? letters : letters.filter((letter) => id.toUpperCase().includes(letter)),
    ]),
  );
}
