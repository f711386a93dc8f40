import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { newestFinished } from '#app/data/attempts/merged-attempts.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { instrumentIds, instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { TestRow } from './test-row.tsx';

/** The tests, one link each; a screen reader hears which have a result. */
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
  return (
    <TestRow
      label={copy.label}
      tests={instrumentIds}
      shown={shown}
      render={({ id, ...choice }) => (
        <Link {...choice} to={`${paths.to('results')}?test=${instruments[id].storedId}`}>
          {copy.names[id]}
          {done.includes(id) && <span className="sr-only">({copy.done})</span>}
        </Link>
      )}
      renderWhole={
        done.length === instrumentIds.length &&
        ((choice) => (
          <Link {...choice} to={paths.to('joint')}>
            {copy.whole}
          </Link>
        ))
      }
    />
  );
}
