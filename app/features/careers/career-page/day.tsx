import type { Moment } from '#content/catalog/words.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerSection } from './career-section.tsx';

/** A day as a line of moments. One that is not told in moments yet is a paragraph without hours. */
export function Day({ day, copy }: { day: readonly Moment[]; copy: Copy['day'] }) {
  const [only] = day;
  return (
    <CareerSection id="day" title={copy.title}>
      {day.length === 1 && only ? (
        <p className="max-w-(--measure)">{only.what}</p>
      ) : (
        <ol className="day">
          {day.map(({ at, what }) => (
            <li key={at}>
              <time dateTime={`${String(at).padStart(2, '0')}:00`}>{at}:00</time>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="text-[0.95rem] text-muted">{copy.note}</p>
    </CareerSection>
  );
}
