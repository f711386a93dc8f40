import { personalityPlace } from '#content/instruments/personality/place.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';

/** One trait as a line with two named ends, the place on it with its error, and what it is good for. */
export function TraitLine({ place, words }: { place: TraitPlace; words: ReportWords }) {
  const told = personalityPlace(place, words);
  if (place.kind === 'incomplete') {
    return (
      <>
        <h3>{told.name}</h3>
        <p className="text-muted">{told.said}</p>
      </>
    );
  }
  const { points, max, error } = place;
  const ends = words.instruments.personality.types[place.trait];
  const low = Math.max(0, points - error) / max;
  const high = Math.min(max, points + error) / max;
  return (
    <div className="grid gap-2 [--tone:var(--color-sea)]">
      <p className="meter-head">
        <span className="meter-label font-display text-[1.2rem]">{told.name}</span>
        <span className="meter-text">{told.points}</span>
      </p>
      <svg className="w-full" height="24" aria-hidden="true">
        <rect className="meter-track" y="9" width="100%" height="6" rx="3" />
        <rect
          className="meter-band"
          x={percent(low)}
          width={percent(high - low)}
          y="4"
          height="16"
          rx="3"
        />
        <circle className="meter-fill" cx={percent(points / max)} cy="12" r="8" />
      </svg>
      <p className="flex justify-between gap-4 text-[0.95rem] text-muted" aria-hidden="true">
        <span>{ends.low.name}</span>
        <span className="text-right">{ends.high.name}</span>
      </p>
      <p className="font-semibold">{told.said}</p>
      {told.text && <p>{told.text}</p>}
      {told.doubt && <p className="text-[0.95rem] text-muted">{told.doubt}</p>}
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
