/** The fonts within hold all of Spanish and English; what they lack is written with what they have. */
const substitutes: Readonly<Record<string, string>> = {
  ρ: 'rho',
  '\u202f': ' ',
  '\u2009': ' ',
};

/** Letters that are in them: most text, told apart at a glance. */
const plain = /^[\n\u0020-\u007e\u00a0-\u00ff]*$/;

const held = /[\n\u0020-\u007e\u00a0-\u00ff‘’“”„‚…–—•€œŒšŠžŽŸ†‡‰‹›™×→←−≥≤±≈]/u;

/** Text that the fonts can print; of a letter that they lack, the letter without its marks. */
export function printable(text: string): string {
  if (plain.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((sign) => substitutes[sign] ?? (held.test(sign) ? sign : sign.normalize('NFD').charAt(0)))
    .map((sign) => (held.test(sign) ? sign : '?'))
    .join('');
}

/** Cuts text into lines no wider than `width`; a word that is wider stands alone on its line. */
export function wrapped(
  text: string,
  width: number,
  widthOf: (word: string) => number,
): readonly string[] {
  const space = widthOf(' ');
  const lines: string[][] = [];
  let filled = Infinity;
  for (const word of printable(text).split(/\s+/)) {
    const wide = widthOf(word);
    if (filled + space + wide > width) {
      lines.push([word]);
      filled = wide;
    } else {
      lines.at(-1)?.push(word);
      filled += space + wide;
    }
  }
  return lines.map((words) => words.join(' '));
}
