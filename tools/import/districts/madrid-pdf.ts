// The list of lowest grades of the Madrid district as its universities print it each July: a page or two for each university,
// codes of four digits, names over several lines, ten columns of groups and calls of which the first is ours, affiliated centres below
// a heading of their own.
import type { Row } from '#tools/tables/table.ts';
import type { PdfCell, PdfLine, PdfPage } from '../pdf/pdf-lines.ts';

const universities: Readonly<Record<string, string>> = {
  'UNIVERSIDAD DE ALCALÁ': 'uah',
  'UNIVERSIDAD AUTÓNOMA DE MADRID': 'uam',
  'UNIVERSIDAD CARLOS III DE MADRID': 'uc3m',
  'UNIVERSIDAD COMPLUTENSE DE MADRID': 'ucm',
  'UNIVERSIDAD POLITÉCNICA DE MADRID': 'upm',
  'UNIVERSIDAD REY JUAN CARLOS': 'urjc',
};

/** In points: how far a grade stands from the middle of its heading, and a second line of a name from its row. */
const COLUMN = 22;
const NAME_LINES = 12;

type Found = {
  readonly y: number;
  readonly code: string;
  readonly names: { readonly y: number; readonly text: string }[];
  readonly grade: string;
  readonly heading: string;
  readonly isAffiliated: boolean;
};

/** `undefined` where no page has the headings of such a list. `before`: the table as it is, which knows campuses by code. */
export function madridRows(
  pages: readonly PdfPage[],
  before: readonly Row[],
  address: string,
): readonly Row[] | undefined {
  const campuses = new Map(before.map(({ code = '', campus = '' }) => [code, campus]));
  const known = new Set([...campuses.values()].filter((campus) => campus !== ''));
  const rows = pages.flatMap((page, at) => {
    const title = page.map(({ cells }) => cells[0]?.text ?? '');
    const university = universities[title.find((text) => text in universities) ?? ''];
    const [, from, to] = /CURSO (20\d\d)\s?\/\s?20(\d\d)/.exec(title.join('\n')) ?? [];
    if (!university || !from || !to) return [];
    return rowsOfPage(page).map((row): Row => {
      const degree = nameOf(row);
      const [, place = ''] = /\(([^()]*)\)$/.exec(degree) ?? [];
      return {
        offer_id: `mad-${row.code}`,
        district: 'madrid',
        academic_year: `${from}-${to}`,
        official_code: row.code,
        university_id: university,
        university,
        centre_kind: row.isAffiliated ? 'affiliated' : 'own',
        affiliated_centre: row.isAffiliated ? row.heading : '',
        campus_in_name: campuses.get(row.code) ?? (known.has(place) ? place : ''),
        branch: row.isAffiliated ? '' : row.heading,
        degree,
        group: '1',
        call: 'ordinary',
        grade: row.grade.replace(',', '.'),
        free_places: Number(row.grade.replace(',', '.')) === 5 ? 'yes' : 'no',
        source: `Universidades públicas de Madrid, notas de corte ${from}/20${to} (PDF, página ${at + 1})`,
        url: address,
        mark: 'V',
      };
    });
  });
  return rows.length > 0 ? rows : undefined;
}

function rowsOfPage(page: PdfPage): readonly Found[] {
  let grades: number | undefined;
  let heading = '';
  let isAffiliated = false;
  const rows: Found[] = [];
  const others: PdfLine[] = [];
  const nameAt = page.flatMap(({ cells: [code, name] }) =>
    code && isCode(code) && name && !isGrade(name) ? [name.x] : [],
  );
  const left = Math.min(...nameAt);
  for (const line of page) {
    const [first, second] = line.cells;
    if (!first) continue;
    const head = line.cells.find(({ text }) => /^Ord(inaria|\.)$/.test(text));
    if (head) {
      grades = middle(head);
    } else if (isCode(first) && grades !== undefined) {
      const column = grades;
      const grade = line.cells.find(
        (cell) => isGrade(cell) && Math.abs(middle(cell) - column) < COLUMN,
      );
      const names = second && !isGrade(second) ? [{ y: line.y, text: second.text }] : [];
      rows.push({
        y: line.y,
        code: first.text,
        names,
        grade: /\d/.test(grade?.text ?? '') ? (grade?.text ?? '') : '',
        heading,
        isAffiliated,
      });
    } else if (line.cells.length === 1 && !/^(---|\(\d|Grupo \d)/.test(first.text)) {
      if (first.text === 'CENTROS ADSCRITOS') isAffiliated = true;
      else if (Math.abs(first.x - left) < 4) others.push(line);
      else if (grades !== undefined) heading = first.text;
    }
  }
  for (const {
    y,
    cells: [cell],
  } of others) {
    const near = rows.filter((row) => Math.abs(row.y - y) < NAME_LINES);
    const row = near.find(({ names, y: at }) => names.every((name) => name.y !== at)) ?? near[0];
    if (row && cell) row.names.push({ y, text: cell.text });
  }
  return rows;
}

const middle = ({ x, right }: PdfCell) => (x + right) / 2;
const isCode = ({ text }: PdfCell) => /^\d{4}$/.test(text);
const isGrade = ({ text }: PdfCell) => /^(\d{1,2}[.,]\d{1,3}|-{3,})( ?\(\d+\))?$/.test(text);

function nameOf({ names }: Found): string {
  const lines = names.toSorted((a, b) => a.y - b.y).map(({ text }) => text);
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim();
}
