import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { portraitDrawing } from '#app/illustrations/portrait-drawing.ts';
import { viewBox } from '#app/illustrations/shape.ts';
import { Shapes } from '#app/illustrations/shapes.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { SmallHexagon } from '#app/ui/charts/small-hexagon.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';
import { useLoaded } from '#app/ui/loading/use-loaded.ts';
import { PageWait } from '#app/ui/loading/page-wait.tsx';
import { EmptyHexagon } from './empty-hexagon.tsx';
import type { InterestsSummary } from './interests-summary.ts';

/** The name and the hexagon of a result of interests, coloured by the type that leads. What stands below waits for it. */
export function OwnPortrait({
  greeting,
  attempt,
  copy,
  children,
}: {
  greeting: string;
  attempt: Attempt;
  copy: Copy;
  children: ReactNode;
}) {
  const locale = useLocale();
  const paths = usePaths();
  const words = copy.summary.portrait;
  const { data, isMissing, retry } = useLoaded(`${attempt.id} ${locale}`, async () => {
    const { interestsSummary } = await import('./interests-summary.ts');
    return interestsSummary(attempt, locale);
  });
  if (data === undefined && !isMissing) return <PageWait label={words.loading} />;
  const [first] = data?.leading ?? [];
  return (
    <>
      <section className={first ? `own-portrait ${colour(first)}` : 'own-portrait'}>
        {data && data.points.length > 0 ? <Hexagon told={data} copy={copy} /> : <EmptyHexagon />}
        <div className="own-portrait-words stack min-w-0">
          <div className="grid gap-2">
            <p className="eyebrow">{greeting}</p>
            <h2>{data?.title ?? words.title}</h2>
            {data?.lead && <p className="text-[1.1rem]">{data.lead}</p>}
          </div>
          {data && data.leading.length > 0 && (
            <ul className="leading-types">
              {data.leading.map((type) => (
                <li key={type.letter} className={colour(type)}>
                  {type.name}
                </li>
              ))}
            </ul>
          )}
          {data === undefined && (
            <RetryNotice text={words.missing} retry={copy.attempts.retry} onRetry={retry} />
          )}
          {data === null && <p>{words.unknown}</p>}
          <div className="actions">
            <ButtonLink to={`${paths.to('results')}?test=${attempt.instrument}`}>
              {words.see}
            </ButtonLink>
          </div>
        </div>
        {data?.portrait && <PortraitDrawing id={data.portrait} />}
      </section>
      {children}
    </>
  );
}

function Hexagon({ told, copy }: { told: InterestsSummary; copy: Copy }) {
  const scores = told.points.map(({ name, value }) => `${name} ${Math.round(value * 100)} %`);
  return (
    <SmallHexagon
      points={told.points.map((point) => ({ ...point, colorClass: colour(point) }))}
      label={fill(copy.summary.portrait.hexagon, { scores: scores.join(', ') })}
    />
  );
}

/** Decoration: the title tells it. Its place is kept until it comes. */
function PortraitDrawing({ id }: { id: NonNullable<InterestsSummary['portrait']> }) {
  const { data } = useLoaded(id, () => portraitDrawing(id));
  return (
    <svg className="own-portrait-drawing" viewBox={viewBox} aria-hidden="true" focusable="false">
      <Shapes of={data ?? []} />
    </svg>
  );
}

function colour({ letter }: { letter: string }): string {
  return `type-${letter.toLowerCase()}`;
}
