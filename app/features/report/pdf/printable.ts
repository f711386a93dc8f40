/** Helvetica's own alphabet (WinAnsi) holds all of Spanish and English; what it lacks is written with what it has. */
const substitutes: Readonly<Record<string, string>> = {
  ρ: 'rho',
  '−': '-',
  '≥': '>=',
  '≤': '<=',
  '→': '->',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
};

/** Letters that are in that alphabet and can be nothing else: most text, told apart at a glance. */
const plain = /^[\n\u0020-\u007e\u00a1-\u00ff]*$/;

/** Text that the standard fonts can print. */
export function printable(text: string): string {
  if (plain.test(text)) return text;
  return [...text.normalize('NFC')]
    .map((sign) => substitutes[sign] ?? sign)
    .join('')
    .replaceAll(/[^\n\u0020-\u007e\u00a1-\u00ff‘’“”„‚…–—•€œŒšŠžŽŸ†‡‰‹›™]/gu, '?');
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
