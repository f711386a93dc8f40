import { Check } from 'lucide-react';
import { fill } from '#app/i18n/fill.ts';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { newestFinished } from '#app/data/attempts/my-attempts.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';

/** The tests, one link each; a tick says which have a result. */
export function TestTabs({
  shown,
  attempts,
  copy,
}: {
  shown: InstrumentId;
  attempts: readonly Attempt[];
  copy: Copy['page']['tabs'];
}) {
  const paths = usePaths();
  const done = instrumentIds.filter((id) => newestFinished(attempts, id));
  const isWhole = done.length === instrumentIds.length;
  return (
    <nav aria-label={copy.label}>
      <ul className="flex flex-wrap gap-x-6 border-b border-line">
        {instrumentIds.map((id) => (
          <li key={id}>
            <Link
              to={`${paths.to('results')}?test=${instruments[id].storedId}`}
              aria-current={id === shown ? 'page' : undefined}
              className="flex min-h-12 items-center gap-2 border-b-2 border-transparent font-semibold text-muted no-underline aria-[current]:border-sea aria-[current]:text-ink"
            >
              {copy.names[id]}
              {newestFinished(attempts, id) && (
                <>
                  <Check size={16} aria-hidden="true" />
                  <span className="sr-only">({copy.done})</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {done.length > 0 && (
        <p className="tests-done">
          {fill(copy.taken, { n: done.length })}
          {isWhole && (
            <Link to={`${paths.to('results')}?test=${instruments.interests.storedId}#together`}>
              {copy.whole}
            </Link>
          )}
        </p>
      )}
    </nav>
  );
}
