import type { ReactNode } from 'react';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import type { MissingProps } from '#app/ui/loading/lazy-component.tsx';
import { PageWait } from '#app/ui/loading/page-wait.tsx';

/** What is said where a page should be, with the ways on: once more, or home, which does not need React. */
export function PageFallback({
  title,
  onRetry,
  children,
}: {
  title: ReactNode;
  onRetry: () => void;
  children: ReactNode;
}) {
  const { errors } = useSiteCopy();
  const paths = usePaths();
  return (
    <div className="page-narrow page-fallback">
      <h1>{title}</h1>
      <p role="status">{children}</p>
      <p className="actions">
        <button type="button" className="btn btn-secondary" onClick={onRetry}>
          {errors.retry}
        </button>
        <a href={paths.to('landing')}>{errors.backHome}</a>
      </p>
    </div>
  );
}

/** In the place of a page whose files did not arrive. Nothing is said before they have failed twice. */
export function PageMissing({ failures, onRetry }: MissingProps) {
  const { errors, nav } = useSiteCopy();
  if (failures === 0) {
    return <PageWait label={nav.loading} />;
  }
  return (
    <PageFallback title={errors.pageMissing} onRetry={onRetry}>
      {errors.pageMissingHelp}
    </PageFallback>
  );
}
