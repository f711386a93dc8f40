import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fresh } from './admin-overview.ts';
import { backend } from '#app/data/backend/backend.ts';

const request = z.object({
  id: z.number(),
  user_id: z.string(),
  kind: z.enum(['access', 'rectification', 'erasure', 'restriction', 'objection']),
  text: z.string(),
  at: z.string(),
  due_at: z.string(),
  answered_at: z.nullable(z.string()),
  outcome: z.nullable(z.string()),
  is_overdue: z.boolean(),
  full_name: z.string(),
  email: z.string(),
  is_synthetic: z.boolean(),
});
export type RightsRequest = z.infer<typeof request>;

/** The register of rights: open ones by urgency, or the answered ones, newest first. */
export function requestsQuery(isOpen: boolean) {
  return queryOptions({
    queryKey: ['admin', 'requests', isOpen],
    queryFn: async () => {
      const { data, error } = await (await backend()).rpc('admin_requests', { is_open: isOpen });
      if (error) throw error;
      return z.array(request).parse(data);
    },
    ...fresh,
  });
}

/** `gone`: somebody else has answered it meanwhile, or the account was erased. */
export async function answerRequest(id: number, outcome: string): Promise<'done' | 'gone'> {
  const { error } = await (await backend()).rpc('admin_answer_request', { request: id, outcome });
  if (error?.code === 'PT404') return 'gone';
  if (error) throw error;
  return 'done';
}
