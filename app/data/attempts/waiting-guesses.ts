import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';

/** A guess that came back by a link of one's own and was not answered yet. */
export type WaitingGuess = { readonly share: string; readonly label: string };

/** The newest one, with whom its link was made for; nothing where none waits. Asked of persons alone. */
export function waitingGuessQuery(owner: string) {
  return queryOptions({
    queryKey: ['shares', owner, 'waiting'],
    queryFn: async (): Promise<WaitingGuess | null> => {
      const { data, error } = await (
        await backend()
      )
        .from('shares')
        .select('id,label')
        .eq('user_id', owner)
        .eq('guess_first', true)
        .not('guess', 'is', null)
        .is('guess_agreed_at', null)
        .is('revoked_at', null)
        .gt('expires_at', new Date().toISOString())
        .order('guessed_at', { ascending: false })
        .limit(1);
      if (error) throw error;
      const [newest] = data;
      return newest ? { share: newest.id, label: newest.label } : null;
    },
  });
}
