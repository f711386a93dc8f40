import type { Moment } from '#content/catalog/words.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerSection } from './career-section.tsx';

/** A day under the sun that goes over it. One that is not told in moments yet is a paragraph without hours. */
export function Day({ day, copy }: { day: readonly Moment[]; copy: Copy['day'] }) {
  const [only] = day;
  return (
    <CareerSection id="day" title={copy.title}>
      {day.length === 1 && only ? (
        <p className="max-w-(--measure)">{only.what}</p>
      ) : (
        <ol className="day">
          {day.map(({ at, what }) => (
            <li key={at} className={`sky-${skyAt(at)}`}>
              <Sky at={at} />
              <div>
                <time dateTime={`${String(at).padStart(2, '0')}:00`}>{at}:00</time>
                <p>{what}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className="text-[0.95rem] text-muted">{copy.note}</p>
    </CareerSection>
  );
}

function skyAt(hour: number): 'night' | 'dawn' | 'noon' | 'dusk' {
  if (hour < 6 || hour > 20) return 'night';
  if (hour < 10) return 'dawn';
  return hour < 17 ? 'noon' : 'dusk';
}

/** The sun where it stands at an hour, from six in the morning to eight in the evening; else the moon. */
function Sky({ at }: { at: number }) {
  if (skyAt(at) === 'night') {
    return (
      <svg viewBox="0 0 56 44" preserveAspectRatio="xMinYMax" aria-hidden="true">
        <path d="M31 9a12 12 0 1 0 9 20 13 13 0 0 1-9-20z" />
      </svg>
    );
  }
  const share = Math.max(0, Math.sin((Math.PI * (at - 6)) / 14));
  const height = Math.round(47 - 33 * share ** 1.4);
  return (
    <svg viewBox="0 0 56 44" preserveAspectRatio="xMinYMax" aria-hidden="true">
      <circle className="halo" cx="28" cy={height} r={Math.round(11 + 5 * share)} />
      <circle cx="28" cy={height} r="9" />
    </svg>
  );
}
