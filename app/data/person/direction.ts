import { queryOptions } from '@tanstack/react-query';
import { parseDirection } from '#domain/direction.ts';
import { backend } from '#app/data/backend/backend.ts';

/** What a person said after a result that they study; `null` where they said nothing. */
export function directionQuery(owner: string) {
  return queryOptions({
    queryKey: ['direction', owner],
    queryFn: async (): Promise<string | null> => {
      const { data, error } = await (
        await backend()
      )
        .from('directions')
        .select('family')
        .eq('user_id', owner)
        .eq('occasion', 'result')
        .maybeSingle();
      if (error) throw error;
      return parseDirection(data?.family) ?? null;
    },
  });
}

/** Keeps or, with `null`, removes it. Rejects when that was not done. */
export async function saveDirection(owner: string, family: string | null): Promise<void> {
  const directions = (await backend()).from('directions');
  if (family === null) {
    const { error } = await directions.delete().eq('user_id', owner).eq('occasion', 'result');
    if (error) throw error;
    return;
  }
  const { data, error } = await directions
    .update({ family })
    .eq('user_id', owner)
    .eq('occasion', 'result')
    .select('family');
  if (error) throw error;
  if (data.length > 0) return;
  const made = await (await backend()).from('directions').insert({ family });
  if (made.error) throw made.error;
}
