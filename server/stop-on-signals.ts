import type { Log } from './log.ts';

/** A stop that takes longer than this is given up, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Runs `stop` once at SIGINT, SIGTERM, SIGHUP or when the process that started this one is gone,
 * then exits: 0 when everything closed, 1 otherwise. An uncaught fault is logged and
 * ends the process at once, because what it left half done is unknown (threat X20).
 */
export function stopOnSignals(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  function begin(reason: string): void {
    // A terminal sends Ctrl-C to the whole group, and the launcher hands it on as well.
    if (isStopping) return;
    isStopping = true;
    log.info({ event: 'stopping', reason });
    setTimeout(() => process.exit(1), PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail('stop_failed', error),
    );
  }
  function fail(event: string, error: unknown): never {
    log.fatal({ event, err: error });
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => begin(signal));
  }
  process.on('disconnect', () => begin('the starting process is gone'));
  process.on('unhandledRejection', (error) => fail('unhandled_rejection', error));
  process.on('uncaughtException', (error) => fail('uncaught_exception', error));
}
