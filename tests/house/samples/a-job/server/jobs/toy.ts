import type { Job } from './job.ts';

/** Counts the accounts, and does nothing with them. */
export const toy: Job = {
  name: 'toy',
  every: 'day',
  async run({ database }) {
    const rows = await database.query('select from auth.users');
    return { accounts: rows.length };
  },
};
