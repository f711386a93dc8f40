import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '#server/context.ts';

// What a browser may send there: a header of ours that stands in no list of theirs is refused before it leaves.
const ALLOWED_HEADERS =
  'accept, accept-profile, apikey, authorization, content-profile, content-type, prefer, range, x-client-info, x-supabase-api-version';
const EXPOSED_HEADERS =
  'Content-Encoding, Content-Location, Content-Range, Content-Type, Date, Location, Server, Transfer-Encoding, Range-Unit, X-Supabase-Api-Version';
/** Opened by people from their mails, who have no key. */
const WITHOUT_KEY = ['/auth/v1/verify', '/auth/v1/authorize', '/auth/v1/callback'];

/** What stands before a project: any origin may ask, and everybody names the project's key. */
export function gateway(keys: readonly string[]): MiddlewareHandler<AppEnv> {
  return async function guardProject(c, next) {
    const cors = {
      'access-control-allow-origin': c.req.header('origin') ?? '*',
      vary: 'Origin',
    };
    if (c.req.method === 'OPTIONS') {
      return c.body(null, 200, {
        ...cors,
        'access-control-allow-methods': 'GET, HEAD, PUT, PATCH, POST, DELETE, OPTIONS',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '3600',
      });
    }
    const key = c.req.header('apikey') ?? c.req.query('apikey');
    if (key === undefined && !(c.req.method === 'GET' && WITHOUT_KEY.includes(c.req.path))) {
      c.res = refusal(
        'No API key found in request',
        'No `apikey` request header or url param was found.',
      );
    } else if (key !== undefined && !keys.includes(key)) {
      c.res = refusal(
        'Invalid API key',
        'Double check your Supabase `anon` or `service_role` API key.',
      );
    } else {
      await next();
    }
    const { headers } = c.res;
    for (const [name, value] of Object.entries(cors)) headers.set(name, value);
    headers.set('access-control-expose-headers', EXPOSED_HEADERS);
    // Ours, and unknown there.
    headers.delete('retry-after');
    headers.delete('x-request-id');
    return undefined;
  };
}

function refusal(message: string, hint: string): Response {
  return Response.json({ message, hint }, { status: 401 });
}
