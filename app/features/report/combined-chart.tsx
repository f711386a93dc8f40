import { SmallHexagon } from '#app/ui/charts/small-hexagon.tsx';
import type { ReportWords } from '#content/report/report-words.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { sectionFor, type Section } from '#domain/instruments/registry.ts';
import type { Report } from '#domain/report/report.ts';

type Scores = Section['scores'];

/** All three tests in one picture: the shape of the interests, the values by weight, the five traits on their lines. */
export function CombinedChart({ report, words }: { report: Report; words: ReportWords }) {
  const [interests, values, personality] = [
    sectionFor(report.sections, 'interests'),
    sectionFor(report.sections, 'values'),
    sectionFor(report.sections, 'personality'),
  ];
  if (!interests || !values || !personality) return null;
  if (interests.profile.kind === 'incomplete') return null;
  const { points, max } = interests.profile;
  const { types: interestTypes } = words.instruments.interests;
  const shown = riasecLetters.map((letter) => ({
    letter,
    value: points[letter] / max,
    colorClass: `type-${letter.toLowerCase()}`,
  }));
  const label = riasecLetters.map((letter) => `${interestTypes[letter].name}: ${points[letter]}`);
  const said = words.parts.together.map;
  return (
    <div className="combined-chart">
      <figure>
        <figcaption>{said.interests}</figcaption>
        <SmallHexagon points={shown} label={label.join(', ')} />
      </figure>
      <figure>
        <figcaption>{said.values}</figcaption>
        <ul>
          {inOrder(values.scores).map(({ scale, share }) => (
            <li key={scale}>
              {words.instruments.values.types[scale].name}
              <Track share={share} isBar />
            </li>
          ))}
        </ul>
      </figure>
      <figure>
        <figcaption>{said.personality}</figcaption>
        <ul>
          {personality.scores.flatMap((score) => {
            if (score.kind !== 'scored') return [];
            const trait = words.instruments.personality.types[score.scale];
            return (
              <li key={score.scale}>
                {trait.name}
                <Track share={score.raw / score.max} />
              </li>
            );
          })}
        </ul>
      </figure>
    </div>
  );
}

/** How far along a line, as a bar or as a dot; the figures stand in the tables of each test. */
function Track({ share, isBar = false }: { share: number; isBar?: boolean }) {
  return (
    <svg className="map-track" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <path className="map-track-line" d="M2 4H98" />
      {isBar ? (
        <path className="map-track-bar" d={`M2 4H${2 + 96 * share}`} />
      ) : (
        <path className="map-track-dot" d={`M${2 + 96 * share} 4h0.01`} />
      )}
    </svg>
  );
}

function inOrder<Scale extends string>(
  scores: readonly Extract<Scores[number], { scale: Scale }>[],
): readonly { readonly scale: Scale; readonly share: number }[] {
  return scores
    .flatMap((score) =>
      score.kind === 'scored' ? [{ scale: score.scale, share: score.raw / score.max }] : [],
    )
    .toSorted((a, b) => b.share - a.share);
}
