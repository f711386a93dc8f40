import type { ReactNode } from 'react';
import { questionsOf } from '#content/instruments/load-published.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/wording/formats.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';
import { Button } from '#app/ui/button.tsx';
import { EarlySubmit } from '#app/ui/forms/early-submit.tsx';
import { FormChoice } from './form-choice.tsx';
import { ResultLink } from './result-link.tsx';
import type { FormsCopy, IntroCopy } from './test-copy.ts';
import type { Wish } from './use-wish.ts';

/** The ways into the test: start, continue the draft, or look at the result that is there. */
export function StartChoices({
  draft,
  finished,
  wanted,
  copy,
  forms,
  onStart,
  onContinue,
}: {
  draft: Attempt | undefined;
  finished: Attempt | undefined;
  /** What was pressed and is not done yet. */
  wanted: Wish['kind'] | undefined;
  copy: IntroCopy['start'];
  forms: FormsCopy | undefined;
  onStart: (form: Form) => void;
  onContinue: () => void;
}) {
  const locale = useLocale();
  const found = draft
    ? draftWords(draft)
    : finished?.submittedAt &&
      fill(copy.finishedText, {
        date: longDateIn(locale).format(new Date(finished.submittedAt)),
      });
  function draftWords(begun: Attempt) {
    const n = answeredCount(begun);
    if (forms && begun.form === 'short') {
      return fill(n === 1 ? forms.oneDraftText : forms.draftText, { n });
    }
    // A version that is not published any more cannot be gone on with: the page says so itself.
    const total = questionsOf(begun.instrument, begun.version) ?? '…';
    return fill(copy.draftText, { n, total });
  }
  // What is there already comes before the form, which stays the element that it was: a slow phone builds no second one.
  return (
    <>
      {found && (
        <>
          <p>{found}</p>
          <div className="actions">
            {draft ? (
              <Button busy={wanted === 'resume'} onClick={onContinue}>
                {wanted === 'resume' ? copy.opening : copy.resume}
              </Button>
            ) : (
              finished && <ResultLink attempt={finished}>{copy.seeResult}</ResultLink>
            )}
          </div>
        </>
      )}
      <StartForm forms={forms} onStart={onStart}>
        {found ? (
          <Button type="submit" variant={draft ? 'quiet' : 'secondary'} busy={wanted === 'start'}>
            {draft ? copy.startAnew : copy.repeat}
          </Button>
        ) : (
          <EarlySubmit kept={copy.opening} busy={wanted === 'start'}>
            {wanted === 'start' ? copy.opening : copy.begin}
          </EarlySubmit>
        )}
      </StartForm>
    </>
  );
}

/** A form, because a form of the test is chosen in it; one that no browser sends anywhere. */
function StartForm({
  forms,
  onStart,
  children,
}: {
  forms: FormsCopy | undefined;
  onStart: (form: Form) => void;
  children: ReactNode;
}) {
  return (
    <form
      method="dialog"
      className="actions noscript:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get('form');
        onStart(chosen === 'short' ? 'short' : 'full');
      }}
    >
      {forms && <FormChoice copy={forms} />}
      {children}
    </form>
  );
}
