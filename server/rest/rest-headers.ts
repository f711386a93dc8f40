import { RestRefusal } from './rest-refusal.ts';

const PREFERENCES =
  /^(return(?==minimal|=representation|=headers-only)|count(?==exact)|resolution(?==(?:merge|ignore)-duplicates)|missing(?==default))=([a-z-]+)$/;
const ONE_ROW = 'application/vnd.pgrst.object+json';
const ANSWER_TYPES = new Set(['application/json', '*/*', ONE_ROW]);

/** How a caller wants its answer. */
export type Wishes = {
  /** An object instead of a list; anything but one row is refused then. */
  oneRow: boolean;
  range: { from: number; to: number | undefined } | undefined;
  return: string | undefined;
  count: string | undefined;
  resolution: string | undefined;
  missing: string | undefined;
};

/** What the headers of a request ask for. Only the schema `public` is there (406 for others); answers are JSON. */
export function readHeaders(request: Request): Wishes {
  const from = request.headers;
  const schema = from.get('accept-profile') ?? from.get('content-profile') ?? 'public';
  if (schema !== 'public' || (from.get('content-profile') ?? 'public') !== 'public') {
    throw new RestRefusal(406, 'unknown_schema', 'Only the schema public is served');
  }
  const accepted = (from.get('accept') ?? '*/*')
    .split(',')
    .map((type) => type.split(';')[0]?.trim());
  const type = accepted.find((name) => name !== undefined && ANSWER_TYPES.has(name));
  if (!type) throw new RestRefusal(406, 'not_acceptable', 'Answers are JSON');
  const preferences = (from.get('prefer') ?? '').split(',').map((part) => part.trim());
  const prefer = new Map<string, string>();
  for (const preference of preferences) {
    const [, name, value] = PREFERENCES.exec(preference) ?? [];
    if (name && value) prefer.set(name, value);
  }
  return {
    oneRow: type === ONE_ROW,
    range: readRange(from.get('range') ?? ''),
    return: prefer.get('return'),
    count: prefer.get('count'),
    resolution: prefer.get('resolution'),
    missing: prefer.get('missing'),
  };
}

function readRange(text: string): Wishes['range'] {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), to: to ? Number(to) : undefined };
}
