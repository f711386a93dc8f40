import { createHash, randomBytes } from 'node:crypto';
import { pino, type DestinationStream, type Logger } from 'pino';

/** One JSON line per event. Speak in events (`log.info({ event: 'sign_in' })`), not in sentences. */
export type Log = Logger;

/** Fields that never reach a log line, wherever up to two levels deep they stand. */
const REMOVED_FIELDS = [
  'password',
  'current_password',
  'token',
  'token_hash',
  'access_token',
  'refresh_token',
  'secret',
  'authorization',
  'cookie',
  'apikey',
  'answers',
  'item_times',
  'full_name',
];
// An id leads back to the person as long as a log is kept, and after they were erased (P05).
const HASHED_FIELDS = ['email', 'to', 'address', 'user'];

// New at each start: equal addresses can be followed through one run, and no list of hashes can be
// tried against an old log.
const EMAIL_SALT = randomBytes(16);

/**
 * The server's log, in JSON lines on stdout (or `destination`).
 * Passwords, tokens and answers are removed, e-mail addresses become a salted hash (TRUST H16).
 */
export function createLog(options: { level: string; destination?: DestinationStream }): Log {
  const paths = [...REMOVED_FIELDS, ...HASHED_FIELDS].flatMap((field) => [
    field,
    `*.${field}`,
    `*.*.${field}`,
  ]);
  return pino(
    {
      level: options.level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: safeError },
      redact: {
        paths,
        censor: (value, path) =>
          HASHED_FIELDS.includes(path.at(-1) ?? '') ? hashForLog(String(value)) : '[removed]',
      },
    },
    options.destination ?? pino.destination(1),
  );
}

/** A salted short hash, to tell people in a log apart without naming them. */
export function hashForLog(value: string): string {
  return `h:${createHash('sha256').update(EMAIL_SALT).update(value.trim().toLowerCase()).digest('hex').slice(0, 12)}`;
}

/** A log that writes nothing; for tests. */
export const silentLog: Log = pino({ level: 'silent' });

// Driver errors carry rows and parameters (`detail`, `parameters`, `query`): only these fields leave.
function safeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.constructor.name, message: error.message, code, stack: error.stack };
}
