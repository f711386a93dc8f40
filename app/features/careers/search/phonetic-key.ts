// How a word sounds, so that spellings of one sound are one: `sicología` and `psicología`, `abogasia` and `abogacía`, `sibil` and
// `civil`. Spanish as it is spoken in America: c before e and i, s, x and z are one sound (seseo), ll and y too (yeísmo), b and
// v, g before e and i and j; h and the p of ps are silent (Real Academia Española, Ortografía de la lengua española, 2010, I.6).

const spellings: readonly (readonly [RegExp, string])[] = [
  // English writes the same Greek word with a ch that sounds like k.
  [/^(?:ph?)?sych/, 'sik'],
  [/^(?:ps(?!$)|pt)/, 's'],
  [/ph/g, 'f'],
  [/ch/g, 'C'],
  [/h/g, ''],
  [/sc(?=[eiy])/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/qu(?=[ei])/g, 'k'],
  [/gu(?=[ei])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/[cq]/g, 'k'],
  [/[xz]/g, 's'],
  [/v/g, 'b'],
  [/ll/g, 'y'],
  [/y(?![aeou])/g, 'i'],
  [/n(?=[bp])/g, 'm'],
  [/G/g, 'g'],
  [/(.)\1+/g, '$1'],
];

/** Takes a word without accents, in small letters; what comes out is for comparing only. */
export function phoneticKey(word: string): string {
  return spellings.reduce((sound, [written, heard]) => sound.replace(written, heard), word);
}
