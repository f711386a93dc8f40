// What a word is compared by: without accents, plural and gender, so that `médicas` finds `médico`.

/** Say nothing of which career is meant, in either language: dropped unless nothing else is left. */
const noise = new Set(
  (
    'de del la el los las un una y e o en con por para al lo me que quiero quisiera gustaria ser estudiar trabajar como ' +
    'carrera licenciatura licenciado licenciada lic grado tecnicatura ' +
    'the an of to in and or for with i want be become study work as degree career job'
  )
    .split(' ')
    .map(stem),
);

/** The words of a text as they are compared. */
export function foldWords(text: string): readonly string[] {
  const words = withoutAccents(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map(stem);
  const telling = words.filter((word) => !noise.has(word));
  return telling.length > 0 ? telling : words;
}

/** What of a query tells which career is meant; a lone letter is the beginning of anything, `in` of an engineer. */
export function askedWords(query: string): readonly string[] {
  const words = foldWords(query).filter((word) => word.length > 1);
  return words.length === 1 ? words : [...new Set(words)].filter((word) => !noise.has(word));
}

/** Whether a word that no name has may become one that says nothing: `licenci`, `quier`. */
export function beginsNoise(word: string): boolean {
  return [...noise].some((each) => each.startsWith(word));
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word without plural and gender. */
export function stem(word: string): string {
  const singular = word.length > 4 ? word.replace(/ces$/, 'z') : word;
  const short = singular.length > 3 ? singular.replace(/s$/, '') : singular;
  return short.length > 3 ? short.replace(/[aoe]$/, '') : short;
}
