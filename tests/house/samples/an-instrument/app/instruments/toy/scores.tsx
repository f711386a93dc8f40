import type { ToyWords } from '#content/instruments/toy/toy-words.ts';
import type { ToySection } from '#domain/instruments/toy/section.ts';
import { errorBand } from '#domain/report/error-band.ts';
import { Meter } from '#app/ui/charts/meter.tsx';

/** Both toys as bars with their error. */
export function ToyScores({ scores, words }: Pick<ToySection, 'scores'> & { words: ToyWords }) {
  return (
    <ul>
      {scores.map((score) => {
        if (score.kind === 'incomplete') return null;
        const { scale, raw, max } = score;
        const { low, high } = errorBand(score);
        return (
          <li key={scale}>
            <Meter
              label={words.instruments.toy.types[scale].name}
              text={`${raw} / ${max}`}
              value={raw / max}
              low={low / max}
              high={high / max}
              colorClass="[--tone:var(--color-sea)]"
            />
          </li>
        );
      })}
    </ul>
  );
}
