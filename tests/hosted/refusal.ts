import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** A refusal of Supabase's auth server with a code that ours never says. */
export function refusal(
  context: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string,
): Response {
  context.header('X-Supabase-Api-Version', '2024-01-01');
  return context.json({ code, message }, status);
}
