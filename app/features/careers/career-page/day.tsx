import type { Moment } from '#content/catalog/words.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerSection } from './career-section.tsx';
import { courseThrough, lightAt, pointsOf } from './sky.ts';

/** A day under one sky, over which the sun goes. One that is not told in moments yet is a paragraph without hours. */
export function Day({ day, copy }: { day: readonly Moment[]; copy: Copy['day'] }) {
  const [only] = day;
  return (
    <CareerSection id="day" title={copy.title}>
      {day.length === 1 && only ? (
        <p className="max-w-(--measure)">{only.what}</p>
      ) : (
        <>
          <Sky hours={day.map(({ at }) => at)} />
          <ol className="day">
            {day.map(({ at, what }) => (
              <li key={at}>
                <time dateTime={`${String(at).padStart(2, '0')}:00`}>{at}:00</time>
                <p>{what}</p>
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="text-[0.95rem] text-muted">{copy.note}</p>
    </CareerSection>
  );
}

/** As wide as the page: the light of each hour, the sun or the moon where it stands then, and the ground. */
function Sky({ hours }: { hours: readonly number[] }) {
  const points = pointsOf(hours);
  return (
    <svg className="day-sky" aria-hidden="true">
      <linearGradient id="sky">
        {hours.map((hour, place) => (
          <stop key={hour} className={`light-${lightAt(hour)}`} offset={`${points[place]?.[0]}%`} />
        ))}
      </linearGradient>
      <rect width="100%" height="100%" fill="url(#sky)" />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="day-course" d={courseThrough(points)} />
        <path className="day-ground" d="M0 100V86Q22 75 48 83T100 80V100z" />
      </svg>
      {hours.map((hour, place) => {
        const [x, y] = points[place] ?? [0, 0];
        return lightAt(hour) === 'night' ? (
          <svg key={hour} x={`${x}%`} y={`${y}%`} overflow="visible">
            <path className="day-moon" d="M3-16a16 16 0 1 0 12 27 17 17 0 0 1-12-27z" />
          </svg>
        ) : (
          <circle key={hour} cx={`${x}%`} cy={`${y}%`} r="22" />
        );
      })}
    </svg>
  );
}
