import type { Job } from './job.ts';

/** Tells the admins, once, of each request whose legal month is over in seven days. Which, the database says. */
export const requestDeadlines: Job = {
  name: 'requests',
  every: 'day',
  async run({ database, clock, mail }) {
    const [done] = await database.query<{ told: number }>(
      'select private.remind_of_requests($1::timestamptz) as told',
      [clock.now().toISOString()],
    );
    await mail.flush();
    return { told: done?.told ?? 0 };
  },
};
