import { useState, type ReactNode } from 'react';
import { loadPageWords } from '#content/instruments/load-page-words.ts';
import { loadTest } from '#content/instruments/load-published.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import type { TestPageWords } from '#content/instruments/test-page-words.ts';
import type { Wording } from '#content/instruments/wording.ts';
import { timeOfDayIn } from '#content/wording/formats.ts';
import { answeredCount } from '#app/data/device-attempts/device-attempt.ts';
import type { KeptSeat } from '#app/data/class-seat/kept-seat.ts';
import { serverNow } from '#app/data/backend/server-clock.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/class-join.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Instrument } from '#domain/instruments/instrument.ts';
import type { InstrumentId } from '#domain/instruments/registry.ts';
import { attemptAt, begin, finishedAttempts, formOf, nextTest } from './seat-steps.ts';
import type { ClassActs } from './use-class.ts';

/** What a page shows a test with: this feature knows no other. */
export type RenderTest = (given: {
  instrument: Instrument;
  wording: Wording;
  attempt: Attempt;
  saved: ClassActs['saved'] | undefined;
  words: TestPageWords;
  onAnswer: (given: { item: string; value: number | null; ms: number }) => void;
  onFinish: () => void;
  onLeave: () => void;
}) => ReactNode;

/** The tests of the session, one after another: the list between them, and the one that is being answered. */
export function SeatTests({
  seat,
  isKeptOffline,
  renderTest,
  act,
  onEarly,
  copy,
}: {
  seat: KeptSeat;
  isKeptOffline: boolean;
  renderTest: RenderTest;
  act: ClassActs;
  /** Ends with what is finished. */
  onEarly: () => void;
  copy: Copy['tests'];
}) {
  const test = nextTest(seat) ?? seat.session.tests[0] ?? 'interests';
  const attempt = attemptAt(seat, test);
  const locale = useLocale();
  const version = attempt?.version ?? newestVersion(test);
  const material = useLoaded(`${test} ${version} ${locale}`, async () => {
    const [questions, words] = await Promise.all([
      loadTest(test, version, locale),
      loadPageWords(test, locale),
    ]);
    return { ...questions, words };
  });
  // What was begun goes on where it was, after the page was loaded again too.
  const [open, setOpen] = useState(attempt ? test : undefined);
  const [fresh, setFresh] = useState<Attempt>();

  if (open === test && material.data) {
    const { instrument, wording, words } = material.data;
    const form = formOf(seat, instrument);
    const running = attempt ?? fresh ?? begin(test, { form, locale, now: serverNow() });
    if (!attempt && !fresh) setFresh(running);
    return renderTest({
      instrument,
      wording,
      attempt: running,
      saved: attempt && act.saved,
      words: inClass(words, copy),
      onAnswer: (given) => act.answer(seat, test, { ...given, form }),
      onFinish: () => {
        setFresh(undefined);
        setOpen(undefined);
        act.finish(seat, test, instrument);
      },
      onLeave: () => setOpen(undefined),
    });
  }
  const isBegun = attempt !== undefined && answeredCount(attempt) > 0;
  const isFirst = finishedAttempts(seat).length === 0;
  return (
    <section className="class-form stack">
      <p className="class-where">
        <strong>{seat.session.group}</strong> {seat.session.centre}
      </p>
      <h1>{seat.alias ? fill(copy.title, { alias: seat.alias }) : copy.titleCounted}</h1>
      <Closing closesAt={seat.session.closesAt} copy={copy} />
      <TestList seat={seat} copy={copy} />
      {material.data && <p>{material.data.words.intro.howText}</p>}
      {material.isMissing && (
        <RetryNotice tone="warn" text={copy.missing} retry={copy.retry} onRetry={material.retry} />
      )}
      <Button className="class-go" busy={open === test} onClick={() => setOpen(test)}>
        {open === test && !material.isMissing
          ? copy.loading
          : isBegun
            ? copy.goOn
            : isFirst
              ? copy.start
              : copy.next}
      </Button>
      {!isFirst && (
        <Button variant="quiet" onClick={onEarly}>
          {copy.early}
        </Button>
      )}
      {isKeptOffline && <p className="text-muted">{copy.offline}</p>}
    </section>
  );
}

/** Behind the last question of a test comes the next one, and not its result. */
function inClass(words: TestPageWords, copy: Copy['tests']): TestPageWords {
  const review = { ...words.test.review, completeText: copy.complete, finish: copy.continue };
  return { ...words, test: { ...words.test, review } };
}

function Closing({ closesAt, copy }: { closesAt: string; copy: Copy['tests'] }) {
  const time = timeOfDayIn(useLocale()).format(new Date(closesAt));
  const isOver = Date.parse(closesAt) < serverNow();
  if (isOver) return <Notice tone="warn">{fill(copy.over, { time })}</Notice>;
  return <p className="text-muted">{fill(copy.closes, { time })}</p>;
}

function TestList({ seat, copy }: { seat: KeptSeat; copy: Copy['tests'] }) {
  const stateOf = (test: InstrumentId) => {
    const attempt = attemptAt(seat, test);
    if (!attempt) return undefined;
    return attempt.state === 'submitted' ? 'done' : 'begun';
  };
  return (
    <ol className="class-tests">
      {seat.session.tests.map((test) => {
        const state = stateOf(test);
        return (
          <li
            key={test}
            data-state={state}
            aria-current={test === nextTest(seat) ? 'step' : undefined}
          >
            <span>{copy.names[test]}</span>
            {state && <span className="class-test-state">{copy[state]}</span>}
          </li>
        );
      })}
    </ol>
  );
}
