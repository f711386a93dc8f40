/** One place where a person is signed in. */
export type OwnSession = {
  id: string;
  startedAt: Date;
  seenAt: Date;
  isCurrent: boolean;
  /** Product names as they stand in every language; undefined where the browser does not tell. */
  browser: string | undefined;
  system: string | undefined;
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
  const agent = text('user_agent');
  const [browser, system] = [firstMatch(browsers, agent), firstMatch(systems, agent)];
  return { id: text('id'), startedAt, seenAt, isCurrent: isCurrent === true, browser, system };
}

// The order matters: most browsers also name the ones that they descend from.
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Samsung Internet', /SamsungBrowser\//],
  ['Opera', /OPR\//],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

function firstMatch(names: readonly (readonly [string, RegExp])[], agent: string) {
  return names.find(([, pattern]) => pattern.test(agent))?.[0];
}
