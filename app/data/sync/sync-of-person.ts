import { rpcTransport } from './rpc-transport.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { createAttemptSync, type AttemptSync, type Timer } from './attempt-sync.ts';

const timer: Timer = (run, milliseconds) => {
  const id = setTimeout(run, milliseconds);
  return () => clearTimeout(id);
};

const syncs = new Map<string, AttemptSync>();

/** The one sync of a person in this tab. */
export function syncOf(owner: string): AttemptSync {
  const known = syncs.get(owner);
  if (known) return known;
  const made = createAttemptSync({
    store: attemptStore(),
    owner,
    transport: rpcTransport,
    timer,
  });
  syncs.set(owner, made);
  return made;
}
