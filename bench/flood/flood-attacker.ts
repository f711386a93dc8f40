/** A thread of `bench/flood.ts`: one client at full speed, everything that costs something in turns. */
import { parentPort, workerData } from 'node:worker_threads';
import { floodCalls } from './flood-calls.ts';
import { createClient, type Call, type Site } from './flood-client.ts';

/** What became of one kind of request. */
export type Tally = { accepted: number; refused: number; noRetryAfter: number; other: number };

export type FloodOrder = {
  site: Site;
  address: string;
  until: number;
  /** Requests at once of each kind. */
  lanes: number;
  /** A session of the attacker's own. */
  token: string;
  victims: readonly string[];
};

const order: FloodOrder = workerData;
const { ask, close } = createClient(order.site, order.address, 200);
const tallies: Record<string, Tally> = {};
let next = 0;
// Lanes of its own for each kind, so that none is slowed by another's refusals.
const lanes = Object.entries(floodCalls(order)).flatMap(([name, make]) =>
  Array.from({ length: order.lanes }, () => lane(name, make)),
);
await Promise.all(lanes);
close();
parentPort?.postMessage(tallies);

async function lane(name: string, make: (n: number) => Call): Promise<void> {
  const tally = (tallies[name] ??= { accepted: 0, refused: 0, noRetryAfter: 0, other: 0 });
  while (Date.now() < order.until) {
    const answer = await ask(make(next++)).catch(() => undefined);
    if (answer?.status === 429) {
      tally.refused += 1;
      if (!(Number(answer.retryAfter) > 0)) tally.noRetryAfter += 1;
    } else if (answer && answer.status < 300) tally.accepted += 1;
    else tally.other += 1;
  }
}
