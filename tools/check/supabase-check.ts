// npm run supabase:check -- https://the.site: is a deployed site, and the backend that it names, set up
// as docs/operating.md says? Looks from outside, writes nothing, mails nobody. Exits 1 when something is wrong.
import { checkDeployment } from './supabase-findings.ts';

const [given = ''] = process.argv.slice(2);
if (!URL.canParse(given)) {
  console.error('Usage: npm run supabase:check -- https://the.site');
  process.exit(2);
}
try {
  const findings = await checkDeployment(new URL(given).origin, fetch);
  const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' } as const;
  for (const { what, verdict, detail } of findings) {
    console.log(`${marks[verdict]}${what.padEnd(50)} ${detail}`);
  }
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  console.log(
    wrong === 0 ? '\nNothing wrong from outside.' : `\n${wrong} to mend: docs/operating.md`,
  );
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  console.error(`Not reached: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
