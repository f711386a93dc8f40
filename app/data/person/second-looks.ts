import type { QueryClient } from '@tanstack/react-query';
import type { SecondLook } from '#domain/instruments/interests/second-look.ts';
import { backend } from '#app/data/backend/backend.ts';
import { dropSecondLooks, keepSecondLook } from '#app/data/guest/kept-second-looks.ts';
import { joinLooks } from './read-second-looks.ts';
import { secondLooksQuery } from './second-looks-query.ts';

/** Keeps answers in this browser and shows what they change at once. Throws when the browser refuses to keep them. */
export function answerSecondLook(
  owner: string | null,
  look: SecondLook,
  queries: QueryClient,
): void {
  const { queryKey } = secondLooksQuery(owner);
  queries.setQueryData(queryKey, (now) => ({
    looks: joinLooks(now?.looks ?? [], [look]),
    isWaiting: owner !== null,
  }));
  const shown = queries.getQueryData(queryKey)?.looks.find((one) => one.attempt === look.attempt);
  keepSecondLook({ ...(shown ?? look), owner });
}

/** Takes a second look back, everywhere. Rejects when that did not happen. */
export async function removeSecondLook(
  owner: string | null,
  attempt: string,
  queries: QueryClient,
): Promise<void> {
  const { queryKey } = secondLooksQuery(owner);
  await queries.cancelQueries({ queryKey });
  if (owner !== null) {
    const client = await backend();
    const { error } = await client.from('second_looks').delete().eq('attempt', attempt);
    if (error) throw error;
  }
  dropSecondLooks((kept) => kept.attempt === attempt && kept.owner === owner);
  queries.setQueryData(
    queryKey,
    (now) => now && { ...now, looks: now.looks.filter((one) => one.attempt !== attempt) },
  );
}
