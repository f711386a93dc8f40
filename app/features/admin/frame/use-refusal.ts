import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { renewSession } from '#app/data/account/second-factor.ts';
import { adminRefusal } from '#app/data/admin/refused.ts';

/**
 * Lets the page find out what has changed when the server refuses: without the permission it is the 404 view then,
 * without a second factor it offers one, and a session that owes its code is asked for it.
 */
export function useRefusal(): (error: unknown) => void {
  const client = useQueryClient();
  return useCallback(
    (error) => {
      const refusal = adminRefusal(error);
      if (refusal === 'no-admin') void client.invalidateQueries({ queryKey: ['profile'] });
      if (refusal === 'second-factor') void renewSession();
    },
    [client],
  );
}
