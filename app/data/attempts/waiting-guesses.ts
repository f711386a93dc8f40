import { queryOptions } from '@tanstack/react-query';
import { isWhole, partsOf, textOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';

/** A guess that came back by a link of one's own and was not answered yet. */
export type WaitingGuess = {
  /** Of the link. */
  readonly id: string;
  readonly label: string;
};

/** The newest one, with whom its link was made for; nothing where none waits. Asked of persons alone. */
export function waitingGuessQuery(owner: string) {
  return queryOptions({
    queryKey: ['shares', owner, 'waiting'],
    queryFn: async (): Promise<WaitingGuess | null> => {
      const { data, error } = await (await backend()).rpc('my_waiting_guess');
      if (error) throw error;
      const from = partsOf(data);
      const newest = { id: textOf()(from['id']), label: textOf()(from['label']) };
      return isWhole(newest) ? newest : null;
    },
  });
}
