import type { Claims } from '#server/auth/sessions/claims.ts';
import type { Database } from '#server/database/database.ts';
import type { Log } from '#server/log.ts';
import { withLibraryLog } from './library-console.ts';

// Read when the library is loaded, hence before the import below.
process.env['LITE_TELEMETRY'] = '0';
process.env['DO_NOT_TRACK'] = '1';

const { App } = await import('@supabase/lite');

/** The library's data API with everything else of it switched off, for callers that hold a ticket. */
export function createLite(parts: {
  database: Database;
  log: Log;
  tickets: ReadonlyMap<string, Claims>;
  maxRows: number;
}): (request: Request) => Promise<Response> {
  const { database, log, tickets, maxRows } = parts;
  const app = new App({
    connection: database.connection,
    auth: { enabled: false },
    storage: { enabled: false },
    studio: { enabled: false },
    api: {
      enabled: true,
      schemas: ['public'],
      extra_search_path: [],
      max_rows: maxRows,
      pg_safe_update: true,
      aggregates_enabled: false,
      plan_enabled: false,
    },
    options: {
      server: {
        admin: false,
        disableStudio: true,
        disableFallback: true,
        apiKeys: {
          resolver: async (ticket) => {
            const claims = tickets.get(ticket);
            return claims ? { type: 'publishable', claims: { ...claims } } : null;
          },
        },
      },
    },
  });
  if (app.adminMode) throw new Error('The data API must never run in admin mode.');
  // Inside a request the library may read the catalogue beside its own transaction, which on
  // PGlite's one session would wait for itself: have it read and kept before the first one.
  const ready = database.connection.introspect({ useCache: true });
  return async (request) => {
    await ready;
    return withLibraryLog(log, async () => app.fetch(request));
  };
}
