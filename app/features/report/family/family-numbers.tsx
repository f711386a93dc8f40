import { useState } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { familyNumbers } from '#content/cost/family-numbers.ts';
import type { Copy } from '#content/dictionaries/es/shared-result.ts';
import type { Fact } from '#content/facts/fact.ts';
import { livingFact } from '#content/facts/find-living.ts';
import { monthOfYearIn, wholeEurosIn } from '#content/wording/formats.ts';
import { monthsBetween } from '#domain/pathway/months.ts';
import { startsFor } from '#domain/pathway/choices.ts';
import type { Range } from '#domain/range.ts';

/** A month of living, a year of tuition and the months left, each with what it is of; and what is known of safety. */
export function FamilyNumbers({
  start,
  copy: { numbers, safety },
}: {
  /** The month in which the shared plan starts, `YYYY-MM`; without one the next September. */
  start: string | undefined;
  copy: Copy['parents'];
}) {
  const locale = useLocale();
  const paths = usePaths();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { month, foreign, resident } = familyNumbers();
  const euros = wholeEurosIn(locale);
  const range = ({ low, high }: Range) => ({ low: euros.format(low), high: euros.format(high) });
  const inMadrid = [livingFact('madrid-living-low-2025'), livingFact('madrid-living-high-2025')];
  const [low = 0, high = 0] = inMadrid.map(({ value }) => Number(value));
  const lead = livingFact('student-visa-lead-months');
  const emergency = livingFact('emergency-number-1997');
  const isPlanned = start !== undefined && start > today.slice(0, 7);
  const begins = isPlanned ? start : (startsFor('public-degree', today)[0] ?? '');
  const left = monthsBetween(today.slice(0, 7), begins);
  const said = numbers.start;
  return (
    <>
      <section className="stack">
        <h2>{numbers.title}</h2>
        <dl className="family-numbers">
          {month && (
            <Figure
              title={numbers.month.title}
              figure={fill(numbers.range, range(month))}
              text={fill(numbers.month.text, range({ low, high }))}
            />
          )}
          {foreign && resident && (
            <Figure
              title={numbers.year.title}
              figure={fill(numbers.range, range(foreign))}
              text={fill(numbers.year.text, {
                ...range(resident),
                cheapest: foreign.cheapest[locale],
                dearest: foreign.dearest[locale],
              })}
            />
          )}
          <Figure
            title={isPlanned ? said.planned : said.title}
            figure={left === 1 ? said.one : fill(said.more, { n: left })}
            text={fill(said.text, {
              month: monthOfYearIn(locale).format(new Date(begins)),
              lead: lead.value,
            })}
          />
        </dl>
        <p>
          <Link to={paths.to('admission')}>{numbers.reckon}</Link>
        </p>
        <Sources
          facts={[month, foreign, resident]
            .flatMap((each) => each?.facts ?? [])
            .concat(inMadrid, lead)}
          text={numbers.sources}
        />
      </section>
      <section className="family-safety">
        <h2>{safety.title}</h2>
        <p>{fill(safety.number, { number: emergency.value, source: emergency.source })}</p>
        <p>{safety.ask}</p>
      </section>
    </>
  );
}

function Figure({ title, figure, text }: { title: string; figure: string; text: string }) {
  return (
    <div className="family-number">
      <dt>{title}</dt>
      <dd>
        <strong>{figure}</strong>
        {text}
      </dd>
    </div>
  );
}

/** Each source once, with its page and the years of what was taken from it; folded, as it is for who doubts. */
function Sources({ facts, text }: { facts: readonly Fact[]; text: string }) {
  const bySource = new Map(facts.map((fact) => [fact.source, fact]));
  return (
    <details className="fold max-w-(--measure)">
      <summary>{text}</summary>
      <ul className="list">
        {[...bySource].map(([source, { url }]) => (
          <li key={source} lang="es">
            <a href={url} target="_blank" rel="noopener">
              {source}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
