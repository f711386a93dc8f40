import type { QueryClient } from '@tanstack/react-query';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { accountAttemptsKey } from './account-attempts.ts';
import { backend } from '#app/data/backend/backend.ts';

/** Erases one result of a person, or all of them, in the account and here. Rejects when it failed. */
export async function withdraw(
  owner: string,
  which: { kind: 'one'; id: string } | { kind: 'all' },
  queries: QueryClient,
): Promise<void> {
  const client = await backend();
  const { error } =
    which.kind === 'one'
      ? await client.rpc('withdraw_attempt', { attempt: which.id })
      : await client.rpc('withdraw_my_attempts');
  if (error) throw error;
  await forgetHere(owner, which.kind === 'one' ? which.id : undefined);
  await queries.invalidateQueries({ queryKey: accountAttemptsKey(owner) });
}

async function forgetHere(owner: string, id: string | undefined): Promise<void> {
  const store = attemptStore();
  await store.open();
  const snapshot = store.snapshot();
  if (snapshot.kind === 'loading') return;
  for (const stored of snapshot.attempts) {
    const isMeant = stored.owner === owner && (id === undefined || stored.attempt.id === id);
    if (isMeant) await store.change(stored.attempt.id, () => undefined);
  }
}
