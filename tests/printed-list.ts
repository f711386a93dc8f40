// Lowest grades as the universities of Madrid print them: a PDF of the smallest kind, with text at its places.
import type { Row } from '#tools/tables/table.ts';

const titles: Readonly<Record<string, string>> = {
  uah: 'UNIVERSIDAD DE ALCALÁ',
  uam: 'UNIVERSIDAD AUTÓNOMA DE MADRID',
  uc3m: 'UNIVERSIDAD CARLOS III DE MADRID',
  ucm: 'UNIVERSIDAD COMPLUTENSE DE MADRID',
  upm: 'UNIVERSIDAD POLITÉCNICA DE MADRID',
  urjc: 'UNIVERSIDAD REY JUAN CARLOS',
};
const PER_PAGE = 45;
const STEP = 14;
/** Names that are longer stand in two lines, above and below their row. */
const LONGEST = 60;

type Text = { x: number; y: number; text: string };

/** Rows of the columns `university`, `kind`, `centre`, `branch`, `code`, `degree`, `grade`; `course` as `2026/2027`. */
export function printedList(rows: readonly Row[], course: string): Buffer {
  const parts = Map.groupBy(rows, ({ university, kind }) => `${university} ${kind}`);
  const pages = [...parts.values()].flatMap((part) =>
    Array.from({ length: Math.ceil(part.length / PER_PAGE) }, (_, at) =>
      pageOf(part.slice(at * PER_PAGE, (at + 1) * PER_PAGE), course),
    ),
  );
  return pdfOf(pages);
}

function pageOf(rows: readonly Row[], course: string): Text[] {
  const [{ university = '', kind } = {}] = rows;
  const texts: Text[] = [
    { x: 180, y: 20, text: titles[university] ?? '' },
    { x: 250, y: 34, text: `CURSO ${course}` },
    ...(kind === 'affiliated' ? [{ x: 242, y: 48, text: 'CENTROS ADSCRITOS' }] : []),
    { x: 405, y: 60, text: 'Grupo 1' },
    { x: 495, y: 60, text: 'Grupo 2' },
    { x: 43, y: 66, text: 'Código' },
    { x: 390, y: 72, text: 'Ordinaria' },
    { x: 440, y: 72, text: 'Extraord.' },
    { x: 490, y: 72, text: 'Ordinaria' },
  ];
  let y = 72;
  let heading: string | undefined;
  for (const row of rows) {
    const { code = '', degree = '', grade = '', centre = '', branch = '' } = row;
    const above = centre || branch;
    if (above !== heading) texts.push({ x: 251, y: (y += 2 * STEP), text: above });
    heading = above;
    y += 2 * STEP;
    const [name, rest] = inTwo(degree);
    texts.push({ x: 46, y, text: code }, { x: 82, y: rest ? y - 5 : y, text: name });
    if (rest) texts.push({ x: 82, y: y + 5, text: rest });
    if (grade) texts.push({ x: 395, y, text: grade.replace('.', ',') });
    texts.push({ x: 443, y, text: '-----' }, { x: 495, y, text: '5,00' });
  }
  texts.push({
    x: 43,
    y: y + 2 * STEP,
    text: 'Grupo 1 Pruebas de acceso a la Universidad y equivalentes',
  });
  return texts;
}

function inTwo(name: string): [string, string?] {
  if (name.length <= LONGEST) return [name];
  const at = name.lastIndexOf(' ', LONGEST);
  return [name.slice(0, at), name.slice(at + 1)];
}

/** A PDF of pages with text of six points, `y` from the top. */
function pdfOf(pages: readonly (readonly Text[])[]): Buffer {
  const height = 3000;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + 2 * at} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((texts, at) => {
      const shown = texts.map(
        ({ x, y, text }) =>
          `BT /F1 6 Tf ${x} ${height - y} Td (${text.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj ET`,
      );
      const content = shown.join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * at} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
