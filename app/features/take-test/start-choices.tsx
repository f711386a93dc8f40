import type { ReactNode } from 'react';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import { longDateIn } from '#content/dictionaries/formats.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';
import { Button } from '#app/ui/button.tsx';
import { FormChoice } from './form-choice.tsx';
import { ResultLink } from './result-link.tsx';
import type { FormsCopy, IntroCopy } from './test-copy.ts';

/** The ways into the test: start, continue the draft, or look at the result that is there. */
export function StartChoices({
  draft,
  finished,
  total,
  isBusy,
  copy,
  forms,
  onStart,
  onContinue,
}: {
  draft: Attempt | undefined;
  finished: Attempt | undefined;
  /** Questions of the full form; `undefined` while they are on their way. */
  total: number | undefined;
  isBusy: boolean;
  copy: IntroCopy['start'];
  forms: FormsCopy | undefined;
  onStart: (form: Form) => void;
  onContinue: () => void;
}) {
  const locale = useLocale();
  if (draft) {
    const n = answeredCount(draft);
    return (
      <div className="stack">
        <p>
          {draft.form === 'short' && forms
            ? fill(n === 1 ? forms.oneDraftText : forms.draftText, { n })
            : fill(copy.draftText, { n, total: total ?? '…' })}
        </p>
        <div className="actions">
          <Button onClick={onContinue}>{copy.resume}</Button>
        </div>
        <StartForm forms={forms} onStart={onStart}>
          <Button type="submit" variant="quiet">
            {copy.startAnew}
          </Button>
        </StartForm>
      </div>
    );
  }
  if (finished?.submittedAt) {
    const date = longDateIn(locale);
    return (
      <div className="stack">
        <p>{fill(copy.finishedText, { date: date.format(new Date(finished.submittedAt)) })}</p>
        <div className="actions">
          <ResultLink attempt={finished}>{copy.seeResult}</ResultLink>
        </div>
        <StartForm forms={forms} onStart={onStart}>
          <Button type="submit" variant="secondary">
            {copy.repeat}
          </Button>
        </StartForm>
      </div>
    );
  }
  return (
    <StartForm forms={forms} onStart={onStart}>
      <Button type="submit" busy={isBusy}>
        {isBusy ? copy.opening : copy.begin}
      </Button>
    </StartForm>
  );
}

/** A form, so that a press before React is awake is not lost: it comes back as `?start`. */
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
      method="get"
      className="actions"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget).get('form');
        onStart(chosen === 'short' ? 'short' : 'full');
      }}
    >
      <input type="hidden" name="start" value="1" />
      {forms && <FormChoice copy={forms} />}
      {children}
      {forms && (
        <details className="fold w-full max-w-(--measure)">
          <summary>{forms.certaintyTitle}</summary>
          {forms.certainty.map((text) => (
            <p key={text} className="mt-2 text-muted">
              {text}
            </p>
          ))}
        </details>
      )}
    </form>
  );
}
