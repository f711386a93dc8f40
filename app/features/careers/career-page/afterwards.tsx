import type { Copy } from '#content/dictionaries/es/career.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';

/** How it went for others, by official statistics: with their year, whom they count, and what they do not say. */
export function Afterwards({
  sentences,
  copy,
}: {
  sentences: readonly string[];
  copy: Copy['afterwards'];
}) {
  const paths = usePaths();
  const stay = (
    <p>
      <Link to={paths.to('after-studies')}>{copy.stay}</Link>
    </p>
  );
  if (sentences.length === 0) {
    return (
      <>
        <p>{copy.none}</p>
        {stay}
      </>
    );
  }
  return (
    <>
      <ul className="career-list is-wide">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p className="max-w-(--measure)">{copy.limits}</p>
      <p className="text-[0.95rem] text-muted">{copy.source}</p>
      {stay}
    </>
  );
}
