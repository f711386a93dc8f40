import { deliverWithdrawals } from '#server/withdrawals/deliver-withdrawals.ts';
import type { Job } from './job.ts';

/** Tells the mailing service which addresses may not be mailed any more; its receipts are its rows. Often, because people wait for it. */
export const withdrawals: Job = {
  name: 'withdrawals',
  every: 'hour',
  async run({ config, ...parts }) {
    const { contactsWebhook: webhook } = config;
    return webhook ? deliverWithdrawals({ ...parts, webhook }) : {};
  },
};
