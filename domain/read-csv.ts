// A table as spreadsheets save it (RFC 4180): quoted cells, doubled quotes, line ends inside them. Where a comma is the
// decimal sign, programs part cells by semicolons: the first line says which. The apostrophe that `toCsv` puts before
// what looks like a formula is taken off.

export type ReadCsv = { kind: 'rows'; rows: string[][] } | { kind: 'unreadable'; line: number };

/** Every line with its cells, without the blanks around them; empty lines are left out. */
export function readCsv(text: string): ReadCsv {
  const source = text.replace(/^\u{FEFF}/u, '');
  const [head = ''] = source.split(/\r?\n/, 1);
  const separator = head.split(';').length > head.split(',').length ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let line = 1;
  // A cell in quotes or a plain one, and what ends it.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`,
    'y',
  );
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) return { kind: 'unreadable', line };
    const [all, quoted, plain = '', end = ''] = found;
    line += all.split('\n').length - 1;
    const value = (quoted?.replaceAll('""', '"') ?? plain).trim();
    row.push(value.replace(/^'(?=\s*[=+\-@＝＋－＠|%])/u, ''));
    if (end === separator) continue;
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  }
  if (row.some((each) => each !== '')) rows.push(row);
  return { kind: 'rows', rows };
}
