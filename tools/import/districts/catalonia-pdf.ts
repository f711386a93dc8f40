// The list of lowest grades of the Catalan pre-enrolment as the Generalitat prints it: codes of five digits, names over up to five
// lines with the centre in quotes and the place in brackets, the initials of the university, four columns of grades of which the first is ours.
import type { Row } from '#tools/tables/table.ts';
import { idOf, lettersOf } from '../names.ts';
import type { PdfCell, PdfPage } from '../pdf/pdf-lines.ts';

const universities: Readonly<Record<string, string>> = {
  UB: 'ub',
  UAB: 'uab',
  UPC: 'upc',
  UPF: 'upf',
  UDL: 'udl',
  UDG: 'udg',
  URV: 'urv',
  'UVIC-UCC': 'uvic',
};
/** In points: how far a cell stands from the middle of its heading, and the middle of a name’s lines from its code. */
const COLUMN = 20;
const MIDDLE = 1.5;

/** A line of the list as it is printed. `place`: the last bracket; `isPlain`: no other group of the same degree. */
type Printed = {
  readonly page: number;
  readonly university: string;
  readonly degree: string;
  readonly place: string;
  readonly centre: string;
  readonly isPlain: boolean;
  readonly grade: string;
};

/** `undefined` where no page has the headings of such a list. `before`: the table as it is, which knows offers and centres. */
export function cataloniaRows(
  pages: readonly PdfPage[],
  before: readonly Row[],
  address: string,
): readonly Row[] | undefined {
  const title = (pages[0] ?? []).flatMap(({ cells }) => cells.map(({ text }) => text)).join('\n');
  const [, which, month, year = ''] =
    /Notes de tall (\d)a assignació (\p{L}+) (20\d\d)/u.exec(title) ?? [];
  const printed = pages.flatMap((page, at) => printedOn(page, at + 1));
  if (!which || printed.length === 0) return undefined;
  const known = knownOffers(before);
  const groups = Map.groupBy(printed, (line) => offerKey(line.university, line));
  return [...groups].flatMap(([key, lines]) =>
    // The group in another language or of another kind comes behind that without.
    lines
      .toSorted((a, b) => Number(b.isPlain) - Number(a.isPlain))
      .map((line, at): Row => {
        const was = known(key, at + 1);
        const centre = line.centre || (was?.['centre'] ?? '');
        const places = was?.['city']?.replaceAll(', ', ' / ') ?? line.place;
        return {
          offer_id: was?.['offer'] ?? newOffer({ ...line, centre }, at + 1),
          academic_year: `${year}-${String(Number(year) + 1).slice(2)}`,
          // A second assignment is neither the first list nor surely the last.
          round: which === '1' ? `first assignment, ${month} ${year}` : '',
          university_ids: line.university,
          centre_kind: centre === '' ? 'own' : 'affiliated',
          affiliated_centre: centre,
          city: places,
          degree_ca: was?.['degree'] ?? line.degree,
          group: 'PAU/CFGS',
          grade: line.grade.replace(',', '.'),
          free_places: line.grade === '5,000' ? 'yes' : 'no',
          source: `Generalitat de Catalunya, notes de tall, ${which}a assignació ${year} (PDF, página ${line.page})`,
          url: address,
          mark: 'V',
        };
      }),
  );
}

function printedOn(page: PdfPage, number: number): readonly Printed[] {
  const cells = page.flatMap(({ y, cells: inLine }) => inLine.map((cell) => ({ y, ...cell })));
  const grades = cells.find(({ text }) => text === 'CFGS');
  const initials = cells.find(({ text }) => text === 'Universitat');
  if (!grades || !initials) return [];
  const below = cells.filter(({ y, text }) => y > initials.y && !/^\d{1,4}$/.test(text));
  const isCode = ({ text }: PdfCell) => /^\d{5}$/.test(text);
  const inColumn = (head: PdfCell) => (cell: PdfCell) =>
    Math.abs(middle(cell) - middle(head)) < COLUMN;
  const found = below.filter(isGrade).filter(inColumn(grades));
  const words = below.filter((cell) => !isGrade(cell) && !isCode(cell));
  const ofName = around(words.filter((cell) => !inColumn(initials)(cell)));
  const ofUniversity = around(words.filter(inColumn(initials)));
  return below.filter(isCode).map(({ y }) => {
    const name = partsOf(ofName(y));
    const grade = found.find((cell) => Math.abs(cell.y - y) < MIDDLE)?.text ?? '';
    const several = ofUniversity(y)
      .toUpperCase()
      .split(/\s*\/\s*/);
    const university = several.map((each) => universities[each] ?? each.toLowerCase()).join(' ');
    return { page: number, university, grade, ...name };
  });
}

/** Lines of a column that stand around a code: taken in order, until their middle is the code's. Nothing where it never is. */
function around(lines: readonly { y: number; text: string }[]) {
  const waiting = lines.toSorted((a, b) => a.y - b.y);
  return (y: number): string => {
    const taken: typeof waiting = [];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      taken.push(next);
      const heights = taken.map((line) => line.y);
      if (Math.abs((Math.min(...heights) + Math.max(...heights)) / 2 - y) < MIDDLE)
        return taken.map(({ text }) => text).join(' ');
    }
    return '';
  };
}

/** `Fisioteràpia "EUSES" (docència en Anglès) (Salt)`. */
function partsOf(printed: string) {
  const whole = printed.replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
  const [, text = whole, place = ''] = /^(.*?)\s*\(([^()]*)\)$/.exec(whole) ?? [];
  const [, centre = ''] = /"([^"]*)"/.exec(text) ?? [];
  const isPlain = !/\((?:docència|semipresencial|virtual|modalitat|en xarxa|febrer)/.test(text);
  const bare = bareOf(text.replace(/\s*"[^"]*"/, ''));
  const degree = bare.replace(/^(.*), (Estudis d')$/, '$2$1');
  return { degree, place, centre, isPlain };
}

const bareOf = (degree: string) => degree.replaceAll(/\s*\([^()]*\)/g, '').trim();

type Named = { degree: string; place: string; centre: string };

/** By which an offer is known in two lists, however its words are written. */
function offerKey(university: string, { degree, place, centre }: Named): string {
  const places = place
    .split(/\s*[,/]\s*/)
    .map(lettersOf)
    .toSorted();
  return [university, lettersOf(degree), places.join('+'), lettersOf(centre)].join(' ');
}

/** Rows of before by their key and which of its groups; a centre that the list does not print is known where it is the only one. */
function knownOffers(before: readonly Row[]) {
  const groupOf = ({ offer = '' }: Row) => Number(/-(\d)$/.exec(offer)?.[1] ?? 1);
  const keyOf = (row: Row, centre = row['centre'] ?? '') =>
    offerKey(row['university'] ?? '', {
      degree: row['degree'] ?? '',
      place: row['city'] ?? '',
      centre,
    });
  const byKey = Map.groupBy(before, (row) => keyOf(row));
  const byPlace = Map.groupBy(before, (row) => keyOf(row, ''));
  return (key: string, group: number): Row | undefined => {
    const rows = byKey.get(key) ?? byPlace.get(key) ?? [];
    const isOneCentre = new Set(rows.map((row) => row['centre'])).size === 1;
    return isOneCentre ? rows.find((row) => groupOf(row) === group) : undefined;
  };
}

function newOffer(
  { university, degree, place, centre }: Named & { university: string },
  group: number,
) {
  const words = [university, degree, place, centre]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/[(/]/g, ' ');
  return `cat-${idOf(words)}${group === 1 ? '' : `-${group}`}`;
}

const middle = ({ x, right }: PdfCell) => (x + right) / 2;
const isGrade = ({ text }: PdfCell) => /^\d{1,2},\d{3}$/.test(text);
