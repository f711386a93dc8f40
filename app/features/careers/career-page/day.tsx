import type { Moment } from '#content/catalog/words.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { CareerSection } from './career-section.tsx';
import { lightAt } from './sky.ts';

/** A day as one sky that has its words, in the light of each hour. One that is not told in moments yet is a paragraph without hours. */
export function Day({ day, copy }: { day: readonly Moment[]; copy: Copy['day'] }) {
  const [only] = day;
  const lights = day.map(({ at }) => lightAt(at));
  return (
    <CareerSection id="day" title={copy.title}>
      {day.length === 1 && only ? (
        <p className="max-w-(--measure)">{only.what}</p>
      ) : (
        <ol className={`day light-${lights[0]} day-to-${lights.at(-1)}`}>
          {day.map(({ at, what }, place) => (
            <li
              key={at}
              className={`light-${lights[place]} day-to-${lights[place + 1] ?? lights[place]}`}
            >
              <b>{at}:00</b>
              <p>{what}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="day-note">{copy.note}</p>
    </CareerSection>
  );
}
