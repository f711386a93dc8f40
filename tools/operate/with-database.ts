import { openDatabase, type Database } from '#server/database/database.ts';
import { StartRefusal } from '#server/start-refusal.ts';

/**
 * Opens the database that a command is about, closes it afterwards, and says a refusal in one line with exit code 1.
 * Anything else is a fault, and is thrown. `where` may refuse, too.
 */
export async function withDatabase(
  where: () => Pick<Parameters<typeof openDatabase>[0], 'url' | 'dataDir' | 'replica'>,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  try {
    const database = await openDatabase({ ...where(), log: console.log });
    try {
      await work(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
