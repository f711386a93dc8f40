// Class sessions as staff read and lead them: opening, the board with its seats, ending.
import * as z from '#domain/zod.ts';
import { centreQuery, staffAnswer } from './ask-staff.ts';
import { staffSession, type StaffSession } from './centres.ts';

const moment = z.iso.datetime({ offset: true });
export const sharing = z.enum(['nothing', 'summary', 'everything']);

const boardSeat = z.object({
  seat: z.uuid(),
  alias: z.string(),
  joined_at: moment,
  half_at: z.nullable(moment),
  finished_at: z.nullable(moment),
  shared: sharing,
  withdrawn: z.boolean(),
  /** The pupil has an account. */
  with_account: z.boolean(),
});
export type BoardSeat = z.infer<typeof boardSeat>;

const board = z.object({
  now: moment,
  session: staffSession,
  counters: z.object({
    joined: z.nullable(z.int()),
    half: z.nullable(z.int()),
    finished: z.int(),
  }),
  /** In the order of joining; none where the session only counts. */
  seats: z.array(boardSeat),
});
export type Board = z.infer<typeof board>;

/** How a session stands, now. */
export const boardQuery = (id: string) =>
  centreQuery(['board', id], (client) => client.rpc('class_board', { id }), board);

/** Opens a session. Rejects with `agreement`, `authorisations` or `taken` (the centre closes), as `staffRefusal` reads. */
export async function openSession(
  group: string,
  wanted: Pick<StaffSession, 'tests' | 'form' | 'cap' | 'results' | 'mode' | 'kind'> & {
    /** 1 to 24. */
    hours: number;
  },
): Promise<{ id: string; code: string; closes_at: string }> {
  const { tests, form, hours, cap, results, mode, kind } = wanted;
  const answer = await staffAnswer((client) =>
    client.rpc('open_class_session', { group, tests, form, hours, cap, results, mode, kind }),
  );
  return z.object({ id: z.uuid(), code: z.string(), closes_at: moment }).parse(answer);
}

/** Opens an evening for the families of a class, for so many hours. Rejects as a session does. */
export async function openEvening(session: string, hours: number): Promise<{ id: string }> {
  const answer = await staffAnswer((client) => client.rpc('open_evening', { session, hours }));
  return z.object({ id: z.uuid() }).parse(answer);
}

/** Nobody joins any more; what was begun may be sent for fifteen minutes. */
export async function closeSession(id: string): Promise<void> {
  await staffAnswer((client) => client.rpc('close_class_session', { id }));
}

/** From now on pupils see their results. */
export async function releaseResults(id: string): Promise<void> {
  await staffAnswer((client) => client.rpc('release_results', { id }));
}
