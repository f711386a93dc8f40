import { useEffect, useEffectEvent } from 'react';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { startSendingSeats } from '#app/data/class-seat/send-seats.ts';
import { serverOfSeat, type TrialWords } from './class-servers.ts';

/** Shows nothing: while it stands, what pupils of this device have finished is sent until the server has it. */
export function SendKept({ trial }: { trial: TrialWords }) {
  const serverOf = useEffectEvent((seat: KeptSeat) => serverOfSeat(seat, trial));
  const start = useEffectEvent(() => startSendingSeats((seat) => serverOf(seat)));
  useEffect(() => start(), []);
  return null;
}
