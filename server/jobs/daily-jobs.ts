import type { Job } from './job.ts';
import { followUps } from './follow-ups.ts';
import { ledgerCopy } from './ledger-copy.ts';
import { mails } from './mails.ts';
import { requestDeadlines } from './request-deadlines.ts';
import { retention } from './retention.ts';
import { withdrawals } from './withdrawals.ts';

/** What is done by itself, in this order. A new job is a file beside this one and a line here. */
export const dailyJobs: readonly Job[] = [
  retention,
  followUps,
  requestDeadlines,
  mails,
  withdrawals,
  ledgerCopy,
];
