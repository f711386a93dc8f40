import { loadInstrument } from '#content/instruments/load-published.ts';
import { toCsv, type CsvCell } from '#domain/csv.ts';
import { parseAttempt } from '#domain/instruments/parse-attempt.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { inOrder } from '#domain/instruments/section.ts';
import type { MyData } from '#app/data/privacy/my-data.ts';

export type SavedFile = { name: string; type: string; text: string };

/** The export as a file: JSON by its published schema, or one line per value for a spreadsheet. */
export async function fileOf(data: MyData, format: 'json' | 'csv'): Promise<SavedFile> {
  const name = `faro-${data.exported_at.slice(0, 10)}.${format}`;
  const results = await resultsOf(data);
  if (format === 'json') {
    const $schema = new URL('/my-data.schema.json', location.href).href;
    const text = `${JSON.stringify({ $schema, ...data, results }, null, 2)}\n`;
    return { name, type: 'application/json', text };
  }
  const tables = { ...data.tables, results };
  const rows = Object.entries(tables).flatMap(([table, lines]) =>
    lines.flatMap((line, index) =>
      Object.entries(line).map(([field, value]) => [table, index + 1, field, cellOf(value)]),
    ),
  );
  // The mark at the start tells spreadsheets that this is UTF-8.
  return {
    name,
    type: 'text/csv',
    text: `\uFEFF${toCsv(['table', 'row', 'field', 'value'], rows)}`,
  };
}

/** Hands a file to the browser's downloads. */
export function saveFile({ name, type, text }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What the answers of finished attempts come to today; they are stored nowhere. */
async function resultsOf({ tables }: MyData) {
  const results = [];
  for (const { item_times, created_at, submitted_at, ...row } of tables['public.attempts'] ?? []) {
    const times = { itemTimes: item_times, startedAt: created_at, submittedAt: submitted_at };
    const parsed = parseAttempt({ ...row, ...times });
    if (parsed.kind !== 'attempt' || parsed.attempt.state !== 'submitted') continue;
    const { id, instrument: name, version } = parsed.attempt;
    const instrument = await loadInstrument(name, version);
    if (!instrument) continue;
    const { scores } = await sectionOf(instrument, parsed.attempt);
    const scales = inOrder<string>(scores, instrument.scales).map((score) => ({
      scale: score.scale,
      points: score.kind === 'scored' ? score.raw : null,
      max: score.kind === 'scored' ? score.max : null,
    }));
    results.push({ attempt: id, instrument: name, version, scales });
  }
  return results;
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return JSON.stringify(value);
}
