import {
  changeSeat,
  changeSeats,
  leaveSeat,
  useKeptSeats,
  type ClassSubmission,
  type KeptSeat,
} from '#app/data/class-seat/kept-seat.ts';
import { serverNow } from '#app/data/backend/server-clock.ts';
import { browserStorage } from '#app/data/device/browser-storage.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { useOnline } from '#app/ui/use-online.ts';
import type { SeatSession } from '#app/data/class-seat/seat-session.ts';
import { newCardWords } from '#domain/class/card-words.ts';
import type { Form, Instrument } from '#domain/instruments/instrument.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import { serverOfCode, serverOfSeat, type TrialWords } from './class-servers.ts';
import { isHalfWay, withFinished, withSeatAnswer } from './seat-steps.ts';

/** What a pupil of this device does in a class session, and where it is kept and sent. */
export function useClass(trial: TrialWords) {
  const seats = useKeptSeats();
  const locale = useLocale();
  const isOnline = useOnline();
  const isKept = browserStorage.isPersistent();
  return {
    /** `undefined` until React is awake. */
    seat: seats?.seat,
    /** Where answers are: on the device, there without a network, or in this tab alone. */
    saved: isKept ? (isOnline ? ('device' as const) : ('offline' as const)) : ('memory' as const),
    /** Takes a seat and returns its secret. */
    async join(
      session: SeatSession,
      place: { code: string; alias: string; showsName: boolean },
    ): Promise<string> {
      const secret = newCardWords((bytes) => crypto.getRandomValues(new Uint8Array(bytes)));
      const alias = await serverOfCode(place.code, trial).join({ ...place, secret });
      const seat: KeptSeat = {
        session,
        secret,
        alias,
        attempts: [],
        isHalfTold: false,
        submission: null,
        outcome: null,
      };
      changeSeats(({ left }) => ({ seat, left }));
      return secret;
    },
    answer(
      seat: KeptSeat,
      test: InstrumentId,
      given: { item: string; value: number | null; ms: number; form: Form },
    ) {
      const now = serverNow();
      changeSeat(seat.secret, (kept) => {
        const next = withSeatAnswer(kept, test, { ...given, now, locale });
        if (kept.isHalfTold || !isHalfWay(next)) return next;
        // Told once, and never waited for: a counter on a wall.
        serverOfSeat(kept, trial)
          .tellHalf(kept.secret)
          .catch(() => undefined);
        return { ...next, isHalfTold: true };
      });
    },
    finish(seat: KeptSeat, test: InstrumentId, instrument: Instrument) {
      changeSeat(seat.secret, (kept) => withFinished(kept, test, instrument, serverNow()));
    },
    submit(seat: KeptSeat, submission: ClassSubmission) {
      changeSeat(seat.secret, (kept) => ({ ...kept, submission }));
    },
    leave: leaveSeat,
  };
}

export type ClassActs = ReturnType<typeof useClass>;
