import type { Queries } from '#server/database/database.ts';
import type { AuthContext } from '#server/auth/auth-context.ts';
import { DEVICE_LIFE } from './known-devices.ts';

/** Whether this browser has given a right code of this person's before, for a factor that is still there. */
export async function isFactorDevice(
  { database, clock }: Pick<AuthContext, 'database' | 'clock'>,
  { person, device }: { person: string; device: string },
): Promise<boolean> {
  const [known] = await database.query(
    `select 1 from private.known_devices where user_id = $1::uuid and hash = $2
       and factor_id is not null and last_seen > $3::timestamptz - ${DEVICE_LIFE}`,
    [person, device, clock.now().toISOString()],
  );
  return known !== undefined;
}

/** Notes, with the code that was right, by which browser it was given. */
export async function noteFactorDevice(
  tx: Queries,
  noted: { person: string; device: string; factor: string; time: string },
): Promise<void> {
  await tx.query(
    `insert into private.known_devices (user_id, hash, first_seen, last_seen, factor_id)
     values ($1::uuid, $2, $3::timestamptz, $3::timestamptz, $4::uuid)
     on conflict (user_id, hash) do update
       set last_seen = excluded.last_seen, factor_id = excluded.factor_id`,
    [noted.person, noted.device, noted.time, noted.factor],
  );
}
