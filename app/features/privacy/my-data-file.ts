import { loadInstrument } from '#content/instruments/load-published.ts';
import { toCsv, type CsvCell } from '#domain/csv.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { sectionOf } from '#domain/instruments/registry.ts';
import { inOrder } from '#domain/instruments/section.ts';
import type { Locale } from '#domain/locale.ts';
import type { MyData } from '#app/data/privacy/my-data.ts';
import { csvFile, textFile } from '#app/ui/save-file.ts';

export const fileFormats = ['html', 'json', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/**
 * The export as a file: a document to read in one language, JSON by its published schema, or one line per value for a
 * spreadsheet.
 */
export async function myDataFile(data: MyData, format: FileFormat, locale: Locale): Promise<Blob> {
  const results = await resultsOf(data);
  if (format === 'html') return readableFile(data, results, locale);
  if (format === 'json') {
    const $schema = new URL('/my-data.schema.json', location.href).href;
    const text = `${JSON.stringify({ $schema, ...data, results }, null, 2)}\n`;
    return textFile(text, 'application/json');
  }
  const tables = { ...data.tables, results };
  const rows = Object.entries(tables).flatMap(([table, lines]) =>
    lines.flatMap((line, index) =>
      Object.entries(line).map(([field, value]) => [table, index + 1, field, cellOf(value)]),
    ),
  );
  return csvFile(toCsv(['table', 'row', 'field', 'value'], rows));
}

/** Its words come when it is wanted. */
async function readableFile(
  data: MyData,
  results: Awaited<ReturnType<typeof resultsOf>>,
  locale: Locale,
): Promise<Blob> {
  const [{ loadFileWords }, { personFile }, { fileHtml }] = await Promise.all([
    import('./person-file/load-file-words.ts'),
    import('./person-file/person-file.ts'),
    import('./person-file/file-html.ts'),
  ]);
  const words = await loadFileWords(locale);
  return textFile(
    fileHtml(await personFile(data, results, words), words.copy.nothing),
    'text/html',
  );
}

/** What the answers of finished attempts come to today; they are stored nowhere. */
export async function resultsOf({ tables }: MyData) {
  const results = [];
  for (const attempt of attemptsOfRows(tables['public.attempts'] ?? [])) {
    if (attempt.state !== 'submitted') continue;
    const { id, instrument: name, version } = attempt;
    const instrument = await loadInstrument(name, version);
    if (!instrument) continue;
    const { scores } = await sectionOf(instrument, attempt);
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
