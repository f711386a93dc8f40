import { QueryObserver, queryOptions } from '@tanstack/react-query';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { attemptColumns, attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import { backend } from '#app/data/backend/backend.ts';
import { documentQueries } from '#app/data/backend/query-client.ts';

export type AccountAttempts = {
  readonly owner: string;
  /** The account is being asked for the first time. What was told without it stays while it is asked again. */
  readonly isAsking: boolean;
  /** A first try has failed already, though others follow. */
  readonly isLate: boolean;
  readonly attempts: readonly Attempt[] | undefined;
  readonly retry: () => void;
};

export function accountAttemptsKey(userId: string) {
  return ['attempts', userId] as const;
}

/** A person's newest attempts on the server, up to fifty, drafts included, newest start first. */
export function accountAttemptsQuery(userId: string) {
  return queryOptions({
    queryKey: accountAttemptsKey(userId),
    queryFn: async (): Promise<Attempt[]> => {
      const { data, error } = await (
        await backend()
      )
        .from('attempts')
        .select(attemptColumns)
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .limit(50);
      if (error) throw error;
      return attemptsOfRows(data);
    },
  });
}

/** Tells of the account's attempts as they are asked for and change, until it is stopped. */
export function watchAccountAttempts(
  owner: string,
  onAnswer: (answer: AccountAttempts) => void,
): () => void {
  const observer = new QueryObserver(documentQueries(), accountAttemptsQuery(owner));
  const tell = () => {
    const { data, isPending, fetchStatus, failureCount, errorUpdateCount } =
      observer.getCurrentResult();
    const isAsking = isPending && fetchStatus === 'fetching' && errorUpdateCount === 0;
    const isLate = failureCount > 0;
    onAnswer({ owner, isAsking, isLate, attempts: data, retry: () => void observer.refetch() });
  };
  const stop = observer.subscribe(tell);
  tell();
  return stop;
}
