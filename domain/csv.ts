// Tables as CSV (RFC 4180): comma, CRLF, every cell in quotes. Spreadsheets run a cell that begins like a formula, and
// a stranger may have typed the cell: such a cell gets an apostrophe in front, which spreadsheets show as text
// (OWASP, CSV injection).

export type CsvCell = string | number | boolean | null;

/** Beginnings that some spreadsheet takes for a formula, full-width forms included; blanks before them do not help. */
const RISKY = /^[\s\p{Cf}]*[=+\-@＝＋－＠|%]|^[\t\r\n]/u;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * The whole table, one line per row, the heads first; `null` is an empty cell. Numbers stay numbers. Where a comma is the
 * decimal sign, a spreadsheet opens a table whose cells are parted by semicolons.
 */
export function toCsv(
  heads: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  separator: ',' | ';' = ',',
): string {
  return [heads, ...rows].map((row) => `${row.map(toCell).join(separator)}\r\n`).join('');
}

function toCell(value: CsvCell): string {
  const text = value === null ? '' : String(value);
  const isNumber = typeof value === 'number' && PLAIN_NUMBER.test(text);
  const safe = !isNumber && RISKY.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
