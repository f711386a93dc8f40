import type { HttpBindings } from '@hono/node-server';
import type { Log } from './log.ts';

/** What every request carries through the application. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    /** Made here, never taken from the request; stands in the answer and in the log. */
    requestId: string;
    /** Key for limits: an IPv4 address, or the /64 block of an IPv6 address. */
    clientAddress: string;
    log: Log;
    /** Set where an answer goes out with every header of the front already in place. */
    hasAllHeaders: boolean | undefined;
  };
};
