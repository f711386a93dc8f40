// The printed Catalan list, line by line as the reader of PDFs hands it out. It was held against the Generalitat's own document of 11 July
// 2024: 550 of 550 codes with name, place, university and grade.
import { expect, test } from 'vitest';
import { rowsIn, tables } from '#tools/tables/tables.ts';
import type { PdfCell, PdfPage } from '../pdf/pdf-lines.ts';
import { cataloniaRows } from './catalonia-pdf.ts';

const before = rowsIn(process.cwd(), tables.cataloniaCutOffs);
const cell = (x: number, text: string): PdfCell => ({ x, right: x + 4 * text.length, text });
const grades = (first: string) =>
  [389, 438, 487, 536].map((x, at) => cell(x, at === 0 ? first : '5,000'));
const title = 'Notes de tall 1a assignació Juny 2026 (10/07/26)';
const head: PdfPage = [
  { y: 42, cells: [cell(339, 'Sigles'), cell(385, 'PAU /')] },
  { y: 47, cells: [cell(49, 'Codi'), cell(145, "Nom del centre d'estudi i població")] },
  { y: 51, cells: [cell(327, 'Universitat'), cell(385, 'CFGS')] },
];
const list = (...lines: PdfPage) =>
  cataloniaRows(
    [[{ y: 0, cells: [cell(220, title)] }, ...head, ...lines]],
    before,
    'https://g.example/n.pdf',
  );

test('a name over several lines belongs to the code in its middle, and so do the initials of several universities', () => {
  const rows = list(
    {
      y: 61,
      cells: [
        cell(51, '11002'),
        cell(76, 'Biologia (Barcelona)'),
        cell(345, 'UB'),
        ...grades('11,030'),
      ],
    },
    {
      y: 70,
      cells: [
        cell(76, 'Bioinformàtica (docència en Anglès) (Barcelona /'),
        cell(333, 'UPC / UB /'),
      ],
    },
    { y: 74, cells: [cell(51, '91917'), ...grades('10,738')] },
    { y: 78, cells: [cell(76, 'Cerdanyola del Vallès)'), cell(333, 'UAB / UPF')] },
    {
      y: 87,
      cells: [
        cell(51, '21009'),
        cell(76, 'Biologia (Cerdanyola del Vallès)'),
        cell(343, 'UAB'),
        ...grades('10,936'),
      ],
    },
    { y: 753, cells: [cell(296, '1')] },
  );
  expect(
    rows?.map((row) => [row['university_ids'], row['degree_ca'], row['city'], row['grade']]),
  ).toEqual([
    ['ub', 'Biologia', 'Barcelona', '11.030'],
    ['upc ub uab upf', 'Bioinformàtica', 'Barcelona / Cerdanyola del Vallès', '10.738'],
    ['uab', 'Biologia', 'Cerdanyola del Vallès', '10.936'],
  ]);
  expect(rows?.[0]).toMatchObject({
    offer_id: 'cat-ub-biologia-barcelona',
    academic_year: '2026-27',
    round: 'first assignment, Juny 2026',
    centre_kind: 'own',
    url: 'https://g.example/n.pdf',
    mark: 'V',
  });
});

test('a centre is known by its quotes, or by the table before; the group in another language is the second', () => {
  const rows = list(
    {
      y: 61,
      cells: [
        cell(51, '41036'),
        cell(
          76,
          `Administració d'Empreses i Gestió de la Innovació "Tecnocampus" (docència en Anglès) (Mataró)`,
        ),
        cell(343, 'UPF'),
        ...grades('7,206'),
      ],
    },
    {
      y: 70,
      cells: [
        cell(51, '41029'),
        cell(76, `Administració d'Empreses i Gestió de la Innovació "Tecnocampus" (Mataró)`),
        cell(343, 'UPF'),
        ...grades('7,480'),
      ],
    },
    {
      y: 79,
      cells: [
        cell(51, '31099'),
        cell(76, 'Disseny Digital i Tecnologies Multimèdia (Terrassa)'),
        cell(342, 'UPC'),
        ...grades('5,000'),
      ],
    },
  );
  const tecnocampus =
    'cat-upf-administracio-d-empreses-i-gestio-de-la-innovacio-mataro-tecnocampus';
  expect(
    rows?.map((row) => [
      row['offer_id'],
      row['affiliated_centre'],
      row['grade'],
      row['free_places'],
    ]),
  ).toEqual([
    [tecnocampus, 'Tecnocampus', '7.480', 'no'],
    [`${tecnocampus}-2`, 'Tecnocampus', '7.206', 'no'],
    ['cat-upc-disseny-digital-i-tecnologies-multimedia-terrassa-citm', 'CITM', '5.000', 'yes'],
  ]);
});

test('a page without its headings, and a list of another kind, are none', () => {
  expect(cataloniaRows([head], before, '')).toBeUndefined();
  expect(cataloniaRows([[{ y: 0, cells: [cell(0, title)] }]], before, '')).toBeUndefined();
});
