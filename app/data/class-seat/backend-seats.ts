import { instrumentIdOf } from '#domain/instruments/registry.ts';
import { joinClass, lookAtClass, reportHalfWay } from '#app/data/class/class-session.ts';
import { submitClass } from '#app/data/class/submission.ts';
import { sha256 } from '#app/data/device/secret.ts';
import type { SeatServer } from './seat-server.ts';

/** Class sessions as the backend keeps them. A seat is known to it by the hash of its secret. */
export const backendSeats: SeatServer = {
  async find(code) {
    const found = await lookAtClass(code);
    if (!found) return { kind: 'unknown' };
    if (found.standing === 'full') return { kind: 'full' };
    if (found.kind === 'evening') {
      const evening = { code, centre: found.centre, group: found.group };
      return { kind: 'evening', evening };
    }
    const { id, centre, group, form, results, mode, closesAt } = found;
    const tests = found.tests.flatMap((stored) => instrumentIdOf(stored) ?? []);
    return {
      kind: 'open',
      session: { id, centre, group, tests, form, results, mode, closesAt },
    };
  },
  async join({ code, alias, secret, showsName }) {
    const secretHash = await sha256(secret);
    const seat = await joinClass({ code, alias, secretHash, showName: showsName });
    return seat.alias ?? '';
  },
  tellHalf: reportHalfWay,
  async submit({ secret, session, attempts }, { shared, summary }) {
    const isCounted = session.mode === 'count';
    await submitClass({
      secret,
      // Of one that was not finished nothing is sent.
      attempts: isCounted ? [] : attempts.filter(({ state }) => state === 'submitted'),
      summary: isCounted ? null : summary,
      shared,
    });
  },
};
