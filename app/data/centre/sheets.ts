import * as z from '#domain/zod.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { centreQuery } from './ask-staff.ts';
import { sharing } from './sessions.ts';

const moment = z.iso.datetime({ offset: true });

/** Attempts without the times of single answers. */
export const sharedAttempts = z.pipe(
  z.array(z.looseObject({ started_at: z.string() })),
  z.transform((rows: { started_at: string }[]): Attempt[] =>
    attemptsOfRows(
      rows.map(({ started_at, ...row }) => ({ ...row, created_at: started_at, item_times: {} })),
    ),
  ),
);

/** A note as it stood after one writing. `author`: how its writer is called, `null` when the account is gone. */
const note = z.object({
  version: z.int(),
  text: z.string(),
  at: moment,
  author: z.nullable(z.string()),
});
export type SheetNote = z.infer<typeof note>;

const sheet = z.object({
  seat: z.uuid(),
  alias: z.string(),
  shared: sharing,
  finished_at: z.nullable(moment),
  /** `null` unless the pupil shares the summary or everything. */
  summary: z.nullable(
    z.object({
      letters: z.nullable(z.string()),
      lead: z.nullable(z.string()),
      undecided: z.boolean(),
      families: z.array(z.string()),
      values: z.array(z.string()),
    }),
  ),
  /** `null` unless the pupil shares everything. */
  attempts: z.nullable(sharedAttempts),
  /** The newest, and those before it, newest first; left out where there are none. */
  note: z.nullish(note),
  earlier_notes: z.optional(z.array(note)),
  appointment: z.nullish(z.object({ at: moment, link: z.nullable(z.string()) })),
  /** A step a line. */
  agreed_steps: z.nullish(z.string()),
});
export type SharedSheet = z.infer<typeof sheet>;

/** One seat's sheet, for who is assigned to its group: what the pupil shares, notes and appointment. */
export const sheetQuery = (seat: string) =>
  centreQuery(['sheet', seat], (client) => client.rpc('shared_sheet', { seat }), sheet);

/** All sheets of a session from which anything was shared. */
export const sheetsQuery = (session: string) =>
  centreQuery(
    ['sheets', session],
    (client) => client.rpc('shared_sheets', { session }),
    z.array(sheet),
  );
