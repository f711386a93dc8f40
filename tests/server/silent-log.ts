import { createLog, type Log } from '#server/log.ts';

/** A log that writes nothing. */
export const silentLog: Log = createLog({ level: 'silent' });
