// The secret of a pupil's card: five made-up words that anybody can copy from a photograph.

/** Consonants and vowels that are read alike in Spanish and English and are not taken for one another. */
const consonants = 'bdfgklmnprst';
const vowels = 'aeiou';
const wordsOnCard = 5;
const syllables = 3;

/** Parts of words that nobody should find on their card. */
const unkind =
  /puta|puto|pito|pene|teta|pedo|kaka|kulo|kago|nepe|titi|porno|mongo|negr|gordo|feo|idiot|tont/;

/**
 * A new secret, as `lokame-sudito-…`: five words of three syllables, 88 bits. `random`: so many bytes, each of 0 to 255.
 */
export function newCardWords(random: (bytes: number) => Uint8Array): string {
  return Array.from({ length: wordsOnCard }, () => kindWord(random)).join('-');
}

/** A secret as it was typed: small letters, words joined by one stroke; `undefined` where it cannot be one. */
export function cardWordsTyped(typed: string): string | undefined {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  const isCard =
    words.length === wordsOnCard && words.every((word) => word.length === 2 * syllables);
  return isCard ? words.join('-') : undefined;
}

function kindWord(random: (bytes: number) => Uint8Array): string {
  for (;;) {
    const word = Array.from(
      { length: syllables },
      () => pick(consonants, random) + pick(vowels, random),
    ).join('');
    if (!unkind.test(word)) return word;
  }
}

/** One of these letters, each as likely as any other: bytes beyond the last whole round are drawn again. */
function pick(letters: string, random: (bytes: number) => Uint8Array): string {
  for (;;) {
    const [byte = 255] = random(1);
    if (byte < 256 - (256 % letters.length)) return letters.charAt(byte % letters.length);
  }
}
