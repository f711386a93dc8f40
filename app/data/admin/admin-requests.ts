import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fresh } from './admin-overview.ts';
import { backend } from '#app/data/backend/backend.ts';
import { requestKinds, type RequestKind } from '#app/data/privacy/requests.ts';

export const askers = ['person', 'guardian', 'other'] as const;
export type Asker = (typeof askers)[number];
export const outsideChannels = ['mail', 'letter', 'telephone'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];
export const askerSteps = ['proof-asked', 'proof-seen', 'asker-told'] as const;
export type AskerStep = (typeof askerSteps)[number];

const text = z.nullable(z.string());
const request = z.object({
  id: z.number(),
  /** Whom it is about; `null`: nobody with an account. */
  user_id: text,
  kind: z.enum(requestKinds),
  channel: z.enum(['site', 'controller', ...outsideChannels]),
  /** Of a request from outside, until it is forgotten. */
  who: z.nullable(z.enum(askers)),
  asked_by: text,
  proof_asked_at: text,
  proof_seen_at: text,
  told_at: text,
  text: z.string(),
  at: z.string(),
  due_at: z.string(),
  answered_at: text,
  outcome: text,
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

export type EnteredRequest = {
  kind: RequestKind;
  channel: OutsideChannel;
  /** The day it came, `2026-11-26`. */
  received: string;
  /** The address of the account that it is about; empty for none. */
  account: string;
  who: Asker;
  askedBy: string;
  wish: string;
};

/** `account`: there is none with this address. `full`: too many of them wait already. `wrong`: a day or a name is missing. */
export async function enterRequest({
  askedBy,
  ...said
}: EnteredRequest): Promise<'done' | 'account' | 'full' | 'wrong'> {
  const { error } = await (
    await backend()
  ).rpc('admin_enter_request', { ...said, asked_by: askedBy });
  if (error?.code === 'PT404') return 'account';
  if (error?.code === 'PT429') return 'full';
  if (error?.code === '22023') return 'wrong';
  if (error) throw error;
  return 'done';
}

/** Notes a step with whoever asked from outside; a second time changes nothing. */
export async function noteAsker(id: number, step: AskerStep): Promise<void> {
  const { error } = await (await backend()).rpc('admin_note_asker', { request: id, step });
  if (error) throw error;
}
