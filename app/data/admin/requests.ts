// What people asked for by their rights, entered by an admin as well, and answering it.
import * as z from '#domain/zod.ts';
import { requestKinds, type RequestKind } from '#app/data/privacy/requests.ts';
import { adminQuery, answerTo, outcomeOf } from './ask.ts';

export const askers = ['person', 'guardian', 'other'] as const;
export type Asker = (typeof askers)[number];
export const outsideChannels = ['mail', 'letter', 'telephone'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];
export const askerSteps = ['proof-asked', 'proof-seen', 'asker-told'] as const;
export type AskerStep = (typeof askerSteps)[number];

const text = z.nullable(z.string());
const request = z.object({
  id: z.number(),
  /** Whom it is about; `null`: no account. */
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
  return adminQuery(
    ['requests', isOpen],
    (client) => client.rpc('admin_requests', { is_open: isOpen }),
    z.array(request),
  );
}

/** `gone`: another admin has answered it meanwhile, or the account was erased. */
export function answerRequest(id: number, outcome: string): Promise<'done' | 'gone'> {
  const asked = { request: id, outcome };
  return outcomeOf((client) => client.rpc('admin_answer_request', asked), { PT404: 'gone' });
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
export function enterRequest({
  askedBy,
  ...said
}: EnteredRequest): Promise<'done' | 'account' | 'full' | 'wrong'> {
  const asked = { ...said, asked_by: askedBy };
  return outcomeOf((client) => client.rpc('admin_enter_request', asked), {
    PT404: 'account',
    PT429: 'full',
    '22023': 'wrong',
  });
}

/** Notes a step with the asker from outside; a second time changes nothing. */
export async function noteAsker(id: number, step: AskerStep): Promise<void> {
  await answerTo((client) => client.rpc('admin_note_asker', { request: id, step }));
}
