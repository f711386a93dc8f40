import type { Context } from 'hono';
import { z } from 'zod';
import { AuthRefusal } from './error.ts';

/** A text without NUL, which PostgreSQL cannot keep, of at most 1,000 characters. */
export const bodyText = z
  .string()
  .max(1000)
  .refine((text) => !text.includes('\u0000'));

/** Parses the request's JSON by `shape`. Throws bad_json or validation_failed (400), never more. */
export async function readBody<Shape extends z.ZodType>(
  context: Context,
  shape: Shape,
): Promise<z.infer<Shape>> {
  const text = await context.req.text();
  let value: unknown;
  try {
    value = JSON.parse(text === '' ? '{}' : text);
  } catch {
    throw new AuthRefusal('bad_json', 'Could not parse request body as JSON');
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join('.') ?? '';
  throw new AuthRefusal('validation_failed', `Request body is not valid${field && `: ${field}`}`);
}
