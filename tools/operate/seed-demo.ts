// npm run seed:demo: fills a demonstration with 2,000 generated people, a centre with two classes, and an admin who leads it, whose password
// and second factor it prints once.
// On DATABASE_URL, or on the embedded database in DATA_DIR. Never where real people are.
import { randomBytes, randomUUID } from 'node:crypto';
import { storeDemoCentre } from '#tools/demo/demo-centre.ts';
import { createDemoPeople } from '#tools/demo/demo-people.ts';
import { createRandom } from '#tools/demo/random.ts';
import { storeDemoPeople } from '#tools/demo/store-demo-people.ts';
import { insertFactor } from '#server/auth/mfa/factors.ts';
import { newTotpSecret, totpUri } from '#server/auth/mfa/totp.ts';
import { createPasswordHashing } from '#server/auth/passwords/password-hashing.ts';
import { insertUser } from '#server/auth/users.ts';
import { parseConfig, type Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { changeAdmin } from '#server/database/grant-admin.ts';
import { embeddedSecrets } from '#server/secrets.ts';
import { StartRefusal } from '#server/start-refusal.ts';
import { withDatabase } from './with-database.ts';

const PEOPLE = 2_000;
const PART = 200;
const ADMIN = 'admin@demo.invalid';

async function seed(database: Database, config: Config): Promise<void> {
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
  const { id, password, secret } = await makeAdmin(database, config);
  const pupils = Array.from({ length: PART }, createDemoPeople(createRandom(20_261_127), 1));
  await database.transaction((tx) => storeDemoCentre(tx, id, pupils));
  const issuer = new URL(config.siteUrl).host;
  console.log(`
The admin leads a centre with two classes: ${config.siteUrl}/centro
Sign in as ${ADMIN} with the password ${password}
Second factor, for an authenticator app: ${secret}
${totpUri({ secret, issuer, account: ADMIN })}
They are shown only here.`);
}

async function makeAdmin(
  database: Database,
  { jwtSecret }: Config,
): Promise<{ id: string; password: string; secret: string }> {
  const password = randomBytes(12).toString('base64url');
  const secret = newTotpSecret();
  const passwordHash = await createPasswordHashing().hash(password);
  const metadata = { full_name: 'Demo', locale: 'es' as const };
  const [id, now] = [randomUUID(), new Date()];
  const user = { id, email: ADMIN, passwordHash, metadata, now, confirmed: true };
  const factor = {
    id: randomUUID(),
    userId: id,
    name: '',
    secret,
    status: 'verified',
    now,
  } as const;
  await database.transaction(async (tx) => {
    await insertUser(tx, user);
    await tx.query('update public.profiles set is_synthetic = true where id = $1', [id]);
    await insertFactor(tx, jwtSecret, factor);
  });
  await changeAdmin(database, ADMIN, true);
  return { id, password, secret };
}

const now = new Date();
const config = () =>
  parseConfig(process.env, { embeddedSecrets: (dataDir) => embeddedSecrets(dataDir, now), now });

await withDatabase(
  () => {
    const { databaseUrl: url, dataDir } = config();
    return { url, dataDir };
  },
  (database) => seed(database, config()),
);
