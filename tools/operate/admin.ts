// npm run admin -- grant <email> | revoke <email> | reset-factor <email> | list | accept-database
// npm run admin -- erase|freeze|unfreeze|correct <email> --reason "…": what the admin area does with an account.
// On DATABASE_URL, or on the embedded database in DATA_DIR.
import { openDatabase } from '#server/database/database.ts';
import {
  changeAdmin,
  hasSecondFactor,
  listAdmins,
  type AdminChange,
} from '#server/database/grant-admin.ts';
import { forgetInstallation } from '#server/database/installation.ts';
import { resetFactor, type FactorReset } from '#server/database/reset-factor.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import {
  personCommands,
  personUsage,
  readPersonCommand,
  runPersonCommand,
} from './admin-person.ts';
import { existingDatabase, namedDatabase, toldPlace } from './existing-database.ts';

const WORDS: Record<AdminChange, string> = {
  granted: 'is an admin now.',
  revoked: 'is no longer an admin.',
  unchanged: 'already was; nothing changed.',
  unknown: 'has no account here.',
  last: 'is the last admin and stays one; grant somebody else first.',
};

const RESET: Record<FactorReset, string> = {
  reset: 'has no second factor any more, is signed out everywhere, and is told so by mail.',
  none: 'has no second factor; nothing changed.',
  unknown: WORDS.unknown,
};

const FIRST = `Before the admin area opens, its two-step verification has to be set up from the mailbox, so that a password alone
makes nobody an admin: on the site, ask for a link under "Forgot your password?" (/auth?mode=reset-request), open it from the
mail, choose a password, and within the hour switch two-step verification on in the profile with an authenticator app.`;

const HAS_ONE = `It has two-step verification already. Ask whether that was them: if not, npm run admin -- reset-factor <email>.`;

const COMMANDS = ['grant', 'revoke', 'reset-factor', 'list'];

/** The database that the next start finds is the one of this data folder, also where it is empty or another one (X28). */
async function acceptDatabase(): Promise<number> {
  const { url, dataDir } = namedDatabase(process.env);
  const forgotten = await forgetInstallation(dataDir, url ? 'postgres' : 'embedded');
  console.log(
    forgotten
      ? `${dataDir} has forgotten the database ${forgotten}; the next start takes the one it finds.`
      : `${dataDir} remembers no database; nothing changed.`,
  );
  return 0;
}

const USAGE = `Usage: npm run admin -- grant <email> | revoke <email> | reset-factor <email> | list | accept-database
${personUsage}`;

async function run(command: string, email: string | undefined): Promise<number> {
  if (command === 'accept-database') return acceptDatabase();
  const personCommand = personCommands.find((known) => known === command);
  const asked = personCommand && readPersonCommand(personCommand, process.argv.slice(3));
  if (typeof asked === 'string') {
    console.error(`${asked}\n${USAGE}`);
    return 2;
  }
  if (!asked && (!COMMANDS.includes(command) || (command !== 'list' && !email))) {
    console.error(USAGE);
    return 2;
  }
  const place = existingDatabase(process.env, namedDatabase(process.env));
  console.error(toldPlace(place));
  const database = await openDatabase({ ...place, log: console.log });
  try {
    if (asked) return await runPersonCommand(database, asked);
    if (command === 'list' || !email) {
      const admins = await listAdmins(database);
      console.log(admins.length > 0 ? admins.join('\n') : 'Nobody is an admin yet.');
      return 0;
    }
    if (command === 'reset-factor') {
      const reset = await resetFactor(database, email);
      console.log(`${email} ${RESET[reset]}`);
      return reset === 'unknown' ? 1 : 0;
    }
    const change = await changeAdmin(database, email, command === 'grant');
    console.log(`${email} ${WORDS[change]}`);
    if (command === 'grant' && change !== 'unknown') {
      console.log((await hasSecondFactor(database, email)) ? HAS_ONE : FIRST);
    }
    return change === 'unknown' || change === 'last' ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv[2] ?? '', process.argv[3]);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
