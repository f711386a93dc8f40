import * as z from '#domain/zod.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { rowOfAttempt } from '#domain/instruments/attempt-row.ts';
import { isRecord } from '#domain/parsers.ts';
import type { Json } from '#supabase/database.types.ts';
import { makeSecret } from '#app/data/device/secret.ts';
import { centreQuery, staffAnswer } from './ask-staff.ts';
import { sharedAttempts } from './sheets.ts';

const moment = z.iso.datetime({ offset: true });

/** What a family shows its adviser, as its own browser made it; whoever reads it parses each part as he parses what is stored. */
export type MeetingPage = {
  readonly name?: string;
  readonly locale?: 'es' | 'en';
  readonly situation?: Readonly<Record<string, Json>>;
  readonly way?: Readonly<Record<string, Json>>;
  readonly costs?: Readonly<Record<string, Json>>;
};

/**
 * Makes a link for a first meeting, of thirty days; its secret leaves this browser as a hash and cannot be shown again. With or
 * without an account. Rejects with `too-many`, `shape` or `frozen`.
 */
export async function createMeetingLink(
  page: MeetingPage,
  attempts: readonly Attempt[],
): Promise<{ id: string; secret: string; expiresAt: string }> {
  const { secret, hash } = await makeSecret();
  const rows = attempts.map((attempt) => ({
    ...rowOfAttempt(attempt),
    state: attempt.state,
    submitted_at: attempt.submittedAt,
  }));
  const what = { ...page, ...(rows.length > 0 && { attempts: rows }) };
  const answer = await staffAnswer((client) =>
    client.rpc('create_meeting_link', { secret_hash: hash, what }),
  );
  const made = z.object({ id: z.uuid(), expires_at: moment }).parse(answer);
  return { id: made.id, secret, expiresAt: made.expires_at };
}

const part = z.optional(z.custom<Readonly<Record<string, unknown>>>(isRecord));
const opened = z.object({
  made_at: moment,
  expires_at: moment,
  what: z.object({
    name: z.optional(z.string()),
    locale: z.optional(z.enum(['es', 'en'])),
    situation: part,
    way: part,
    costs: part,
    attempts: z.optional(sharedAttempts),
  }),
});
export type OpenedMeeting = z.infer<typeof opened>;

/** What a link shows to who works at a centre; `null` when it has ended. Rejects with `role` for everybody else. */
export const meetingQuery = (secret: string) =>
  centreQuery(
    ['meeting', secret],
    (client) => client.rpc('open_meeting', { secret }),
    z.nullable(opened),
  );

/** Ends a link, by who made it or after the meeting. */
export async function endMeeting(secret: string): Promise<void> {
  await staffAnswer((client) => client.rpc('end_meeting', { secret }));
}

const own = z.object({
  id: z.uuid(),
  made_at: moment,
  expires_at: moment,
  opened_at: z.nullable(moment),
});

/** The live links of one's own account; their secrets are not in it. */
export const ownMeetingsQuery = () =>
  centreQuery(['own-meetings'], (client) => client.rpc('my_meetings'), z.array(own));

export async function endOwnMeeting(id: string): Promise<void> {
  await staffAnswer((client) => client.rpc('end_my_meeting', { id }));
}
