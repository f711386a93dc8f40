// Names by which people look for a career, as records of careers say them: `a/b` in a name is two (`ingeniero/a`), and
// `~` before one says that it belongs to another career first, `≈` that we do not have it and this is the nearest. Written by us; besides, in
// Spanish, names of degrees from the classifier of careers of Peru (INEI, 2017) and occupations in both genders from ESCO
// (European Skills, Competences, Qualifications and Occupations, European Commission; free to use with its source).

export type SearchWord = {
  /** As written: `bothGenders` gives what it stands for. */
  readonly name: string;
  /** Another career has it first. */
  readonly isSecond: boolean;
  /** What it names is another thing, which we do not have. */
  readonly isNear: boolean;
};

export function readWord(written: string): SearchWord {
  const [isSecond, isNear] = [written.startsWith('~'), written.startsWith('≈')];
  return { name: isSecond || isNear ? written.slice(1) : written, isSecond, isNear };
}

/** `ingeniero/a civil` is `ingeniero civil` and `ingeniera civil`. */
export function bothGenders(name: string): readonly string[] {
  if (!name.includes('/a')) return [name];
  return [name.replaceAll('/a', ''), name.split(' ').map(inFeminine).join(' ')];
}

function inFeminine(word: string): string {
  if (!word.endsWith('/a')) return word;
  const masculine = word.slice(0, -'/a'.length);
  if (/[oe]$/.test(masculine)) return `${masculine.slice(0, -1)}a`;
  // `bailarín` loses its accent, `escultor` has none.
  return `${masculine.replace(/[áéíóú](?=[ns]$)/, (vowel) => vowel.normalize('NFD').charAt(0))}a`;
}
