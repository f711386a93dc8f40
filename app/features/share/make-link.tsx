import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { askGuess } from '#app/data/attempts/guesses.ts';
import {
  createShare,
  revokeShare,
  shareDays,
  sharesQuery,
  type ShareDays,
} from '#app/data/attempts/shares.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/share.ts';
import { AskGuess } from './ask-guess.tsx';
import { NewLink } from './new-link.tsx';

type Outcome = { kind: 'made'; url: string } | { kind: 'failed'; words: string };

/** A link as it was made: its address, shown this once, and whether who opens it guesses first. */
export type MadeLink = {
  readonly url: string;
  readonly asksGuess: boolean;
  /** It shows a summary alone. */
  readonly isSummary?: boolean;
};

/** Makes a link to these attempts, for a reader without an account. */
export function MakeLink({
  owner,
  attempts,
  hasPlan,
  hasInterests,
  sharedPath,
  onMade,
  copy,
}: {
  owner: string;
  attempts: readonly string[];
  /** Whether there is a plan that the link can show. */
  hasPlan: boolean;
  /** Whether a result of interests is among them, which can be guessed. */
  hasInterests: boolean;
  /** Path of the page that opens links. */
  sharedPath: string;
  onMade: (link: MadeLink) => void;
  copy: Copy;
}) {
  const queries = useQueryClient();
  const { isBusy, run } = useSubmission();
  const [outcome, setOutcome] = useState<Outcome>();
  const daysId = useId();

  async function make(form: FormData) {
    const typed = form.get('label');
    const label = typeof typed === 'string' ? typed.replaceAll(/\p{Cc}+/gu, ' ').trim() : '';
    const asksGuess = form.has('guess');
    try {
      const days = daysOf(form.get('days'));
      const withPlan = form.has('plan');
      const { id, token } = await createShare({ attempts, label, days, withPlan });
      // Its secret is not given yet: a link that could not be closed is ended, and never shown.
      if (asksGuess) {
        const byMail = form.has('guess-mail');
        await askGuess(id, true, byMail).catch((error: unknown) => endShare(id, error));
      }
      const url = `${location.origin}${sharedPath}#${token}`;
      setOutcome({ kind: 'made', url });
      onMade({ url, asksGuess });
    } catch (error) {
      setOutcome({ kind: 'failed', words: wordsFor(error, copy) });
    }
    await queries.invalidateQueries({ queryKey: sharesQuery(owner).queryKey });
  }

  return (
    <section className="share-box stack">
      <h3>{copy.title}</h3>
      <p>{copy.text}</p>
      <form
        id="new-link"
        className="share-form"
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          void run(() => make(form));
        }}
      >
        <TextField
          name="label"
          label={copy.label}
          help={copy.labelHelp}
          maxLength={60}
          autoComplete="off"
        />
        <div className="field">
          <label htmlFor={daysId} className="field-label">
            {copy.days}
          </label>
          <select id={daysId} name="days" className="field-input" defaultValue="30">
            {shareDays.map((days) => (
              <option key={days} value={days}>
                {copy.dayOptions[days]}
              </option>
            ))}
          </select>
        </div>
        {hasPlan && <Checkbox name="plan" label={copy.plan} help={copy.planHelp} defaultChecked />}
        {hasInterests && (
          <AskGuess copy={copy}>
            <Checkbox name="guess-mail" label={copy.guessMail} />
          </AskGuess>
        )}
        <Button type="submit" variant="secondary" busy={isBusy}>
          {isBusy ? copy.creating : copy.create}
        </Button>
      </form>
      {outcome?.kind === 'failed' && <Notice tone="error">{outcome.words}</Notice>}
      {outcome?.kind === 'made' && <NewLink url={outcome.url} copy={copy} />}
    </section>
  );
}

async function endShare(id: string, error: unknown): Promise<never> {
  await revokeShare(id);
  throw error;
}

function daysOf(value: FormDataEntryValue | null): ShareDays {
  return shareDays.find((days) => String(days) === value) ?? 30;
}

function wordsFor(error: unknown, copy: Copy): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'PT409') return copy.tooMany;
  if (code === 'PT429') return copy.tooManyToday;
  if (code === 'PT423') return copy.frozen;
  return code === 'PT404' ? copy.notSaved : copy.failed;
}
