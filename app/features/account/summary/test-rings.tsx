import { longDateIn } from '#content/wording/formats.ts';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { instrumentIds, type InstrumentId } from '#domain/instruments/registry.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { ringShare, testProgress } from './test-progress.ts';
import { TestRing } from './test-ring.tsx';

/** The tests, a ring each: finished and when, how far a draft is, or not begun; and the way on from there. */
export function TestRings({
  attempts,
  isWhole,
  copy,
}: {
  attempts: readonly Attempt[];
  /** Without what the account keeps, a test that is not among them may be done all the same. */
  isWhole: boolean;
  copy: Copy;
}) {
  const shown = instrumentIds.filter((test) => {
    const { finished, draft } = testProgress(attempts, test);
    return isWhole || finished || draft;
  });
  if (shown.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="profile-tests">
      <h2 id="profile-tests" className="text-[1.4rem]">
        {copy.summary.tests.title}
      </h2>
      <ul className="test-rings">
        {shown.map((test) => (
          <TestLine key={test} test={test} attempts={attempts} copy={copy} />
        ))}
      </ul>
    </section>
  );
}

function TestLine({
  test,
  attempts,
  copy,
}: {
  test: InstrumentId;
  attempts: readonly Attempt[];
  copy: Copy;
}) {
  const words = copy.summary.tests;
  const locale = useLocale();
  const paths = usePaths();
  const name = copy.attempts.tests[test];
  const progress = testProgress(attempts, test);
  const { finished, draft } = progress;
  const length = useLength(draft);
  const answered = draft ? answeredCount(draft) : 0;
  const page = paths.to(shownInstruments[test].page);
  const far = fill(length ? words.draft : words.shortDraft, { n: answered, all: length ?? 0 });
  return (
    <li>
      <TestRing share={ringShare(progress, answered, length)} isBegun={Boolean(draft)} />
      <div className="grid min-w-0 gap-1">
        <h3 className="text-[1.05rem]">{name}</h3>
        {finished && (
          <p className="text-muted">
            {fill(words.finished, {
              date: longDateIn(locale).format(new Date(finished.submittedAt ?? 0)),
            })}
          </p>
        )}
        {draft && <p className="text-muted">{finished ? `${words.again} ${far}` : far}</p>}
        {!finished && !draft && <p className="text-muted">{words.none}</p>}
        <p className="flex flex-wrap gap-x-4">
          {finished && (
            <Link
              className="inline-flex min-h-11 items-center"
              to={paths.to('results')}
              state={{ show: finished.id }}
              aria-label={fill(words.named, { action: words.see, test: name })}
            >
              {words.see}
            </Link>
          )}
          {(draft || !finished) && (
            <Link
              className="inline-flex min-h-11 items-center"
              to={page}
              aria-label={fill(words.named, {
                action: draft ? words.resume : words.start,
                test: name,
              })}
            >
              {draft ? words.resume : words.start}
            </Link>
          )}
        </p>
      </div>
    </li>
  );
}

/** How many questions a draft has; nothing for a short form, which ends where the answers decide. */
function useLength(draft: Attempt | undefined): number | undefined {
  const { data } = useLoaded(draft?.id ?? '', async () => {
    if (draft?.form !== 'full') return undefined;
    const { loadInstrument } = await import('#content/instruments/load-published.ts');
    const instrument = await loadInstrument(draft.instrument, draft.version);
    return instrument?.forms.full.length;
  });
  return data;
}
