import { queryOptions } from '@tanstack/react-query';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import {
  flag,
  isRecord,
  isWhole,
  listOf,
  moment,
  oneOf,
  orNull,
  partsOf,
  textOf,
} from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';
import { classTests, type ClassTest } from './class-session.ts';
import { readFamilyGuess, type FamilyGuess } from './read-guesses.ts';
import { sharings, type Sharing } from './submission.ts';

/** A note that a counsellor wrote: the pupil's data, too. */
export type SeatNote = { readonly text: string; readonly at: string };

/** What is kept under a card. Times in ISO 8601. */
export type SeatCard = {
  readonly seat: string;
  readonly alias: string | null;
  readonly shared: Sharing;
  readonly joinedAt: string;
  readonly finishedAt: string | null;
  readonly withdrawnAt: string | null;
  /** The day by which everything of it is erased. */
  readonly erasedAtBy: string;
  /** Until when it can be taken into an account; `null` until finished. */
  readonly claimUntil: string | null;
  readonly isClaimed: boolean;
  readonly session: {
    readonly centre: string;
    readonly group: string;
    readonly tests: readonly ClassTest[];
    readonly form: Form;
    readonly mode: 'personal' | 'count';
    readonly kind: 'class' | 'evening';
    /** Whether the result is shown: at once, or since the counsellor released it. */
    readonly isReleased: boolean;
    readonly hasEnded: boolean;
    readonly closesAt: string;
  };
  /** `null` while it is not released, and once it was withdrawn. */
  readonly result: readonly Attempt[] | null;
  readonly notes: readonly SeatNote[];
  readonly appointment: { readonly at: string; readonly link: string | null } | null;
  /** What pupil and counsellor agreed on, a step a line. */
  readonly agreedSteps: string | null;
  /** What families guessed in an evening, the oldest first. */
  readonly guesses: readonly FamilyGuess[];
};

/** What is kept under the secret of a card; `null` where nothing is (any more). */
export function seatQuery(secret: string) {
  return queryOptions({
    queryKey: ['class-seat', secret],
    queryFn: async (): Promise<SeatCard | null> => {
      const { data, error } = await (await backend()).rpc('my_seat', { secret });
      if (error) throw error;
      if (data === null) return null;
      const card = readCard(data);
      if (card === undefined) throw new Error('answered with something else than a seat');
      return card;
    },
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  });
}

/** A seat as the database tells it to its own pupil. */
export function readCard(data: unknown): SeatCard | undefined {
  const from = partsOf(data);
  const said = partsOf(from['session']);
  const session = {
    centre: textOf()(said['centre']),
    group: textOf()(said['group']),
    tests: listOf(oneOf(classTests))(said['tests']),
    form: oneOf(['full', 'short'])(said['form']),
    mode: oneOf(['personal', 'count'])(said['mode']),
    kind: oneOf(['class', 'evening'])(said['kind']),
    isReleased: flag(said['released']),
    hasEnded: flag(said['ended']),
    closesAt: moment(said['closes_at']),
  };
  const card = {
    seat: textOf()(from['seat']),
    alias: orNull(textOf())(from['alias']),
    shared: oneOf(sharings)(from['shared']),
    joinedAt: moment(from['joined_at']),
    finishedAt: orNull(moment)(from['finished_at']),
    withdrawnAt: orNull(moment)(from['withdrawn_at']),
    erasedAtBy: moment(from['erased_at_by']),
    claimUntil: orNull(moment)(from['claim_until']),
    isClaimed: flag(from['is_claimed']),
  };
  if (!isWhole(session) || !isWhole(card)) return undefined;
  return {
    ...card,
    session,
    result: Array.isArray(from['result']) ? readAttempts(from['result']) : null,
    notes: (listOf(readNote)(from['notes'] ?? []) ?? []).flat(),
    appointment: readAppointment(from['appointment']),
    agreedSteps: textOf()(from['agreed_steps']) ?? null,
    guesses: listOf(readFamilyGuess)(from['guesses'] ?? []) ?? [],
  };
}

/** Attempts as they are told to others than an account: without the times of single answers. */
export function readAttempts(rows: readonly unknown[]): Attempt[] {
  return rows.flatMap((row) => {
    const { started_at, ...rest } = partsOf(row);
    return attemptsOfRows([{ ...rest, created_at: started_at, item_times: {} }]);
  });
}

/** When a counsellor wants to talk, and where that is booked. */
export function readAppointment(value: unknown): SeatCard['appointment'] {
  if (!isRecord(value)) return null;
  const at = moment(value['at']);
  return at === undefined ? null : { at, link: textOf(/^https:/)(value['link']) ?? null };
}

function readNote(value: unknown): SeatNote[] {
  const note = { text: textOf()(partsOf(value)['text']), at: moment(partsOf(value)['at']) };
  return isWhole(note) ? [note] : [];
}

/** Decides anew what the counsellor sees, from the next request on. */
export async function changeSharing(secret: string, shared: Sharing): Promise<void> {
  const { error } = await (await backend()).rpc('change_seat_sharing', { secret, shared });
  if (error) throw error;
}

/** Takes the result back, with all that was written about it. */
export async function withdrawSeat(secret: string): Promise<void> {
  const { error } = await (await backend()).rpc('withdraw_seat', { secret });
  if (error) throw error;
}

/**
 * Takes the result of a card into the account that is signed in; ids of its attempts. Rejects with PT410 after thirty days, PT412
 * before it is released, PT409 where there is nothing to take.
 */
export async function claimSeat(secret: string): Promise<string[]> {
  const { data, error } = await (await backend()).rpc('claim_seat', { secret });
  if (error) throw error;
  return listOf(textOf())(data) ?? [];
}
