// npm run supabase:check -- https://the.site: is a deployed site, and the backend that it names, set up
// as docs/operating.md says? Writes nothing, mails no person. Exits 1 when something is wrong, and ends with the one thing to do
// next. SUPABASE_ACCESS_TOKEN lets it see the project's settings and templates.
import { nextStep } from './finding.ts';
import { checkDeployment } from './supabase-findings.ts';

const [given = ''] = process.argv.slice(2);
if (!URL.canParse(given)) {
  console.error('Usage: npm run supabase:check -- https://the.site');
  process.exit(2);
}
const { SUPABASE_ACCESS_TOKEN: token, SUPABASE_API_URL: api = 'https://api.supabase.com' } =
  process.env;
try {
  const owner = token ? { token, api } : undefined;
  const findings = await checkDeployment(new URL(given).origin, fetch, owner);
  const marks = { ok: 'ok     ', wrong: 'WRONG  ', unknown: '?      ' } as const;
  for (const { what, verdict, detail } of findings) {
    console.log(`${marks[verdict]}${what.padEnd(60)} ${detail}`);
  }
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  console.log(wrong === 0 ? '\nNothing wrong.' : `\n${wrong} to mend: docs/operating.md`);
  console.log(`Next: ${nextStep(findings)}.`);
  process.exitCode = wrong === 0 ? 0 : 1;
} catch (error) {
  console.error(`Not reached: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
