import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { Link } from '#app/ui/navigation/link.tsx';

/** Where a page of studies leads on, and where it has its figures from. */
export function StudyFoot({
  copy,
}: {
  copy: { readonly pathway: string; readonly sources: { readonly title: string; text: string } };
}) {
  const paths = usePaths();
  return (
    <section className="career-section">
      <p>
        <Link to={paths.to('pathway')}>{copy.pathway}</Link>
      </p>
      <details className="fold is-wide" id="sources">
        <summary>{copy.sources.title}</summary>
        <p className="text-[0.95rem] text-muted">{copy.sources.text}</p>
      </details>
    </section>
  );
}

/** A link to an official page, which opens beside ours. */
export function OfficialLink({ href, label }: { href: string; label: string }) {
  const { newTab } = useSiteCopy();
  return (
    <p>
      <a className="inline-flex min-h-11 items-center" href={href} target="_blank" rel="noopener">
        {label}
        <span className="sr-only"> ({newTab})</span>
      </a>
    </p>
  );
}
