import type { Copy } from '#content/dictionaries/es/research-results.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { MeasuredRose } from '#app/illustrations/measured-rose.tsx';
import { NightHead } from '#app/ui/night/night-head.tsx';
import { LatestReleases } from './latest-releases.tsx';
import { SampleSection, type Sample } from './sample-section.tsx';

/** What is known of the tests: the method, the newest releases, a sample to compare with, rules and limits. */
export function ResearchText({ sample, copy }: { sample: Sample; copy: Copy }) {
  const paths = usePaths();
  return (
    <>
      <NightHead words={copy} drawing={MeasuredRose} />
      <div className="page">
        <div className="grid gap-14 pt-6 *:min-w-0">
          <Points words={copy.studied} />
          <section className="stack" aria-live="polite">
            <h2>{copy.release.title}</h2>
            <noscript>
              <p>{copy.release.needsScript}</p>
            </noscript>
            <LatestReleases copy={copy} />
          </section>
          <SampleSection sample={sample} copy={copy} />
          <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
            <Points words={copy.rules} />
            <Points words={copy.limits} />
          </div>
          <section className="panel stack">
            <h2>{copy.now.title}</h2>
            <div className="actions">
              <ButtonLink to={paths.to('method')}>{copy.now.method}</ButtonLink>
              <ButtonLink variant="secondary" to={paths.to('assessment')}>
                {copy.now.test}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

function Points({
  words,
}: {
  words: { readonly title: string; readonly points: readonly string[] };
}) {
  return (
    <section className="stack max-w-(--measure)">
      <h2>{words.title}</h2>
      <ul className="list">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
