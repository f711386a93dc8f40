// A process of its own, as a server is: a transaction whose connection PostgreSQL ends, and then another question.
import { openPostgres } from '#server/database/postgres.ts';
import { stopOnSignals } from '#server/stop-on-signals.ts';
import { silentLog } from '#tests/server/silent-log.ts';

const [, , url = ''] = process.argv;
stopOnSignals(silentLog, async () => {});
const database = await openPostgres(url, 2);
const lost = await database
  .transaction(async (tx) => {
    const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.query('select pg_terminate_backend($1)', [own?.pid]);
    await tx.query('select pg_sleep(1)');
  })
  .then(
    () => 'kept',
    () => 'told',
  );
const [row] = await database.query<{ one: number }>('select 1 as one');
console.log(`${lost} ${row?.one}`);
process.exit(0);
