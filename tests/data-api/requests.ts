import type { Asked } from './asked.ts';
import { attempts } from './attempt-requests.ts';
import { reads } from './read-requests.ts';
import { writes } from './write-requests.ts';

/** All of them in their order, which matters: a later one meets what an earlier one wrote. */
export const requests: readonly Asked[] = [...reads, ...attempts, ...writes];

/** Asked once the clock has moved past the life of an access token. */
export const lateRequests: readonly Asked[] = [
  ['expired', 'GET', 'profiles?select=id'],
  ['expired', 'POST', 'rpc/is_admin', {}],
  ['anonymous', 'GET', 'profiles?select=id'],
];
