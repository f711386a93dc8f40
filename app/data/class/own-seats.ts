import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';
import { readCard, type SeatCard } from './card.ts';
import type { Sharing } from './submission.ts';

/** The classes of an account, the newest first. */
export function ownSeatsQuery(owner: string) {
  return queryOptions({
    queryKey: ['class-seats', owner],
    queryFn: async (): Promise<SeatCard[]> => {
      const { data, error } = await (await backend()).rpc('my_seats');
      if (error) throw error;
      return (Array.isArray(data) ? data : []).flatMap((seat) => readCard(seat) ?? []);
    },
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

/** Decides what the counsellor sees of a seat of one's own account, from the next request on. */
export async function shareOwnSeat(seat: string, shared: Sharing): Promise<void> {
  const { error } = await (await backend()).rpc('share_my_seat', { seat, shared });
  if (error) throw error;
}

/** Leaves a class with everything that is kept of it there; what was taken into the account stays. */
export async function leaveSeat(seat: string): Promise<void> {
  const { error } = await (await backend()).rpc('leave_seat', { seat });
  if (error) throw error;
}
