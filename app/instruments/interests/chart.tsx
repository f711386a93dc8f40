import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import type { Copy } from '#content/instruments/interests/words/es/report.ts';
import { errorBand } from '#domain/report/error-band.ts';
import type { InterestsSection } from '#domain/instruments/interests/section.ts';

/** The six scores on the hexagon; only when there are six. The table of `InterestsScores` is its twin. */
export function InterestsChart({
  section,
  copy,
  isPlain = false,
}: {
  section: InterestsSection;
  copy: Copy;
  /** As the first screen of a result has it: names, and no badges beside them. */
  isPlain?: boolean;
}) {
  const { chart, scores: words } = copy;
  const points = riasecLetters.flatMap((letter) => {
    const score = section.scores.find(({ scale }) => scale === letter);
    if (score?.kind !== 'scored') return [];
    const { low, high } = errorBand(score);
    const { name } = copy.types[letter];
    return {
      id: letter,
      letter,
      name,
      value: score.raw / score.max,
      low: low / score.max,
      high: high / score.max,
      colorClass: `type-${letter.toLowerCase()}`,
      said: `${name}: ${fill(words.score, { n: score.raw, max: score.max, band: words.bands[score.band] })}`,
    };
  });
  if (points.length < riasecLetters.length) return null;
  const said = `${points.map((point) => point.said).join('. ')}.`;
  return (
    <HexagonChart
      points={points}
      title={chart.title}
      description={fill(chart.description, { scores: said })}
      isPlain={isPlain}
    />
  );
}
