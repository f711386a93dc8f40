import type { Copy } from '#content/instruments/personality/words/es/report.ts';
import type { TraitPlace } from '#domain/instruments/personality/profile.ts';
import { fill } from '#app/i18n/fill.ts';

/** One trait as a line with two named ends, the place on it with its error, and what it is good for. */
export function TraitLine({ place, words }: { place: TraitPlace; words: Copy }) {
  const type = words.types[place.trait];
  if (place.kind === 'incomplete') {
    return (
      <>
        <h3>{type.name}</h3>
        <p className="text-muted">{words.noPlace}</p>
      </>
    );
  }
  const { points, max, error, reaches } = place;
  const low = Math.max(0, points - error) / max;
  const high = Math.min(max, points + error) / max;
  return (
    <div className="grid gap-2 [--tone:var(--color-sea)]">
      <p className="meter-head">
        <span className="meter-label font-display text-[1.2rem]">{type.name}</span>
        <span className="meter-text">{fill(words.points, { n: points, max })}</span>
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
        <span>{type.low.name}</span>
        <span className="text-right">{type.high.name}</span>
      </p>
      <p className="font-semibold">{saidPlace(place, words)}</p>
      <p>{place.place === 'medium' ? type.between.text : type[place.place].text}</p>
      {reaches.length > 1 && <p className="text-[0.95rem] text-muted">{words.uncertain}</p>}
    </div>
  );
}

/** A place in words: towards one of the ends, between them, or nowhere. */
export function saidPlace(place: TraitPlace, words: Copy): string {
  if (place.kind === 'incomplete') return words.noPlace;
  const { low, high } = words.types[place.trait];
  if (place.place === 'medium') return fill(words.between, { low: low.name, high: high.name });
  return fill(words.towards, { end: place.place === 'low' ? low.name : high.name });
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
