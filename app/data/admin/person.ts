// One person with everything an admin may see and do: results, consents, notes, corrections.
import { queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { backend } from '#app/data/backend/backend.ts';
import { attemptsOfRows } from '#domain/instruments/attempt-row.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { locales } from '#domain/locale.ts';
import { answerTo } from './ask.ts';

const text = z.nullable(z.string());
const wholePerson = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  locale: z.enum(locales),
  country: text,
  age_band: text,
  study_level: text,
  source: text,
  created_at: z.string(),
  confirmed_at: text,
  is_admin: z.boolean(),
  is_synthetic: z.boolean(),
  restricted_at: text,
  objected_at: text,
  /** Why we froze it; `null` where it is not frozen or the person did it. */
  held_for: z.nullable(z.enum(['asked', 'minor'])),
  attempts: z.array(z.unknown()),
  consents: z.array(
    z.object({
      id: z.number(),
      purpose: z.string(),
      granted: z.boolean(),
      text_version: z.string(),
      locale: z.string(),
      channel: z.string(),
      at: z.string(),
    }),
  ),
  notes: z.array(z.object({ id: z.number(), text: z.string(), at: z.string() })),
});

export type WholePerson = Omit<z.infer<typeof wholePerson>, 'attempts'> & {
  attempts: readonly Attempt[];
};

/**
 * One person for a stated reason; `null`: no such account (any more). Each time it is asked is a row in the audit, so only
 * when it must be.
 */
export function personQuery(id: string, why: string) {
  return queryOptions({
    queryKey: ['admin', 'person', id, why],
    queryFn: async (): Promise<WholePerson | null> => {
      const { data, error } = await (await backend()).rpc('admin_person', { person: id, why });
      if (error?.code === 'PT404') return null;
      if (error) throw error;
      const { attempts, ...person } = wholePerson.parse(data);
      return { ...person, attempts: attemptsOfRows(attempts) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: false,
    networkMode: 'always',
  });
}

export async function addNote(person: string, note: string): Promise<void> {
  await answerTo((client) => client.rpc('admin_add_note', { person, text: note }));
}

export async function removeNote(note: number): Promise<void> {
  await answerTo((client) => client.rpc('admin_remove_note', { note }));
}
