import { useQuery } from '@tanstack/react-query';
import { AdminTable } from '#app/features/admin/frame/admin-table.tsx';
import { day } from '#app/features/admin/frame/dates.ts';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { instrumentName } from '#app/instruments/instrument-name.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { countedAnswers } from '#domain/instruments/counted-answers.ts';
import { newestFinished } from './newest-finished.ts';
import { scoredAttempt } from './scored-attempt.ts';

/** A person's attempts; of the finished ones the scores, derived here from the answers. */
export function PersonResults({ attempts, copy }: { attempts: readonly Attempt[]; copy: Copy }) {
  const words = copy.person.results;
  const newest = newestFinished(attempts);
  return (
    <Section title={words.title}>
      {attempts.length === 0 && <p>{words.none}</p>}
      <div className="person-results">
        {attempts.map((attempt) => (
          <OneResult
            key={attempt.id}
            attempt={attempt}
            isNewest={newest.includes(attempt)}
            copy={copy}
          />
        ))}
      </div>
    </Section>
  );
}

function OneResult({
  attempt,
  isNewest,
  copy,
}: {
  attempt: Attempt;
  /** The last of its test stands open. */
  isNewest: boolean;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.person.results;
  const title = fill(words[attempt.state === 'submitted' ? 'finished' : attempt.state], {
    test: instrumentName(copy.instruments, attempt.instrument) ?? attempt.instrument,
    form: copy.forms[attempt.form],
    date: day(attempt.submittedAt, locale) ?? '',
    n: countedAnswers(attempt.answers),
  });
  if (attempt.state !== 'submitted') return <p>{title}</p>;
  return (
    <details className="fold" open={isNewest}>
      <summary>{title}</summary>
      <Scores attempt={attempt} title={title} copy={copy} />
    </details>
  );
}

function Scores({ attempt, title, copy }: { attempt: Attempt; title: string; copy: Copy }) {
  const locale = useLocale();
  const words = copy.person.results;
  const { data } = useQuery({
    queryKey: ['admin', 'scores', attempt.id, locale],
    queryFn: async () => ({ scored: (await scoredAttempt(attempt, locale)) ?? null }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <p>{copy.loading}</p>;
  if (!data.scored) return <p>{words.unknown}</p>;
  const { scores, names, verdict } = data.scored;
  return (
    <div className="grid gap-3 *:min-w-0">
      {verdict !== 'fine' && <p>{words[verdict]}</p>}
      <AdminTable
        caption={title}
        captionHidden
        columns={{ scale: words.scale, points: words.points }}
        numbers={['points']}
        rows={scores.map((score) => [
          score.scale,
          names[score.scale] ?? score.scale,
          score.kind === 'scored'
            ? fill(words.of, { raw: score.raw, max: score.max })
            : words.incomplete,
        ])}
      />
    </div>
  );
}
