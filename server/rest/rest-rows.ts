import type { RestRow } from '#server/database/database.ts';
import { RestRefusal } from './rest-refusal.ts';
import type { Asked } from './rest-statement.ts';

const ONE_ROW_TYPE = 'application/vnd.pgrst.object+json; charset=utf-8';
const LIST_TYPE = 'application/json; charset=utf-8';

/** The answer made of the database's row, whose JSON text goes out as it came. Throws RestRefusal (406, 416). */
export function rowsAnswer(asked: Asked, row: RestRow, requestId: string): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-request-id': requestId,
    'content-range': rangeOf(asked, row),
  });
  const type = typeOf(asked, row);
  if (type) headers.set('content-type', type);
  const applied = appliedOf(asked);
  if (applied) headers.set('preference-applied', applied);
  const body = bodyOf(asked, row);
  const status = statusOf(asked, row);
  return new Response(asked.method === 'HEAD' ? null : body, { status, headers });
}

const isRead = ({ method }: Pick<Asked, 'method'>) => method === 'GET' || method === 'HEAD';
const isShown = (asked: Asked) => isRead(asked) || asked.wishes.return === 'representation';
const isVoid = (row: RestRow) => 'nothing' in row;

function bodyOf({ address, wishes, ...asked }: Asked, row: RestRow): string | null {
  if (isVoid(row)) return null;
  const body = typeof row['body'] === 'string' ? row['body'] : 'null';
  if (address.isCall) return body;
  if (!isShown({ address, wishes, ...asked })) return null;
  if (!wishes.oneRow) return body;
  if (row['rows'] === 1) return body.slice(1, -1);
  throw new RestRefusal(406, 'PGRST116', 'Not acceptable', {
    details: `The result contains ${Number(row['rows'])} rows`,
  });
}

function typeOf(asked: Asked, row: RestRow): string | undefined {
  const isSilent = /^(minimal|headers-only)$/.test(asked.wishes.return ?? '');
  if (isVoid(row) || (isSilent && !isRead(asked))) return undefined;
  const hasBody = asked.address.isCall || isShown(asked);
  return asked.wishes.oneRow && hasBody ? ONE_ROW_TYPE : LIST_TYPE;
}

function statusOf(asked: Asked, row: RestRow): number {
  if (asked.address.isCall) return isVoid(row) ? 204 : 200;
  if (asked.method === 'POST') {
    return asked.body.rows.length === 0 && asked.wishes.resolution ? 200 : 201;
  }
  if (!isRead(asked)) return isShown(asked) ? 200 : 204;
  const { total } = row;
  const end = asked.page.offset + Number(row['rows']);
  const isPart = typeof total === 'number' && (end < total || asked.page.offset > 0);
  return isPart ? 206 : 200;
}

/** Which rows of how many these are, as far as either is known. */
function rangeOf(asked: Asked, row: RestRow): string {
  const { address, method, page, wishes } = asked;
  const rows = Number(row['rows']);
  if (address.isCall) return `0-0/${wishes.count ? 1 : '*'}`;
  if (!isRead(asked)) {
    const count = wishes.count ? rows : '*';
    const isListed = method === 'PATCH' && rows > 0 && (isShown(asked) || !wishes.count);
    return isListed ? `0-${rows - 1}/${count}` : `*/${count}`;
  }
  const { total } = row;
  if (typeof total === 'number' && rows === 0 && page.offset > 0 && page.offset >= total) {
    throw new RestRefusal(416, 'PGRST103', 'No such range');
  }
  const of = typeof total === 'number' ? total : '*';
  return rows > 0 ? `${page.offset}-${page.offset + rows - 1}/${of}` : `*/${of}`;
}

/** The wishes that were followed, in the words they came in. */
function appliedOf({ address, method, wishes }: Asked): string {
  const isInsert = method === 'POST' && !address.isCall;
  const followed = {
    resolution: isInsert ? wishes.resolution : undefined,
    missing: wishes.missing,
    return: wishes.return,
    count: wishes.count,
    handling: wishes.handling,
    'max-affected': isRead({ method }) ? undefined : wishes.maxAffected?.toString(),
  };
  return Object.entries(followed)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
    .join(', ');
}
