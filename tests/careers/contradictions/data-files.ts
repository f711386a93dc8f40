// What the files say of every career: its record, and the rows of the tables that it names. Read by a reader of its own, so
// that a mistake of those who tell pages is not made twice.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Row = Readonly<Record<string, string>>;

export type CareerData = {
  readonly level: string;
  readonly alsoVia: string | undefined;
  readonly screenTime: string | undefined;
  readonly degrees: readonly { id: string; years: number; artistic: boolean }[];
  readonly titles: readonly string[];
  /** What its record says that people like, in both languages; else its page tells it of figures. */
  readonly likes: readonly string[];
  /** Rows of `data/onet/`: figures as text. */
  readonly occupation: Row;
  readonly settings: Row | undefined;
  /** Names in Spanish and English of what it demands, in order. */
  readonly demands: readonly { kind: string; es: string; en: string }[];
  /** Of its first degree, or none. */
  readonly offers: readonly Row[];
  /** Of its first degree in the newest lists, at the universities' own centres. */
  readonly newest: readonly Row[];
  readonly universities: ReadonlyMap<string, Row>;
  /** How it went for people, of any study: name, cohort, and the figures of one row. */
  readonly cohorts: readonly Cohort[];
  readonly profession: Profession | undefined;
};

export type Cohort = {
  readonly name: string;
  readonly cohort: string;
  readonly percents: readonly number[];
  readonly base: number | undefined;
};

type Profession = { gates: readonly unknown[]; years?: { least: number; most: number } };

const read = (path: string) => readFileSync(path, 'utf8');

/** Rows by their first line; a cell may stand in quotes. */
function table(path: string): readonly Row[] {
  const [head = [], ...lines] = read(path)
    .trim()
    .split('\n')
    .map((line) => line.match(/(?<=^|,)(?:"(?:[^"]|"")*"|[^,"]*)/g)?.map(unquoted) ?? []);
  return lines.map((cells) => Object.fromEntries(head.map((name, at) => [name, cells[at] ?? ''])));
}

function unquoted(cell: string): string {
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

/** A value that stands alone on a line of a record. */
function valueIn(record: string, name: string): string | undefined {
  return new RegExp(`^${name}: (.+)$`, 'm').exec(record)?.[1]?.replaceAll("'", '');
}

/** The items below a name. */
function listIn(record: string, name: string): readonly string[] {
  const [, block = ''] = new RegExp(`^${name}:\n((?: .*\n)+)`, 'm').exec(record) ?? [];
  return [...block.matchAll(/^ {2}- (?:title: )?(\S+)$/gm)].map(([, item = '']) => item);
}

/** The sentences of a list, of both languages. */
function sentencesIn(record: string, name: string): readonly string[] {
  const [, block = ''] = new RegExp(`^${name}:\n((?: .*\n)+)`, 'm').exec(record) ?? [];
  return [...block.matchAll(/\b(?:es|en): '?(.+?)'?$/gm)].map(([, text = '']) => text);
}

export function readCareers(): ReadonlyMap<string, CareerData> {
  const occupations = Map.groupBy(table('data/onet/occupations.csv'), ({ code }) => code);
  const settings = Map.groupBy(table('data/onet/settings.csv'), ({ code }) => code);
  const demands = Map.groupBy(table('data/onet/demands.csv'), ({ code }) => code);
  const elements = Map.groupBy(table('data/onet/elements.csv'), ({ element }) => element);
  const offers = Map.groupBy(table('data/ministry/offers.csv'), ({ degree_id }) => degree_id);
  const newest = Map.groupBy(
    ['madrid', 'catalonia'].flatMap((district) => table(`data/districts/${district}-cut-offs.csv`)),
    ({ degree_id, kind }) => `${kind} ${degree_id}`,
  );
  const cohorts = readCohorts();
  const universities = new Map(
    table('data/ministry/universities.csv').map((row) => [row.id ?? '', row]),
  );
  const careers = readdirSync('content/careers').map((file): [string, CareerData] => {
    const record = read(`content/careers/${file}`);
    const onet = valueIn(record, 'onet') ?? '';
    const degrees = listIn(record, 'degrees').map((id) => degreeOf(id));
    const profession = valueIn(record, 'profession');
    const [occupation = {}] = occupations.get(onet) ?? [];
    return [
      file.replace('.yaml', ''),
      {
        level: valueIn(record, 'level') ?? '',
        alsoVia: valueIn(record, 'alsoVia'),
        screenTime: valueIn(record, 'screenTime'),
        degrees,
        titles: listIn(record, 'titles'),
        likes: sentencesIn(record, 'likes'),
        occupation,
        settings: settings.get(onet)?.[0],
        demands: (demands.get(onet) ?? []).map(({ kind = '', element }) => {
          const [{ es = '', en = '' } = {}] = elements.get(element) ?? [];
          return { kind, es, en };
        }),
        offers: offers.get(degrees[0]?.id) ?? [],
        newest: newest.get(`own ${degrees[0]?.id}`) ?? [],
        universities,
        cohorts,
        profession: profession === undefined ? undefined : professionOf(profession),
      },
    ];
  });
  return new Map(careers);
}

function readCohorts(): readonly Cohort[] {
  const older = ['areas', 'fields'].flatMap((kind) =>
    table(`data/ministry/${kind}-afterwards-2013-14.csv`),
  );
  const rows = [...older, ...table('data/national/afterwards-2018-19.csv')];
  return rows.map((row) => {
    const { affiliated_year1, affiliated_year4, base_year4 } = row;
    const { name = row['scope'] ?? '', cohort = '2013-14' } = row;
    const shares = [affiliated_year1, affiliated_year4].filter((share) => share !== undefined);
    const base = base_year4 ? Number(base_year4) : undefined;
    return { name, cohort, percents: shares.map(Number), base };
  });
}

function degreeOf(id: string): CareerData['degrees'][number] {
  const record = read(`content/degrees/${id}.yaml`);
  return {
    id,
    years: Number(valueIn(record, 'years')),
    artistic: valueIn(record, 'branch') === 'artistic',
  };
}

const professions = new Map<string, Profession>();

function professionOf(id: string): Profession {
  const known: Profession = professions.get(id) ?? parse(read(`content/professions/${id}.yaml`));
  professions.set(id, known);
  return known;
}
