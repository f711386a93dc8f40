import { stem } from './fold-words.ts';
import { phoneticKey } from './phonetic-key.ts';

/** A word of the names, and how far it is from the one that was typed: mistakes, and fractions for where they are. */
export type Similar = { readonly word: string; readonly cost: number };

/**
 * A letter that is written otherwise and sounds the same is a small part of a mistake; the first letter is seldom wrong, also
 * one that sounds the same where something else is wrong, too (`pscology` is no `zoology`); the end of a word may be yet to
 * come, and one that has come with a mistake in it tells less.
 */
const costs = { letter: 0.15, firstLetter: 0.5, unfinished: 0.2, guessed: 0.4 };

/** Words this much further than the nearest one are another thing. */
const asNear = 0.25;

/** A word of which a larger share is written otherwise is alike by chance. */
const changedByChance = 0.4;

/**
 * So many letters of a sound are needed to guess a word from a beginning with a mistake in it, any word from a whole one, and one
 * that begins otherwise: of short ones too many rhyme (`narco` is no `marca`, `santo` no `canto`).
 */
const telling = { beginning: 5, word: 4, otherStart: 6 };

/** Mistakes that a sound of so many letters may have and still be recognised: none in three, two from eight on. */
function mistakesIn(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Makes a function that finds the words that a mistyped one may be, the nearest first. `canGoOn`: the word may be the
 * beginning of a longer one. `all` takes those with more mistakes than the nearest, too.
 */
export function createSimilarWords(words: Iterable<string>) {
  const known = [...new Set(words)].map((word) => {
    const sound = phoneticKey(word);
    return { word, sound, letters: lettersIn(sound) };
  });
  function near(typed: string, canGoOn: boolean): Similar[] {
    const sound = phoneticKey(typed);
    if (sound.length < 3) return [];
    const most = mistakesIn(sound.length);
    const letters = lettersIn(sound);
    return known.flatMap((one) => {
      const more = one.sound.length - sound.length;
      // One mistake takes away one kind of letter at most.
      if (more < -most || (more > most && !canGoOn)) return [];
      if (countOf(letters & ~one.letters) > most) return [];
      const [whole, beginning] = mistakesBetween(sound, one.sound, most);
      const isSameStart = sound[0] === one.sound[0];
      const least = isSameStart ? telling.word : telling.otherStart;
      const mayBeWhole = whole === 0 || (whole <= most && one.sound.length >= least);
      const isGuess = beginning === 1 && isSameStart && sound.length >= telling.beginning;
      const mayBegin = canGoOn && (beginning === 0 || isGuess);
      const mistakes = Math.min(
        mayBeWhole ? whole : Infinity,
        mayBegin ? beginning + (beginning === 0 ? costs.unfinished : costs.guessed) : Infinity,
      );
      if (mistakes === Infinity) return [];
      const isNearStart = isSameStart && (mistakes < 1 || typed[0] === one.word[0]);
      const place = isNearStart ? 0 : costs.firstLetter;
      const written = mistakesBetween(typed, one.word, Infinity)[mayBeWhole ? 0 : 1];
      if (mistakes >= 1 && written > typed.length * changedByChance) return [];
      return [{ word: one.word, cost: mistakes + place + costs.letter * written }];
    });
  }
  return (typed: string, { canGoOn, all }: { canGoOn: boolean; all: boolean }): Similar[] => {
    // A z at the end may stand for the s of a plural.
    const singular = typed.endsWith('z') ? near(stem(`${typed.slice(0, -1)}s`), canGoOn) : [];
    const found = [...near(typed, canGoOn), ...singular].toSorted((a, b) => a.cost - b.cost);
    const limit = all ? Infinity : (found[0]?.cost ?? 0) + asNear;
    return found.filter(({ cost }) => cost <= limit);
  };
}

/** Which letters a sound has, a bit for each. */
function lettersIn(sound: string): number {
  let bits = 0;
  for (const letter of sound) bits |= 1 << (letter.charCodeAt(0) & 31);
  return bits;
}

function countOf(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * How many letters are missing, too many, other ones or swapped with their neighbour: between the two, and between the
 * first and the beginning of the second that suits it best (optimal string alignment). Above `most` any number above it.
 */
function mistakesBetween(
  typed: string,
  word: string,
  most: number,
): readonly [whole: number, beginning: number] {
  let before = 0;
  const width = word.length + 1;
  const table = new Uint8Array((typed.length + 1) * width);
  for (let column = 0; column < width; column += 1) table[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    table[row * width] = row;
    let leastOfRow = row;
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column;
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
        (table[at - width] ?? 0) + 1,
        (table[at - 1] ?? 0) + 1,
        (table[at - width - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isSwapped) least = Math.min(least, (table[at - 2 * width - 2] ?? 0) + 1);
      table[at] = least;
      leastOfRow = Math.min(leastOfRow, least);
    }
    // A swap looks two rows back.
    if (leastOfRow > most && before > most) return [leastOfRow, leastOfRow];
    before = leastOfRow;
  }
  const last = table.subarray(typed.length * width);
  return [last[word.length] ?? 0, Math.min(...last)];
}
