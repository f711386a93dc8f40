import { rowOfAttempt, type AttemptSent } from '#domain/instruments/attempt-row.ts';
import { moment, oneOf, partsOf } from '#domain/parsers.ts';
import { backend } from '#app/data/backend/backend.ts';

/** What a pupil lets the counsellor see, from the least. */
export const sharings = ['nothing', 'summary', 'everything'] as const;
export type Sharing = (typeof sharings)[number];

/**
 * What a counsellor reads at a glance of a pupil, told from the attempts in the pupil's browser. `letters`: up to three of
 * RIASEC; `lead`: the first of them; both `null` where there are none. `families`: up to three ids; `values`: up to two.
 */
export type ClassSummary = {
  readonly letters: string | null;
  readonly lead: string | null;
  readonly undecided: boolean;
  readonly families: readonly string[];
  readonly values: readonly string[];
};

export type Acknowledged = { readonly finishedAt: string; readonly shared: Sharing };

/**
 * Sends everything of a seat, once; sent again, the same is answered the same. Where a session only counts, no attempts are
 * sent. Rejects with what `classRefusal(error, { PT409: 'different', '22023': 'answers' })` reads.
 */
export async function submitClass(sent: {
  secret: string;
  attempts: readonly AttemptSent[];
  summary: ClassSummary | null;
  shared: Sharing;
}): Promise<Acknowledged> {
  const { data, error } = await (
    await backend()
  ).rpc('submit_class', {
    secret: sent.secret,
    attempts: sent.attempts.map(rowOfAttempt),
    summary: sent.summary && {
      ...sent.summary,
      families: [...sent.summary.families],
      values: [...sent.summary.values],
    },
    shared: sent.shared,
  });
  if (error) throw error;
  const from = partsOf(data);
  const [finishedAt, shared] = [moment(from['finished_at']), oneOf(sharings)(from['shared'])];
  if (finishedAt === undefined || shared === undefined) throw new Error('was not acknowledged');
  return { finishedAt, shared };
}
