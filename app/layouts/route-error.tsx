import { useEffect } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { PageFallback } from './page-fallback.tsx';

/**
 * When a route fails to render: the words of specification S08. Rendered again on request, and when the network is back.
 */
export function RouteError({ error }: { error: unknown }) {
  const { errors } = useSiteCopy();
  const here = useLocation();
  const navigate = useNavigate();
  // Going where one is already clears what failed there.
  const renderAgain = () => void navigate(here, { replace: true, state: here.state });
  useEffect(() => {
    addEventListener('online', renderAgain);
    return () => removeEventListener('online', renderAgain);
  });
  console.error(error);
  return (
    <PageFallback
      title={<span lang="en">Unexpected Application Error!</span>}
      onRetry={renderAgain}
    >
      {errors.unexpectedHelp}
    </PageFallback>
  );
}

/** When the frame of all pages fails, with a place of its own for what is said instead. */
export function SiteError({ error }: { error: unknown }) {
  return (
    <main id="main" tabIndex={-1}>
      <RouteError error={error} />
    </main>
  );
}
