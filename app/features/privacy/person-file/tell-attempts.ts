import { fill } from '#content/wording/fill.ts';
import { loadBank } from '#content/instruments/interests/second-look/load-bank.ts';
import { loadInstrument, loadWording } from '#content/instruments/load-published.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { isRecord, partsOf } from '#domain/parsers.ts';
import type { FileTable, Row } from './file-parts.ts';
import type { FileWords } from './load-file-words.ts';
import { tellMoment } from './tell-value.ts';

/** What the answers of a finished attempt come to today. */
export type Result = {
  readonly attempt: string;
  readonly instrument: string;
  readonly scales: readonly { scale: string; points: number | null; max: number | null }[];
};

/** Result and answers of one attempt, each answer beside its question. */
export async function attemptTables(
  row: Row,
  results: readonly Result[],
  words: FileWords,
): Promise<FileTable[]> {
  const { instrument: id, version } = row;
  const [instrument, wording] = await Promise.all([
    loadInstrument(String(id), Number(version)),
    loadWording(String(id), Number(version), words.locale),
  ]);
  const result = results.find(({ attempt }) => attempt === row['id']);
  const cards = instrument?.ranking?.cards.map((card) => card.id) ?? [];
  const order = [...(instrument?.forms.full ?? []), ...cards];
  return [
    ...(result ? [await resultTable(result, words)] : []),
    ...answersTable(row, { wording, items: wording?.items ?? {}, cards, order }, words),
  ];
}

/** The answers of a second look: questions of the bank, choices of the attempt that it belongs to. */
export async function secondLookTables(
  row: Row,
  attempts: readonly Row[],
  words: FileWords,
): Promise<FileTable[]> {
  const attempt = attempts.find(({ id }) => id === row['attempt']);
  const [items, wording] = await Promise.all([
    loadBank(words.locale),
    loadWording(String(attempt?.['instrument']), Number(attempt?.['version']), words.locale),
  ]);
  return answersTable(row, { wording, items, cards: [], order: Object.keys(items) }, words);
}

/** "Test de intereses, hecho el 3 nov 2026, 10:00". */
export function attemptTitle(row: Row, words: FileWords): string {
  const { instrument, state, submitted_at: at } = row;
  const test = words.testName(String(instrument)) ?? String(instrument);
  const titles: Readonly<Record<string, string>> = words.copy.attempt.titles;
  const title = titles[String(state)] ?? '{test}';
  return fill(title, { test, at: typeof at === 'string' ? tellMoment(at, words) : '' });
}

async function resultTable(result: Result, words: FileWords): Promise<FileTable> {
  const copy = words.copy.attempt;
  const names = await words.scaleNames(result.instrument);
  return {
    title: copy.results,
    columns: [copy.scale, copy.points],
    rows: result.scales.map(({ scale, points, max }) => [
      names[scale] ?? scale,
      points === null || max === null ? copy.few : fill(copy.of, { points, max }),
    ]),
  };
}

type Asked = {
  readonly wording: Wording | undefined;
  readonly items: Readonly<Record<string, string>>;
  readonly cards: readonly string[];
  readonly order: readonly string[];
};

function answersTable(row: Row, asked: Asked, words: FileWords): FileTable[] {
  const answers = partsOf(row['answers']);
  const times = partsOf(row['item_times']);
  const place = (id: string) => (asked.order.indexOf(id) + 1 || Number.MAX_SAFE_INTEGER) - 1;
  const ids = Object.keys(answers).toSorted((a, b) => place(a) - place(b));
  if (ids.length === 0) return [];
  const copy = words.copy.attempt;
  return [
    {
      title: copy.answers,
      columns: [copy.question, copy.answer, copy.time],
      rows: ids.map((id) => [
        asked.items[id] ?? id,
        tellAnswer(id, answers[id], asked, words),
        tellTime(times[id], words),
      ]),
    },
  ];
}

function tellAnswer(id: string, value: unknown, { wording, cards }: Asked, words: FileWords) {
  const copy = words.copy.attempt;
  if (value === null) return copy.passed;
  const n = typeof value === 'string' ? value : JSON.stringify(value);
  if (cards.includes(id)) return fill(copy.place, { n });
  return wording?.choices[Number(value)] ?? fill(copy.unknown, { n });
}

/** `{ at, ms }`: only how long; when is in the rows. */
function tellTime(time: unknown, { copy }: FileWords): string {
  if (!isRecord(time) || typeof time['ms'] !== 'number') return '';
  const seconds = Math.round(time['ms'] / 1000);
  if (seconds < 60) return fill(copy.seconds, { s: seconds });
  return fill(copy.minutes, { m: Math.floor(seconds / 60), s: seconds % 60 });
}

/** What a link shows: the titles of its attempts. */
export function tellShared(what: unknown, attempts: readonly Row[], words: FileWords): string {
  if (!Array.isArray(what)) return '';
  return what
    .map((id) => {
      const row = attempts.find((attempt) => attempt['id'] === id);
      return row ? attemptTitle(row, words) : words.copy.share.gone;
    })
    .join('; ');
}
