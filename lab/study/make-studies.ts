import { publications } from '#content/instruments/publications.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import { definitionOf } from '#domain/instruments/registry.ts';
import { FEWEST_CALIBRATED, parseCalibration } from '#domain/research/calibration.ts';
import { hasMoved } from '#domain/research/next-release.ts';
import { rounded, SMALLEST_CELL } from '#domain/research/protect-table.ts';
import { parseStudy } from '#domain/research/study.ts';
import type { Progress } from '#lab/calibration/calibrate.ts';
import { makeCalibration } from './make-calibration.ts';
import type { Database, Queries } from '#server/database/database.ts';
import { takeLock } from '#server/database/locks.ts';
import { makeStudy } from './make-study.ts';
import { nextStudy } from './next-study.ts';
import { readPeople } from './read-people.ts';
import type { StudiedPerson } from './studied-person.ts';

export type StudyOutcome = {
  readonly instrument: string;
  readonly version: number;
  readonly people: number;
  /** `same`: too few came or left since the last one. */
  readonly study: 'made' | 'same';
  readonly calibration: 'made' | 'same' | 'few';
};

type Asked = {
  readonly now: Date;
  readonly synthetic: boolean;
  readonly onRound: (about: { instrument: string; scale: string } & Progress) => void;
};

/** Studies every published version apart, and calibrates those that enough people took. */
export async function makeStudies(database: Database, asked: Asked): Promise<StudyOutcome[]> {
  const outcomes: StudyOutcome[] = [];
  for (const { instrument } of publications) {
    const { sectionOf } = await definitionOf(instrument);
    const { synthetic } = asked;
    const read = await readPeople(database, { instrument, sectionOf, synthetic });
    const today = asked.now.toISOString().slice(0, 10);
    const study = makeStudy(instrument, read, today);
    outcomes.push({
      instrument: instrument.id,
      version: instrument.version,
      people: read.people.length,
      study: await keepStudy(database, study, asked),
      calibration: await calibrateVersion(database, instrument, read.people, asked),
    });
  }
  return outcomes;
}

async function keepStudy(
  database: Database,
  study: ReturnType<typeof makeStudy>,
  { now, synthetic }: Asked,
): Promise<StudyOutcome['study']> {
  return database.transaction(async (tx) => {
    await takeLock(tx, 'researchStudy');
    const last = await newest(tx, 'research_studies', study, synthetic);
    const known = last === undefined ? undefined : parseStudy(last);
    if (last !== undefined && !known)
      throw new Error('the last study cannot be read, so nothing may follow it');
    const next = nextStudy(known, study);
    if (!next) return 'same';
    await keep(tx, 'research_studies', next, { now, synthetic });
    return 'made';
  });
}

/** Outside of any transaction but the last step: it takes seconds. */
async function calibrateVersion(
  database: Database,
  instrument: Instrument,
  people: readonly StudiedPerson[],
  { now, synthetic, onRound }: Asked,
): Promise<StudyOutcome['calibration']> {
  if (people.length < FEWEST_CALIBRATED) return 'few';
  const last = parseCalibration(await newest(database, 'calibrations', of(instrument), synthetic));
  if (last && !hasMoved(last.n, rounded(people.length), SMALLEST_CELL)) return 'same';
  const made = makeCalibration(
    instrument,
    people,
    now.toISOString().slice(0, 10),
    (scale, progress) => onRound({ instrument: instrument.id, scale, ...progress }),
  );
  if (!made) return 'few';
  await database.transaction((tx) => keep(tx, 'calibrations', made, { now, synthetic }));
  return 'made';
}

function of({ id, version }: Instrument) {
  return { instrument: id, version };
}

type Table = 'research_studies' | 'calibrations';
type Version = { readonly instrument: string; readonly version: number };

async function newest(
  tx: Queries,
  table: Table,
  { instrument, version }: Version,
  synthetic: boolean,
): Promise<unknown> {
  const [row] = await tx.query<{ figures: unknown }>(
    `select figures from private.${table} where instrument = $1 and version = $2 and is_synthetic = $3
     order by id desc limit 1`,
    [instrument, version, synthetic],
  );
  return row?.figures;
}

async function keep(
  tx: Queries,
  table: Table,
  figures: Version,
  { now, synthetic }: Pick<Asked, 'now' | 'synthetic'>,
): Promise<void> {
  await tx.query(
    `insert into private.${table} (instrument, version, figures, is_synthetic, made_at)
     values ($1, $2, $3::text::jsonb, $4, $5::timestamptz)`,
    [figures.instrument, figures.version, JSON.stringify(figures), synthetic, now.toISOString()],
  );
}
