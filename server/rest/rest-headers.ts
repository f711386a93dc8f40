import { RestRefusal } from './rest-refusal.ts';

/** Every preference that is understood, with the values that are (PostgREST, "Prefer Header"). */
const VALUES: Record<string, RegExp> = {
  return: /^(minimal|representation|headers-only)$/,
  count: /^(exact|planned|estimated)$/,
  resolution: /^(merge|ignore)-duplicates$/,
  missing: /^(default|null)$/,
  handling: /^(strict|lenient)$/,
  'max-affected': /^\d{1,9}$/,
  tx: /^commit$/,
};
/** Ignored, these would let happen what the caller meant to prevent. */
const NEVER_IGNORED = new Set(['max-affected', 'tx']);
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
  handling: string | undefined;
  /** A write of more rows is taken back. */
  maxAffected: number | undefined;
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
  const { prefer, refused } = readPreferences(from.get('prefer') ?? '');
  const isStrict = prefer.get('handling') === 'strict';
  const fatal = refused.filter((name) => isStrict || NEVER_IGNORED.has(name));
  if (fatal.length > 0) {
    throw new RestRefusal(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${fatal.join(', ')}`,
    });
  }
  const most = prefer.get('max-affected');
  return {
    oneRow: type === ONE_ROW,
    range: readRange(from.get('range') ?? ''),
    return: prefer.get('return'),
    // An exact count is what an estimated one would like to be; which it was stands in Preference-Applied.
    count: prefer.has('count') ? 'exact' : undefined,
    resolution: prefer.get('resolution'),
    missing: prefer.get('missing'),
    handling: prefer.get('handling'),
    maxAffected: most === undefined ? undefined : Number(most),
  };
}

/** By name the first value of each (RFC 7240, 2), and the names of those that are not understood. */
function readPreferences(text: string): { prefer: Map<string, string>; refused: string[] } {
  const prefer = new Map<string, string>();
  const refused: string[] = [];
  for (const preference of text.split(',')) {
    const [said = ''] = preference.split(';');
    const [name = '', value = ''] = said.split('=').map((part) => part.trim().toLowerCase());
    if (name === '' || prefer.has(name)) continue;
    const bare = value.replace(/^"(.*)"$/, '$1');
    if (VALUES[name]?.test(bare)) prefer.set(name, bare);
    else refused.push(name.slice(0, 40));
  }
  return { prefer, refused };
}

function readRange(text: string): Wishes['range'] {
  const [, from, to] = /^(\d{1,9})-(\d{0,9})$/.exec(text) ?? [];
  if (from === undefined) return undefined;
  return { from: Number(from), to: to ? Number(to) : undefined };
}
