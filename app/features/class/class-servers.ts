import { backendSeats } from '#app/data/class-seat/backend-seats.ts';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import {
  isTrial,
  trialCode,
  trialServer,
  type SeatServer,
} from '#app/data/class-seat/seat-server.ts';

/** What the class of the trial is called. */
export type TrialWords = { readonly centre: string; readonly group: string };

/** Whoever keeps the class session of a code: the backend, or in the trial nobody. */
export function serverOfCode(code: string, trial: TrialWords): SeatServer {
  return code === trialCode ? trialServer(trial) : backendSeats;
}

/** Whoever keeps the class session that a seat is in. */
export function serverOfSeat(seat: KeptSeat, trial: TrialWords): SeatServer {
  return isTrial(seat) ? trialServer(trial) : backendSeats;
}
