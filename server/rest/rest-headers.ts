import { RestRefusal } from './rest-refusal.ts';

const PREFERENCES =
  /^(return=(minimal|representation|headers-only)|count=exact|resolution=(merge|ignore)-duplicates|missing=default)$/;
const ONE_ROW = 'application/vnd.pgrst.object+json';
const ANSWER_TYPES = new Set(['application/json', '*/*', ONE_ROW]);

/**
 * The headers that the data protocol gets to see: a fixed few, checked. Only the schema `public`
 * is there (406 for others); answers are JSON.
 */
export function readHeaders(request: Request): Headers {
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

  const headers = new Headers({ accept: type === ONE_ROW ? ONE_ROW : 'application/json' });
  const preferences = (from.get('prefer') ?? '').split(',').map((part) => part.trim());
  const known = preferences.filter((part) => PREFERENCES.test(part));
  if (known.length > 0) headers.set('prefer', known.join(','));
  const range = from.get('range');
  if (range && /^\d{1,9}-\d{0,9}$/.test(range)) headers.set('range', range);
  return headers;
}
