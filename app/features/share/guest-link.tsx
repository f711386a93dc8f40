import { useEffect, useEffectEvent, useState } from 'react';
import {
  endGuestLink,
  keepGuestLink,
  keptGuestLink,
  type GuestLink as Kept,
  type GuestSummary,
} from '#app/data/guest/guest-link.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/guest-link.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { constants } from '#domain/constants.ts';
import { AskGuess } from './ask-guess.tsx';
import type { MadeLink } from './make-link.tsx';

/** A guest makes a link to a summary, after a consent of its own and behind the age line, and ends it in the same browser. */
export function GuestLink({
  summary,
  sharedPath,
  onMade,
  copy,
}: {
  summary: GuestSummary;
  /** Path of the page that opens links. */
  sharedPath: string;
  /** Nothing when it was ended. */
  onMade: (link: MadeLink | undefined) => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const { isBusy, run } = useSubmission();
  const [link, setLink] = useState<Kept | undefined>(() => keptGuestLink());
  const [outcome, setOutcome] = useState<'failed' | 'tooMany' | 'ended'>();
  const tell = useEffectEvent((kept: Kept | undefined) =>
    onMade(
      kept && {
        url: `${location.origin}${sharedPath}#${kept.token}`,
        asksGuess: kept.asksGuess,
        isSummary: true,
      },
    ),
  );
  useEffect(() => tell(link), [link]);
  const filled = { age: constants.ageOfConsentYears, days: constants.guestLinkDays };

  async function make(form: FormData) {
    setOutcome(undefined);
    const typed = form.get('label');
    const label = typeof typed === 'string' ? typed.trim().slice(0, 60) : '';
    try {
      setLink(
        await keepGuestLink(summary, { asksGuess: form.has('guess'), label }, copy.consent, locale),
      );
    } catch (error) {
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
      setOutcome(code === 'PT429' || code === 'PT409' ? 'tooMany' : 'failed');
    }
  }

  async function end(ending: Kept) {
    try {
      await endGuestLink(ending);
      setLink(undefined);
      setOutcome('ended');
    } catch {
      setOutcome('failed');
    }
  }

  return (
    <section className="share-box stack">
      {link ? (
        <>
          <p role="status">
            {fill(link.asksGuess ? copy.madeAsking : copy.made, {
              date: longDateIn(locale).format(new Date(link.expiresAt)),
            })}
          </p>
          <Button variant="secondary" busy={isBusy} onClick={() => void run(() => end(link))}>
            {isBusy ? copy.ending : copy.end}
          </Button>
        </>
      ) : (
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            const form = new FormData(event.currentTarget);
            void run(() => make(form));
          }}
        >
          <p>{copy.text}</p>
          <Checkbox
            name="agree"
            label={fill(copy.consent.text, filled)}
            help={fill(copy.younger, filled)}
            required
          />
          <AskGuess copy={copy}>
            <TextField name="label" label={copy.label} maxLength={60} autoComplete="off" />
          </AskGuess>
          <Button type="submit" variant="secondary" busy={isBusy}>
            {isBusy ? copy.creating : copy.create}
          </Button>
        </form>
      )}
      {outcome === 'ended' && <Notice tone="success">{copy.ended}</Notice>}
      {(outcome === 'failed' || outcome === 'tooMany') && (
        <Notice tone="error">{copy[outcome]}</Notice>
      )}
    </section>
  );
}
