import { Link } from 'react-router';
import type { Copy } from '#content/dictionaries/es/answering-quality.ts';
import type { AnsweringQuality } from '#domain/scoring/answering-quality.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { PageId } from '#app/routes.ts';
import { Notice } from '#app/ui/notice.tsx';

/** What stands out in the way of answering, if anything: beside the result, never instead of it. */
export function QualityNote({
  quality: { flags, verdict },
  page,
  isShared = false,
  copy,
}: {
  quality: AnsweringQuality;
  /** Where the test is taken. */
  page: PageId;
  isShared?: boolean;
  copy: Copy;
}) {
  const paths = usePaths();
  if (verdict === 'fine') return null;
  return (
    <Notice title={copy.title}>
      <p>{verdict === 'doubtful' ? copy.doubtful : copy.notice}</p>
      <ul className="list">
        {flags.map(({ flag }) => (
          <li key={flag}>{copy.flags[flag]}</li>
        ))}
      </ul>
      <p>{copy.advice}</p>
      {verdict === 'doubtful' && <p>{copy.research}</p>}
      {!isShared && (
        <p>
          <Link to={paths.to(page)}>{copy.repeat}</Link>
        </p>
      )}
    </Notice>
  );
}
