import { Spinner } from '../spinner.tsx';

/** Waiting for what fills a page: as tall as a screen, so that nothing that stands below is seen to move. */
export function PageWait({ label }: { label: string }) {
  return (
    <div className="page-loading">
      <Spinner label={label} />
    </div>
  );
}
