import type { ClassSubmission, KeptSeat } from './kept-seat.ts';
import type { SeatSession } from './seat-session.ts';

/** An evening for families, in which nobody takes a seat. */
export type FoundEvening = {
  readonly code: string;
  readonly centre: string;
  readonly group: string;
};

/** What runs under a code: a session with a seat to take, or one in which every seat is taken. */
export type FoundSession =
  | { readonly kind: 'open'; readonly session: SeatSession }
  | { readonly kind: 'evening'; readonly evening: FoundEvening }
  | { readonly kind: 'full' }
  /** Wrong, over, or never given: nothing tells them apart. */
  | { readonly kind: 'unknown' };

/** What a pupil's page asks of whoever keeps a class session: the backend, or in a trial nobody. */
export type SeatServer = {
  find(code: string): Promise<FoundSession>;
  /** Takes a seat and returns the alias that it got; nothing where nobody is named. */
  join(seat: { code: string; alias: string; secret: string; showsName: boolean }): Promise<string>;
  tellHalf(secret: string): Promise<void>;
  submit(seat: KeptSeat, submission: ClassSubmission): Promise<void>;
};

/** What opens the trial: typed as "demo", and shorter than any code. */
export const trialCode = 'DEM0';
const trialId = 'trial';

/** The trial of the page for schools: a class of which nothing leaves this browser. */
export function trialServer(words: { centre: string; group: string }): SeatServer {
  const session = (): SeatSession => ({
    ...words,
    id: trialId,
    tests: ['interests'],
    form: 'short',
    results: 'now',
    mode: 'personal',
    closesAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  return {
    find: async () => ({ kind: 'open', session: session() }),
    join: async ({ alias }) => alias,
    tellHalf: async () => {},
    submit: async () => {},
  };
}

export function isTrial({ session }: Pick<KeptSeat, 'session'>): boolean {
  return session.id === trialId;
}
