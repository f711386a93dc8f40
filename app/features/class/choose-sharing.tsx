import { useEffect, useState, type SyntheticEvent } from 'react';
import type { SummaryLine } from '#content/report/class-summary-lines.ts';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import { sharings, type Sharing } from '#app/data/class/submission.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { noSummary, type ClassSummary } from '#domain/class/summary.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { ClassSubmission } from '#app/data/class-seat/kept-seat.ts';

/** The choice before anything is sent: nothing, a summary, everything, each with what it shows. */
export function ChooseSharing({
  attempts,
  isCounted,
  onChoose,
  copy,
}: {
  attempts: readonly Attempt[];
  /** Nothing of a pupil is kept, so there is nothing to choose. */
  isCounted: boolean;
  onChoose: (submission: ClassSubmission) => void;
  copy: Copy['share'];
}) {
  const [shared, setShared] = useState<Sharing>('nothing');
  const told = useSummary(attempts);
  useEffect(() => {
    scrollTo({ top: 0 });
  }, []);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isCounted) onChoose({ shared: 'nothing', summary: noSummary });
    else if (told) onChoose({ shared, summary: told.summary });
  }

  if (isCounted) {
    return (
      <form className="class-form stack" onSubmit={submit}>
        <h1>{copy.countedTitle}</h1>
        <p className="lead">{copy.countedText}</p>
        <Button type="submit" className="class-go">
          {copy.sendCounted}
        </Button>
      </form>
    );
  }
  return (
    <form className="class-form stack" onSubmit={submit}>
      <h1>{copy.title}</h1>
      <p className="lead">{copy.lead}</p>
      <SharingChoices
        name="shared"
        shared={shared}
        onChange={setShared}
        summary={told?.lines}
        copy={copy}
      />
      <Button type="submit" className="class-go" busy={!told}>
        {told ? copy.send : copy.working}
      </Button>
    </form>
  );
}

/** Three native radio buttons, each with what it lets be seen; the summary as it would stand there. */
export function SharingChoices({
  name,
  shared,
  onChange,
  summary,
  copy,
}: {
  name: string;
  shared: Sharing;
  onChange: (shared: Sharing) => void;
  /** `undefined` while it is made. */
  summary: readonly SummaryLine[] | undefined;
  copy: Pick<Copy['share'], 'legend' | 'choices' | 'none'>;
}) {
  return (
    <fieldset className="class-choices">
      <legend className="sr-only">{copy.legend}</legend>
      {sharings.map((one) => (
        <label key={one} className="class-choice">
          <input
            type="radio"
            name={name}
            value={one}
            checked={shared === one}
            onChange={() => onChange(one)}
          />
          <span className="class-choice-text">
            <strong>{copy.choices[one].name}</strong>
            <span>{copy.choices[one].text}</span>
            {one === 'summary' && summary && <SummaryLines lines={summary} none={copy.none} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SummaryLines({ lines, none }: { lines: readonly SummaryLine[]; none: string }) {
  if (lines.length === 0) return <span className="class-summary">{none}</span>;
  return (
    <span className="class-summary">
      {lines.map(({ label, text }) => (
        <span key={label}>
          {label}
          {text && (
            <>
              : <b>{text}</b>
            </>
          )}
        </span>
      ))}
    </span>
  );
}

/** The summary of these attempts and its lines; `undefined` until what makes it is there. */
export function useSummary(
  attempts: readonly Attempt[],
): { summary: ClassSummary; lines: readonly SummaryLine[] } | undefined {
  const locale = useLocale();
  const ids = attempts.map(({ id }) => id).join(' ');
  return useLoaded(`${ids} ${locale}`, async () => {
    const { loadSummary } = await import('./load-summary.ts');
    return loadSummary(attempts, locale);
  }).data;
}
