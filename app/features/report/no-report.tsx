import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { shownInstruments } from '#app/shown-instruments.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { InstrumentId } from '#domain/instruments/registry.ts';

/** Nothing finished yet: what will be here, and the way to it. */
export function NoReport({
  test,
  hasDraft,
  isVisitor,
  copy,
}: {
  test: InstrumentId;
  hasDraft: boolean;
  isVisitor: boolean;
  copy: Copy['page'];
}) {
  const paths = usePaths();
  return (
    <section className="stack max-w-(--measure)">
      <h2>{copy.emptyTitle}</h2>
      <p>{hasDraft ? copy.emptyDraft : copy.emptyTexts[test]}</p>
      <p>
        <ButtonLink to={paths.to(shownInstruments[test].page)}>
          {hasDraft ? copy.resume : copy.start}
        </ButtonLink>
      </p>
      {isVisitor && (
        <p>
          {copy.emptySignIn}{' '}
          <Link to={`${paths.to('auth')}?next=${encodeURIComponent(paths.to('results'))}`}>
            {copy.signIn}
          </Link>
        </p>
      )}
    </section>
  );
}
