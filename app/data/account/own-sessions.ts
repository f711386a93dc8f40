import { readBrowserName, type BrowserName } from '#domain/browser-name.ts';

/** One place where a person is signed in. */
export type OwnSession = BrowserName & {
  id: string;
  startedAt: Date;
  seenAt: Date;
  isCurrent: boolean;
};

/** Parses what `my_sessions()` gives. Throws when it is no list of sessions. */
export function readSessions(data: unknown): OwnSession[] {
  if (!Array.isArray(data)) throw new TypeError('my_sessions gave no list');
  return data.map(readSession);
}

function readSession(row: unknown): OwnSession {
  const text = (key: string) => {
    const value: unknown = row && typeof row === 'object' ? Reflect.get(row, key) : undefined;
    return typeof value === 'string' ? value : '';
  };
  const isCurrent = row && typeof row === 'object' && Reflect.get(row, 'is_current') === true;
  const [startedAt, seenAt] = [new Date(text('started_at')), new Date(text('seen_at'))];
  if (text('id') === '' || Number.isNaN(startedAt.getTime()) || Number.isNaN(seenAt.getTime())) {
    throw new TypeError('my_sessions gave something that is no session');
  }
  const name = readBrowserName(text('user_agent'));
  return { id: text('id'), startedAt, seenAt, isCurrent: isCurrent === true, ...name };
}
