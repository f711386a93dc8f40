import { queryOptions } from '@tanstack/react-query';
import { backend } from '#app/data/backend/backend.ts';

/** Whether a person is an admin: `profiles.is_admin` by id, none or one row. */
export function isAdminQuery(userId: string) {
  return queryOptions({
    queryKey: ['profile', userId, 'is-admin'],
    queryFn: async () => {
      const { data, error } = await (
        await backend()
      )
        .from('profiles')
        .select('is_admin')
        .eq('id', userId)
        .maybeSingle();
      if (error) throw error;
      return data?.is_admin ?? false;
    },
  });
}
