// What a word is compared by: without accents, plural and gender, so that `médicas` finds `médico`.

/** Say nothing of which career is meant, in either language: dropped unless nothing else is left. */
const noise = new Set(
  (
    'de del la el los las un una y e o en con por para al lo me que quiero quisiera gustaria ser estudiar trabajar como hacer ' +
    'chamba laburo ' +
    'dar poner tomar estar tener ver ir algo cosa cosas todo toda dia mi donde mucho mucha ' +
    'carrera licenciatura licenciado licenciada lic grado tecnicatura ' +
    'the an of to in and or for with i want be become study work as degree career job make making'
  )
    .split(' ')
    .map(stem),
);

/** The words of a text as they are compared. */
export function foldWords(text: string): readonly string[] {
  const words = wordsIn(text).map((word) => {
    const folded = stem(withoutAccents(word));
    return { folded, isNoise: isNoise(word, folded) };
  });
  const telling = words.filter(({ isNoise: saysNothing }) => !saysNothing);
  return (telling.length > 0 ? telling : words).map(({ folded }) => folded);
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** `uñas` are no `unas`. */
function isNoise(word: string, folded: string): boolean {
  return noise.has(folded) && !word.includes('ñ');
}

/** What of a query tells which career is meant; a lone letter is the beginning of anything, `in` of an engineer. */
export function askedWords(query: string): readonly string[] {
  const words = foldWords(query).filter((word) => word.length > 1);
  return words.length === 1 ? words : [...new Set(words)].filter((word) => !noise.has(word));
}

/** The word of a query that may go on: what is written last, if it tells something. In `no estudiar mucho` the `no` is whole. */
export function unfinishedWord(query: string): string {
  const last = askedWords(query).at(-1) ?? '';
  return stem(withoutAccents(wordsIn(query).at(-1) ?? '')) === last ? last : '';
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
