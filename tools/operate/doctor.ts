// npm run doctor (faro doctor): looks at everything that a site of one's own needs, and says of each line what to do, with its command.
// Ends with 1 when something is bad.
import { Resolver } from 'node:dns/promises';
import { everyFact } from '#content/facts/every-fact.ts';
import { parseConfig } from '#server/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { makeSecrets } from '#server/secrets.ts';
import { atAddress, existingDatabase } from './existing-database.ts';
import { bad, look, ok, type CheckResult } from './doctor/check-result.ts';
import { checkDatabase, checkPooler, checkReplica } from './doctor/database-checks.ts';
import {
  checkAddress,
  checkCertificate,
  checkDisk,
  checkNeighbour,
} from './doctor/machine-checks.ts';
import { checkMailNames } from './doctor/mail-checks.ts';
import { checkSettingsFile } from './doctor/settings-checks.ts';
import { staleList } from './stale-list.ts';

const now = new Date();
const signs = { ok: '  ok  ', look: ' look ', bad: ' BAD  ' } as const;
const results: CheckResult[] = [];

/** Prints as it goes, because some answers take seconds. */
function tell(...found: readonly CheckResult[]): void {
  for (const { what, state, said, todo } of found) {
    console.log(`${signs[state]} ${what.padEnd(14)} ${said}`);
    if (todo) console.log(`${' '.repeat(22)}→ ${todo}`);
  }
  results.push(...found);
}

async function asked(what: string, todo: string, work: () => Promise<readonly CheckResult[]>) {
  tell(
    ...(await work().catch((error: unknown) => [
      bad(what, error instanceof Error ? error.message : String(error), todo),
    ])),
  );
}

try {
  const config = parseConfig(process.env, { embeddedSecrets: () => makeSecrets(now), now });
  tell(ok('settings', 'make sense'));
  const { SETTINGS_FILE: settingsFile } = process.env;
  if (settingsFile) {
    await asked('settings', `ls -l ${settingsFile}`, async () => checkSettingsFile(settingsFile));
  }
  await asked('disk', 'Name the data folder: DATA_DIR', async () => [
    await checkDisk(config.dataDir),
  ]);
  if (!config.backendUrl) {
    const place = existingDatabase(process.env, {
      url: config.databaseUrl,
      dataDir: config.dataDir,
    });
    await asked('database', 'systemctl status postgresql', () =>
      atAddress(place, async ({ url }) => {
        const database = await openPostgres(url, 1);
        try {
          return await checkDatabase(database, { now, hasBackups: config.hasBackups });
        } finally {
          await database.close();
        }
      }),
    );
  }
  if (config.poolUrl) tell(await checkPooler(config.poolUrl));
  if (config.replica) tell(await checkReplica(config.replica.url));
  for (const url of config.watchUrls) tell(await checkNeighbour(url));
  tell(...(await checkAddress(config.siteUrl)));
  await asked('certificate', 'journalctl -u caddy -n 30', async () => [
    await checkCertificate(config.siteUrl),
  ]);
  tell(
    ...(config.smtpUrl
      ? await checkMailNames(
          {
            from: config.mailFrom,
            smtpHost: new URL(config.smtpUrl).hostname,
            dkimSelector: process.env['DKIM_SELECTOR'],
          },
          new Resolver({ timeout: 5000, tries: 2 }),
        )
      : [
          look(
            'mail',
            'stays in a file: nobody can confirm an address',
            'Set SMTP_URL and MAIL_FROM.',
          ),
        ]),
  );
  const { stale, overduePrices } = staleList(everyFact, now.toISOString().slice(0, 10));
  tell(
    overduePrices === 0 && stale.length === 0
      ? ok('figures', 'none is out of date')
      : look(
          'figures',
          `${stale.length} out of date, ${overduePrices} prices among them`,
          'npm run facts:stale',
        ),
  );
} catch (error) {
  tell(
    bad(
      'settings',
      error instanceof Error ? error.message : String(error),
      'docs/operating.md, Variables',
    ),
  );
}
const isBad = results.some(({ state }) => state === 'bad');
console.log(isBad ? '\nSomething is bad: the lines above say what to do.' : '\nNothing is bad.');
process.exitCode = isBad ? 1 : 0;
