import { AsyncLocalStorage } from 'node:async_hooks';
import type { Log } from '#server/log.ts';

const listening = new AsyncLocalStorage<Log>();
const print = console.error;

// The library prints the errors of the database and takes no log of ours. Outside of its requests the console is as it was.
console.error = function printOrLog(...said: unknown[]): void {
  const log = listening.getStore();
  if (log === undefined) return print(...said);
  log.warn({ event: 'database_error', code: sqlstateOf(said[0]) });
};

/** Runs the library's work; of what it prints meanwhile the log gets the code, and nobody a row. */
export function withLibraryLog<T>(log: Log, work: () => Promise<T>): Promise<T> {
  return listening.run(log, work);
}

function sqlstateOf(said: unknown): string {
  const isPlain = typeof said === 'object' && said !== null && 'detail' in said;
  return isPlain && /^[0-9A-Z]{5}$/.test(String(said.detail)) ? String(said.detail) : 'unknown';
}
