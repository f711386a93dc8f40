import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import {
  reactionKinds,
  withReaction,
  type Reaction,
  type Reactions,
} from '#domain/matching/reaction.ts';
import { backend } from '#app/data/backend/backend.ts';
import {
  dropGuestReactions,
  keepGuestReaction,
  readGuestReactions,
} from '#app/data/guest/guest-reactions.ts';

/** What a person, or this browser's guest (`null`), said of careers. */
export function reactionsQuery(owner: string | null) {
  return queryOptions({
    queryKey: ['reactions', owner],
    queryFn: () => (owner === null ? guestReactions() : accountReactions(owner)),
    networkMode: owner === null ? 'always' : 'online',
  });
}

/**
 * Says something of a career, or takes it back with `null`: `useMutation(reactMutation(owner, useQueryClient()))`. Shown
 * at once; if it cannot be stored, it is shown as it was, and the mutation says so.
 */
export function reactMutation(owner: string | null, queries: QueryClient) {
  const { queryKey } = reactionsQuery(owner);
  return mutationOptions({
    mutationFn: ({ career, reaction }: { career: string; reaction: Reaction | null }) =>
      owner === null ? keepGuestReaction(career, reaction) : sendReaction(owner, career, reaction),
    networkMode: 'always',
    onMutate: async ({ career, reaction }) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, withReaction(before ?? {}, career, reaction));
      return { before: before?.[career] ?? null };
    },
    onError: (_error, { career }, shown) => {
      queries.setQueryData(queryKey, (now) =>
        withReaction(now ?? {}, career, shown?.before ?? null),
      );
    },
  });
}

async function guestReactions(): Promise<Reactions> {
  const kept = await readGuestReactions();
  return kept.owner === null ? kept.reactions : {};
}

async function accountReactions(owner: string): Promise<Reactions> {
  const client = await backend();
  // What the person said as a guest, before this device knew whose answers these are.
  const kept = await readGuestReactions();
  if (kept.owner === owner) {
    const rows = Object.entries(kept.reactions).map(([career, reaction]) => ({ career, reaction }));
    if (rows.length > 0) {
      const { error } = await client
        .from('reactions')
        .upsert(rows, { onConflict: 'user_id,career' });
      if (error) throw error;
    }
    await dropGuestReactions();
  }
  const { data, error } = await client
    .from('reactions')
    .select('career,reaction')
    .eq('user_id', owner)
    .limit(1000);
  if (error) throw error;
  return Object.fromEntries(
    data.flatMap(({ career, reaction }) => {
      const known = reactionKinds.find((kind) => kind === reaction);
      return known ? [[career, known]] : [];
    }),
  );
}

async function sendReaction(
  owner: string,
  career: string,
  reaction: Reaction | null,
): Promise<void> {
  const table = (await backend()).from('reactions');
  const { error } = await (reaction === null
    ? table.delete().eq('user_id', owner).eq('career', career)
    : table.upsert({ career, reaction }, { onConflict: 'user_id,career' }));
  if (error) throw error;
}
