import type { Copy } from '#content/dictionaries/es/admin-jobs.ts';

export const copy = {
  jobs: {
    title: 'Jobs that run by themselves',
    names: {
      retention: 'Removing what has had its time',
      mails: 'Sending the emails that wait',
      'follow-ups': 'Asking again whoever allowed it',
      requests: 'Telling of requests that are due soon',
      'research-release': 'Publishing the research figures',
      'research-study': 'Work out the figures of the tests',
    },
    fine: 'Everything is up to date.',
    never: '{job}: not done yet.',
    late: '{job}: nobody has done it well for {n} days. Check that the server is running, or that something calls npm run jobs every hour.',
    lateNever:
      '{job}: never done, and there are accounts already. Check that the server is running, or that something calls npm run jobs every hour.',
    failed:
      '{job}: it failed the last time, with the code {code}. It is tried again within an hour.',
    byHand: 'Addresses to remove from the mailing service by hand: {n}. They are under Export.',
    caption: 'The latest jobs, newest first',
    none: 'None has been written down.',
    columns: { job: 'Job', at: 'When', runner: 'Who', outcome: 'Outcome' },
    runners: {
      server: 'The server',
      command: 'npm run jobs',
      pg_cron: 'The database (pg_cron)',
    },
    running: 'Under way or broken off',
    failedRun: 'Failed: {code}',
    outcomes: {
      retention: 'Rows removed or announced: {n}',
      mails: 'Emails that still wait: {n}',
      'follow-ups': 'People asked: {n}',
      requests: 'Requests told of: {n}',
      'research-release': 'Published: {n}',
      'research-study': 'Versions with new figures: {n}',
      other: 'Done: {n}',
    },
  },
  withdrawals: {
    title: 'Remove from the mailing service',
    lead: 'Addresses that left in an export of contacts and may not be used any more, because the person took the consent back, objected, changed their address or erased their account.',
    none: 'No address is waiting to be removed.',
    open: 'Waiting to be removed: {n}. The oldest since {at}.',
    byHand:
      'To remove by hand: {n}. The service has not taken them, or nobody tells it. Download the list, remove them there, and note it here.',
    lastError: 'The last thing the service answered: {code}.',
    submit: 'Prepare the list',
    ready: 'The list is ready: {n} addresses.',
    file: 'contacts-to-remove',
    done: 'I have removed them from the service',
    doneNote: 'Once noted, the addresses are erased here and only the receipt stays.',
    marked: 'Noted: {n} addresses removed.',
    columns: { address: 'email', reason: 'reason', at: 'since' },
    receipts: {
      caption: 'Receipts, newest first',
      reason: 'Reason',
      done: 'Removed',
      way: 'How',
      receipt: 'Receipt',
      hand: 'By hand',
      webhook: 'Received by the service',
    },
    reasons: {
      withdrawn: 'Took the consent back or objected',
      erased: 'Erased their account',
      'address-changed': 'Changed their address',
    },
  },
} satisfies Copy;
