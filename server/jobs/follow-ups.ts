import type { Job } from './job.ts';

const MOST = 500;

/**
 * Asks again the people who allowed it, after 12 and 22 months (decision 075). The database chooses them and writes the mails;
 * what is beyond `MOST` waits for the next day.
 */
export const followUps: Job = {
  name: 'follow-ups',
  every: 'day',
  async run({ database, clock, mail }) {
    const [done] = await database.query<{ asked: number }>(
      'select private.ask_again($1::timestamptz, $2) as asked',
      [clock.now().toISOString(), MOST],
    );
    await mail.flush();
    return { asked: done?.asked ?? 0 };
  },
};
