// npm run seed:demo: fills a demonstration with 2,000 generated people, a centre with two classes, and an admin who leads it, whose password
// and second factor it prints once.
// On DATABASE_URL, or on the embedded database in DATA_DIR. Never where real people are but those who run the site, nor on one that is live.
import { randomBytes, randomUUID } from 'node:crypto';
import { storeDemoCentre } from '#tools/demo/demo-centre.ts';
import { isLive, peopleFound } from '#tools/demo/may-be-seeded.ts';
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
  if (await isLive(database)) {
    throw new StartRefusal(
      'This site is open to the public: switch that off in the editor and publish, then there may be a demonstration.',
    );
  }
  const found = await peopleFound(database);
  if (found.real > 0) {
    throw new StartRefusal(
      `There are ${found.real} real people in this database: demonstrations get one of their own.`,
    );
  }
  if (found.generated > 0) {
    throw new StartRefusal('This database has its generated people already.');
  }
  const next = createDemoPeople(createRandom(20_261_121), 182);
  for (let made = 0; made < PEOPLE; made += PART) {
    const part = Array.from({ length: PART }, next);
    await database.transaction((tx) => storeDemoPeople(tx, part));
    console.log(`${made + part.length} of ${PEOPLE} people`);
  }
  const known = await adminFound(database);
  const made = known ?? (await makeAdmin(database, config));
  const pupils = Array.from({ length: PART }, createDemoPeople(createRandom(20_261_127), 1));
  await database.transaction((tx) => storeDemoCentre(tx, made.id, pupils));
  const issuer = new URL(config.siteUrl).host;
  console.log(`
The admin leads a centre with two classes: ${config.siteUrl}/centro
${'password' in made ? howToSignIn(made, issuer) : `It is ${ADMIN}, as before.`}`);
}

function howToSignIn({ password, secret }: MadeAdmin, issuer: string): string {
  return `Sign in as ${ADMIN} with the password ${password}
Second factor, for an authenticator app: ${secret}
${totpUri({ secret, issuer, account: ADMIN })}
They are shown only here.`;
}

type MadeAdmin = { readonly id: string; readonly password: string; readonly secret: string };

/** Who led an earlier demonstration and published a real site since. */
async function adminFound(database: Database): Promise<{ id: string } | undefined> {
  const [row] = await database.query<{ id: string }>('select id from auth.users where email = $1', [
    ADMIN,
  ]);
  return row;
}

async function makeAdmin(database: Database, { jwtSecret }: Config): Promise<MadeAdmin> {
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
