// npm run seed:demo: fills a demonstration with 2,000 generated people and an admin, whose password it prints once.
// On DATABASE_URL, or on the embedded database in DATA_DIR while no server is using it. Never where real people are.
import { randomBytes, randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { createDemoPeople } from '../bench/demo-people.ts';
import { createRandom } from '../bench/random.ts';
import { storeDemoPeople } from '../bench/store-demo-people.ts';
import { createPasswordHashing } from '../server/auth/password-hashing.ts';
import { insertUser } from '../server/auth/users.ts';
import { openDatabase, type Database } from '../server/database/database.ts';
import { changeAdmin } from '../server/database/grant-admin.ts';
import { StartRefusal } from '../server/start-refusal.ts';

const PEOPLE = 2_000;
const PART = 200;
const ADMIN = 'admin@demo.invalid';

async function seed(database: Database): Promise<void> {
  const [found] = await database.query<{ real: number; generated: number }>(
    `select (count(*) filter (where not is_synthetic))::integer as real,
       (count(*) filter (where is_synthetic))::integer as generated from public.profiles`,
  );
  if (found && found.real > 0) {
    throw new StartRefusal(
      `There are ${found.real} real people in this database: demonstrations get one of their own.`,
    );
  }
  if (found && found.generated > 0) {
    throw new StartRefusal('This database has its generated people already.');
  }
  const next = createDemoPeople(createRandom(20_261_121), 182);
  for (let made = 0; made < PEOPLE; made += PART) {
    const part = Array.from({ length: PART }, next);
    await database.transaction((tx) => storeDemoPeople(tx, part));
    console.log(`${made + part.length} of ${PEOPLE} people`);
  }
  const password = await makeAdmin(database);
  console.log(`\nSign in as ${ADMIN} with the password ${password}\nIt is shown only here.`);
}

async function makeAdmin(database: Database): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  const passwordHash = await createPasswordHashing().hash(password);
  const metadata = { full_name: 'Demo', locale: 'es' as const };
  const id = randomUUID();
  const user = { id, email: ADMIN, passwordHash, metadata, now: new Date(), confirmed: true };
  await database.transaction(async (tx) => {
    await insertUser(tx, user);
    await tx.query('update public.profiles set is_synthetic = true where id = $1', [id]);
  });
  await changeAdmin(database, ADMIN, true);
  return password;
}

try {
  const database = await openDatabase({
    url: process.env['DATABASE_URL']?.trim() || undefined,
    dataDir: resolve(process.env['DATA_DIR']?.trim() || './.data'),
    log: console.log,
  });
  try {
    await seed(database);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
