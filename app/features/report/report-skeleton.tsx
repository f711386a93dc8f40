import type { ReactNode } from 'react';

/**
 * Keeps the place of a report that is on its way, in its shape and as tall as a screen: what stands below it never comes
 * into view. `children` say what one waits for.
 */
export function ReportSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="report-skeleton">
      <div className="stack">
        {children}
        <div className="report-skeleton-lines" aria-hidden="true" />
      </div>
      <div className="report-skeleton-chart" aria-hidden="true" />
    </div>
  );
}
