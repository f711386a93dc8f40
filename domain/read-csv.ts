// A table as spreadsheets save it (RFC 4180): quoted cells, doubled quotes, line ends inside them. Cells are parted by commas, by
// semicolons where a comma is the decimal sign, or by tabs: a first line `sep=;` or else the heads say which. The apostrophe that `toCsv` puts before
// what looks like a formula is taken off.

export type ReadCsv = { kind: 'rows'; rows: string[][] } | { kind: 'unreadable'; line: number };

/** Every line with its cells, without the blanks around them; empty lines are left out. */
export function readCsv(text: string): ReadCsv {
  const unmarked = text.replace(/^\u{FEFF}/u, '');
  const [said = '', separatorSaid] = /^"?sep=([,;\t|])"?[ \t,;]*\r?\n/i.exec(unmarked) ?? [];
  const source = unmarked.slice(said.length).replaceAll(/\r\n?/g, '\n');
  const separator = separatorSaid ?? separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let line = said === '' ? 1 : 2;
  const mark = separator === '|' ? '\\|' : separator;
  // A cell in quotes or a plain one, and what ends it.
  const cell = new RegExp(`(?:[ ]*"((?:[^"]|"")*)"[ ]*|([^"${mark}\\n]*))(${mark}|\\n|$)`, 'y');
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

/** The one that parts most cells of the first line that is not empty; the decimal comma never does in heads. */
function separatorOf(source: string): string {
  const head = source.split('\n').find((each) => each.trim() !== '') ?? '';
  const bare = head.replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = [',', ';', '\t'].map((mark) => ({ mark, times: bare.split(mark).length }));
  return counted.reduce((best, each) => (each.times > best.times ? each : best)).mark;
}
