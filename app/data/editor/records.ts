import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from '#domain/zod.ts';
import { askEditor } from './ask-editor.ts';

const title = z.object({ es: z.string(), en: z.string() });
const mistake = z.object({ key: z.string(), field: z.string(), reason: z.string() });
/** Where a draft is wrong: `field` is `answer.0.es`, empty for the record as a whole. */
export type Mistake = z.infer<typeof mistake>;

/** How many made-up people and centres go when the site opens to the public. */
const goes = z.optional(z.object({ people: z.number(), centres: z.number() }));
export type Goes = z.infer<typeof goes>;

const listShape = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      records: z.array(z.object({ key: z.string(), title: z.optional(title) })),
    }),
  ),
  drafts: z.array(
    z.object({
      key: z.string(),
      at: z.string(),
      by: z.nullable(z.string()),
      removes: z.boolean(),
    }),
  ),
  version: z.number(),
  goes,
});
export type RecordList = z.infer<typeof listShape>;

const draftShape = z.object({
  key: z.string(),
  said: z.unknown(),
  base: z.unknown(),
  revision: z.number(),
  by: z.nullable(z.string()),
  at: z.string(),
});
export type Draft = z.infer<typeof draftShape>;

const recordShape = z.object({
  record: z.object({ kind: z.string(), form: z.unknown(), said: z.unknown() }),
  draft: z.nullable(draftShape),
  goes,
});
export type EditedRecord = z.infer<typeof recordShape>;

/** What a photograph is of, and what it is cut to, in pixels. */
export const photographFactsShape = z.object({
  title: z.optional(title),
  of: z.enum(['person', 'article', 'text', 'testimonial']),
  /** Of which article or testimonial. */
  id: z.string(),
  width: z.number(),
  height: z.number(),
});

const anything = z.unknown();
const fresh = { staleTime: 0, gcTime: 0, refetchOnMount: 'always', retry: false } as const;

export function recordsQuery() {
  return queryOptions({
    queryKey: ['editor', 'records'],
    queryFn: () => askEditor('records', listShape),
    ...fresh,
  });
}

export function recordQuery(key: string) {
  return queryOptions({
    queryKey: ['editor', 'record', key],
    queryFn: () => askEditor(`record?key=${encodeURIComponent(key)}`, recordShape),
    ...fresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

export function checkDraft(draft: { key: string; said: unknown; base: unknown }) {
  const shape = z.object({ mistakes: z.array(mistake), table: z.optional(z.unknown()) });
  return askEditor('check', shape, { method: 'POST', body: draft });
}

/** What the server has in place of a draft that went on from an older one. */
export const otherShape = z.object({ other: z.nullable(draftShape) });

/** The new revision. Throws EditorRefusal with 409 where another one was saved since `revision`. */
export async function saveDraft(
  draft: { key: string; said: unknown; base: unknown; revision: number },
  keepalive = false,
): Promise<number> {
  const shape = z.object({ revision: z.number() });
  return (await askEditor('draft', shape, { method: 'PUT', body: draft, keepalive })).revision;
}

export async function dropDraft(key: string): Promise<void> {
  await askEditor(`draft?key=${encodeURIComponent(key)}`, anything, { method: 'DELETE' });
}

const seenMail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/** A mail of what is typed, in both languages, with examples in the place of values. */
export function mailQuery(template: string, said: unknown) {
  return queryOptions({
    queryKey: ['editor', 'mail', template, said],
    queryFn: () =>
      askEditor('mail', z.object({ es: seenMail, en: seenMail }), {
        method: 'POST',
        body: { template, said },
      }),
    ...fresh,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  });
}

export const mistakesShape = z.array(mistake);
