import { pino, type DestinationStream, type Logger } from 'pino';
import { hashForLog, redactAddresses } from './redact-addresses.ts';

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

/**
 * The server's log, in JSON lines on stdout (or `destination`).
 * Passwords, tokens and answers are removed, e-mail addresses become a salted hash (threat H16),
 * also in the middle of any text: a message, a stack, a path (H22).
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
      // Neither the process nor the machine.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // The library's own would look for more in what is cut down already.
      serializers: { err: (said: unknown) => said },
      // Before the library sees it, which takes the words of `err` for the line's own message.
      hooks: {
        logMethod(said, write) {
          const [first, ...rest] = said;
          const fields = first instanceof Error ? { err: safeError(first) } : plain(first);
          Reflect.apply(write, this, [fields, ...rest.map((each) => plain(each))]);
        },
      },
      redact: {
        paths,
        censor: (value, path) =>
          HASHED_FIELDS.includes(path.at(-1) ?? '') ? hashOnce(String(value)) : '[removed]',
      },
    },
    options.destination ?? pino.destination(1),
  );
}

// Addresses of people have become a hash on the way here.
function hashOnce(value: string): string {
  return /^h:[0-9a-f]{12}$/.test(value.trim()) ? value.trim() : hashForLog(value);
}

// Deeper than anything we log on purpose; whatever is below is no use to a reader either.
const MAX_DEPTH = 6;

/** The same value with every text in it cleaned, and errors cut down to what may leave. */
function plain(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactAddresses(value);
  if (value instanceof Error) return safeError(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return '[deeper]';
  if (Array.isArray(value)) return value.map((each) => plain(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [redactAddresses(key), plain(each, depth + 1)]),
  );
}

// Driver errors carry rows and parameters (`detail`, `parameters`, `query`, `rejected`): only these
// fields leave.
function safeError(error: Error): Record<string, unknown> {
  const { message, stack = '' } = error;
  const code = 'code' in error ? plain(error.code) : undefined;
  return {
    type: error.constructor.name,
    message: redactAddresses(message),
    code,
    stack: redactAddresses(stack),
  };
}
