/** What was acknowledged, and when; times in milliseconds of one clock. */
export type Save = {
  person: string;
  attempt: string;
  item: string;
  value: number;
  /** When it was first tried, and when it was acknowledged. */
  began: number;
  done: number;
};

/** A row as the checker's own SQL reads it. */
export type KeptAttempt = { id: string; person: string; answers: Readonly<Record<string, number>> };

/** Figures that an administrator read: how many attempts, when it was asked, and how old the answer says it may be. */
export type Read = { asked: number; started: number; age: number | undefined };

/** Acknowledged answers that the database has not, or has of another person. */
export function lostAnswers(saves: readonly Save[], kept: readonly KeptAttempt[]): Save[] {
  const rows = new Map(kept.map((row) => [row.id, row]));
  return saves.filter(({ attempt, person, item, value }) => {
    const row = rows.get(attempt);
    return row?.person !== person || row.answers[item] !== value;
  });
}

/** Rows that hold what nobody sent: of another person, or of an attempt that its person did not begin. */
export function foreignRows(
  kept: readonly KeptAttempt[],
  begun: ReadonlyMap<string, string>,
): KeptAttempt[] {
  return kept.filter(({ id, person }) => begun.get(id) !== person);
}

/** The longest time that one save of those in flight since `since` has waited for its acknowledgement. */
export function longestWait(saves: readonly Save[], since: number): number {
  return Math.max(
    0,
    ...saves.filter(({ done }) => done >= since).map((each) => each.done - each.began),
  );
}

/**
 * Reads that were older than they said: they lack an attempt that had been acknowledged before the moment of which they claim to be.
 * `mostAge` is the bound.
 */
export function staleReads(
  reads: readonly Read[],
  saves: readonly Save[],
  mostAge: number,
): Read[] {
  const first = new Map<string, number>();
  for (const { attempt, done } of saves) {
    first.set(attempt, Math.min(done, first.get(attempt) ?? Infinity));
  }
  const acknowledged = [...first.values()];
  return reads.filter(({ asked, started, age = 0 }) => {
    const moment = asked - age;
    return age > mostAge || started < acknowledged.filter((at) => at < moment).length;
  });
}
