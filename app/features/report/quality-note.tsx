import { Link } from 'react-router';
import type { Copy } from '#content/dictionaries/es/answering-quality.ts';
import type { Section } from '#domain/instruments/registry.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { testPages } from './test-pages.ts';

/** What stands out in the way of answering, if anything: beside the result, never instead of it. */
export function QualityNote({
  section,
  isShared = false,
  copy,
}: {
  section: Pick<Section, 'instrument' | 'quality'>;
  isShared?: boolean;
  copy: Copy;
}) {
  const paths = usePaths();
  const { flags, verdict } = section.quality;
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
          <Link to={paths.to(testPages[section.instrument])}>{copy.repeat}</Link>
        </p>
      )}
    </Notice>
  );
}
