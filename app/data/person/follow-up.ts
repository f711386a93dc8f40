import { oneOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';

const outcomes = ['answered', 'answered-before', 'expired', 'stopped', 'unknown'] as const;
export type FollowUpOutcome = (typeof outcomes)[number];

/** Answers the question of a mail's link; its secret goes into the body of the request and nowhere else. */
export async function answerFollowUp(token: string, family: string): Promise<FollowUpOutcome> {
  const { data, error } = await (await backend()).rpc('answer_follow_up', { token, family });
  if (error) throw error;
  return outcomeOf(data);
}

/** Takes back the permission to be asked again. */
export async function stopFollowUps(token: string): Promise<FollowUpOutcome> {
  const { data, error } = await (await backend()).rpc('stop_follow_ups', { token });
  if (error) throw error;
  return outcomeOf(data);
}

/** Ends the mails that tell of a guess, for all links of whoever got this one. */
export async function stopGuessMails(token: string): Promise<FollowUpOutcome> {
  const { data, error } = await (await backend()).rpc('stop_guess_mails', { token });
  if (error) throw error;
  return outcomeOf(data);
}

function outcomeOf(said: unknown): FollowUpOutcome {
  const outcome = oneOf(outcomes)(said);
  if (!outcome) throw new Error('answered with something else than an outcome');
  return outcome;
}
