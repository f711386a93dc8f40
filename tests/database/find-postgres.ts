import { findPrograms, systemPrograms, type Programs } from '#server/database/embedded/programs.ts';

/**
 * The PostgreSQL that tests and benches start: the embedded one. With TEST_POSTGRES=system the machine's own, for what may
 * differ between versions.
 */
export function findPostgres(): Programs | undefined {
  return process.env['TEST_POSTGRES'] === 'system' ? systemPrograms()[0] : findPrograms();
}

/** The same; its absence is a fault. */
export function requirePostgres(): Programs {
  const found = findPostgres();
  if (!found)
    throw new Error(
      'No PostgreSQL 15 or newer runs here: neither the package nor the system has one.',
    );
  return found;
}
