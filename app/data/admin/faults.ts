// What went wrong in the last days, as an admin is answered.
import { queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { answerTo, fresh } from './ask.ts';

const count = z.number();
const faults = z.object({
  policy_reports: z.array(z.object({ directive: z.string(), reports: count })),
  mail_errors: z.array(z.object({ error: z.string(), mails: count })),
});
const config = z.object({ url: z.string() });

/** What went wrong in the last days: what the security policy stopped, and why mails did not leave. */
export function faultsQuery(days: number) {
  return queryOptions({
    queryKey: ['admin', 'faults', days],
    queryFn: async () => {
      const [answer, { url }] = await Promise.all([
        answerTo((client) => client.rpc('admin_faults', { days })),
        fetch('/config.json').then(async (file) => config.parse(await file.json())),
      ]);
      const { policy_reports: policyReports, mail_errors: mailErrors } = faults.parse(answer);
      // A project elsewhere hears of no report: there, the server that got them writes them into its log.
      return { policyReports, mailErrors, isCountedHere: url === location.origin };
    },
    ...fresh,
  });
}
