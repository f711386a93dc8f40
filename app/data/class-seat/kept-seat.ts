import { useSyncExternalStore } from 'react';
import { parseClassSummary, type ClassSummary } from '#domain/class/summary.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { parseAttempt } from '#domain/instruments/parse-attempt.ts';
import {
  flag,
  isWhole,
  listOf,
  oneOf,
  orNull,
  partsOf,
  textOf,
  type Parser,
} from '#domain/parsers.ts';
import { sharings, type Sharing } from '#app/data/class/submission.ts';
import { keptText, listenToSeats, writeKeptText } from './kept-text.ts';
import { parseSeatSession, type SeatSession } from './seat-session.ts';

/** What a pupil sends at the end: decided, and not changed any more. */
export type ClassSubmission = {
  readonly shared: Sharing;
  readonly summary: ClassSummary;
};

/** A pupil's place in a class session, as this device keeps it: apart from what a guest has here. */
export type KeptSeat = {
  readonly session: SeatSession;
  /** The words of the card, by which the server knows the seat; nobody else is told them. */
  readonly secret: string;
  /** As it was given; nothing where nobody is named. */
  readonly alias: string;
  readonly attempts: readonly Attempt[];
  readonly isHalfTold: boolean;
  /** `null` until the pupil has chosen what the counsellor sees. */
  readonly submission: ClassSubmission | null;
  /** `sent`: the server has it. `late`: it takes no more for this session. `refused`: it does not take this. */
  readonly outcome: 'sent' | 'late' | 'refused' | null;
};

/**
 * `seat`: of who sits here now. `left`: what others have finished on this device and the server does not have yet; it is
 * shown to nobody, and goes when it has been sent.
 */
export type KeptSeats = { readonly seat: KeptSeat | null; readonly left: readonly KeptSeat[] };

const nobody: KeptSeats = { seat: null, left: [] };

/** What was read last, by the text it was read from: a snapshot is the same object as long as nothing changes. */
let last: { text: string | null; seats: KeptSeats } = { text: null, seats: nobody };

/** Everything of classes on this device, as it stands now in any of its tabs. */
export function keptSeats(): KeptSeats {
  const text = keptText();
  if (text !== last.text) last = { text, seats: parseSeats(text) };
  return last.seats;
}

/** Reads, changes and writes at once; what other tabs have written is not lost. */
export function changeSeats(update: (seats: KeptSeats) => KeptSeats): void {
  const next = update(keptSeats());
  const isEmpty = next.seat === null && next.left.length === 0;
  writeKeptText(isEmpty ? null : JSON.stringify(next));
}

/** Changes the seat with this secret, whether somebody sits there or it was left. */
export function changeSeat(secret: string, update: (seat: KeptSeat) => KeptSeat | null): void {
  const changed = (seat: KeptSeat) => (seat.secret === secret ? update(seat) : seat);
  changeSeats(({ seat, left }) => ({
    seat: seat && changed(seat),
    left: left.flatMap((one) => changed(one) ?? []),
  }));
}

/**
 * Nobody sits here any more. What was finished and not sent waits unseen until it is; all else of the seat is gone from
 * this device.
 */
export function leaveSeat(): void {
  changeSeats(({ seat, left }) => ({
    seat: null,
    left: seat && isUnsent(seat) ? [...left, seat] : left,
  }));
}

/** Finished, and the server has neither taken nor refused it. */
export function isUnsent({ submission, outcome }: KeptSeat): boolean {
  return submission !== null && outcome === null;
}

/** `undefined` while the page is built and until React is awake. */
export function useKeptSeats(): KeptSeats | undefined {
  return useSyncExternalStore<KeptSeats | undefined>(listenToSeats, keptSeats, () => undefined);
}

function parseSeats(text: string | null): KeptSeats {
  const from = partsOf(jsonIn(text));
  const left = Array.isArray(from.left) ? from.left : [];
  return { seat: parseSeat(from.seat) ?? null, left: left.flatMap((one) => parseSeat(one) ?? []) };
}

const parseSeat: Parser<KeptSeat> = (value) => {
  const from = partsOf(value);
  const seat = {
    session: parseSeatSession(from.session),
    secret: textOf(/^.{1,100}$/)(from.secret),
    alias: textOf()(from.alias),
    attempts: listOf(attemptOf)(from.attempts),
    isHalfTold: flag(from.isHalfTold),
    submission: orNull(parseSubmission)(from.submission),
    outcome: orNull(oneOf(['sent', 'late', 'refused']))(from.outcome),
  };
  return isWhole(seat) ? seat : undefined;
};

const parseSubmission: Parser<ClassSubmission> = (value) => {
  const from = partsOf(value);
  const submission = {
    shared: oneOf(sharings)(from.shared),
    summary: parseClassSummary(from.summary),
  };
  return isWhole(submission) ? submission : undefined;
};

function attemptOf(value: unknown): Attempt | undefined {
  const parsed = parseAttempt(value);
  return parsed.kind === 'attempt' ? parsed.attempt : undefined;
}

function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
