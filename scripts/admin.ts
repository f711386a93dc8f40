// npm run admin -- grant <email> | revoke <email> | list
// On DATABASE_URL, or on the embedded database in DATA_DIR while no server is using it.
import { resolve } from 'node:path';
import { openDatabase } from '../server/database/database.ts';
import { changeAdmin, listAdmins, type AdminChange } from '../server/database/grant-admin.ts';
import { StartRefusal } from '../server/start-refusal.ts';

const WORDS: Record<AdminChange, string> = {
  granted: 'is an admin now.',
  revoked: 'is no longer an admin.',
  unchanged: 'already was; nothing changed.',
  unknown: 'has no account here.',
  last: 'is the last admin and stays one; grant somebody else first.',
};

async function run(command: string | undefined, email: string | undefined): Promise<number> {
  if (command !== 'list' && !((command === 'grant' || command === 'revoke') && email)) {
    console.error('Usage: npm run admin -- grant <email> | revoke <email> | list');
    return 2;
  }
  const database = await openDatabase({
    url: process.env['DATABASE_URL']?.trim() || undefined,
    dataDir: resolve(process.env['DATA_DIR']?.trim() || './.data'),
    log: console.log,
  });
  try {
    if (command === 'list' || !email) {
      const admins = await listAdmins(database);
      console.log(admins.length > 0 ? admins.join('\n') : 'Nobody is an admin yet.');
      return 0;
    }
    const change = await changeAdmin(database, email, command === 'grant');
    console.log(`${email} ${WORDS[change]}`);
    return change === 'unknown' || change === 'last' ? 1 : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv[2], process.argv[3]);
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
