// Names as files of others write them: accents, blanks and second names differ from one to the next.

/** Files say the same names ten thousand times. */
const lettersKnown = new Map<string, string>();

/** Small letters and digits alone, by which two spellings of a name are the same. */
export function lettersOf(name: string): string {
  const known = lettersKnown.get(name);
  if (known !== undefined) return known;
  const letters = name
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/gi, '')
    .toLowerCase();
  lettersKnown.set(name, letters);
  return letters;
}

/** `València (Estudi General)`, `País Vasco/Euskal Herriko Unibertsitatea`: what stands before a bracket or a slash. */
export function withoutSecondName(name: string): string {
  const [first = ''] = name.split(/\s*[(/]/);
  return first;
}

/** `Fernando Pessoa-Canarias (UFP-C)` is `fernando-pessoa-canarias`. */
export function idOf(name: string): string {
  return withoutSecondName(name)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** A cell with a decimal comma as a number; 5 where there was no limit; nothing where nothing is told. */
export function gradeOf(cell: string): number | undefined {
  if (cell === 'SL') return 5;
  const grade = Number(cell.replace(',', '.'));
  return cell === '' || Number.isNaN(grade) ? undefined : Math.max(5, grade);
}
