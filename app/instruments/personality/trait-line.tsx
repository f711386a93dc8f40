import { personalityPlace } from '#content/instruments/personality/place.ts';
import type { ReportWords } from '#content/report/report-words.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import { Kite, kiteColour } from './kite.tsx';

/** One trait as a line with two named ends, its kite above its place with its error, and what it is good for. */
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
  const at = points / max;
  return (
    <div className="grid gap-1">
      <p className="meter-head">
        <span className="meter-label font-display text-[1.2rem]">{told.name}</span>
        {/* Towards an end, that end is bold below. */}
        <span className={place.place === 'medium' ? 'meter-text' : 'sr-only'}>{told.said}</span>
      </p>
      <svg className={`trait-line ${kiteColour(place.trait)}`} height="80" aria-hidden="true">
        <rect className="meter-track" y="68" width="100%" height="6" rx="3" />
        <rect
          className="meter-band"
          x={percent(low)}
          width={percent(high - low)}
          y="66"
          height="10"
          rx="5"
        />
        <svg x={percent(at)} y="26" overflow="visible">
          <Kite trait={place.trait} string={45} />
        </svg>
      </svg>
      <p className="flex justify-between gap-4 text-[0.95rem]" aria-hidden="true">
        <span className={place.place === 'low' ? 'font-semibold' : 'text-muted'}>
          {ends.low.name}
        </span>
        <span
          className={place.place === 'high' ? 'text-right font-semibold' : 'text-right text-muted'}
        >
          {ends.high.name}
        </span>
      </p>
      {told.text && <p>{told.text}</p>}
      {told.doubt && <p className="text-[0.95rem] text-muted">{told.doubt}</p>}
    </div>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
