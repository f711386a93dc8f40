import type { Job } from './job.ts';

/**
 * Sends what waits in the queue. A server does so all day; the row says that it is done, which matters where the
 * database alone writes mails: on a hosted project, until `npm run jobs` comes by.
 */
export const mails: Job = {
  name: 'mails',
  every: 'day',
  async run({ database, mail }) {
    await mail.flush();
    const [waiting] = await database.query<{ count: number }>(
      `select count(*)::integer as count from private.mail_outbox where sent_at is null and dead_at is null`,
    );
    return { waiting: waiting?.count ?? 0 };
  },
};
