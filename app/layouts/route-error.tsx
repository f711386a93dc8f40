import { useEffect, useState } from 'react';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

/** When a route fails to render: the words of specification S08, and a way home that does not need React. */
export function RouteError({ error }: { error: unknown }) {
  const { errors, nav } = useSiteCopy();
  const paths = usePaths();
  const [isUnreachable, setIsUnreachable] = useState(false);
  const isStale = isMissingChunk(error) && !isFreshDocument() && !isUnreachable;
  useEffect(() => {
    if (!isStale) return;
    // Only a server that answers has a newer page; without one, reloading would lose this page too.
    fetch(location.href, { method: 'HEAD' }).then(
      () => location.reload(),
      () => setIsUnreachable(true),
    );
  }, [isStale]);
  if (isStale) return <Spinner label={nav.loading} />;
  console.error(error);
  return (
    <main id="main" className="page-narrow" tabIndex={-1}>
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>{errors.unexpectedHelp}</p>
      <p>
        <a href={paths.to('landing')}>{errors.backHome}</a>
      </p>
    </main>
  );
}

/** A deploy took the chunk away, in the words of the three engines; the document itself is new. */
function isMissingChunk(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** Whether this very address came from the server: loading it again would bring the same, in a circle. */
function isFreshDocument(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}
