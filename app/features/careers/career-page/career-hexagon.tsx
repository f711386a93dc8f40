import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import type { Copy } from '#content/dictionaries/es/career.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import { amountOf, type CareerFacts } from './career-facts.ts';

type Types = ByLetter<{ readonly name: string }>;

/**
 * The one hexagon of the page and six words. A visitor with a result sees their own over it: `CompareIsland` takes the place of
 * what is built here. The figures themselves are folded at the end of the page.
 */
export function CareerHexagon({
  career,
  types,
  copy,
}: {
  career: CareerFacts;
  types: Types;
  copy: Copy['compare'];
}) {
  const paths = usePaths();
  return (
    <section
      className="career-section is-night"
      id="compare"
      aria-labelledby="compare-title"
      data-wake
      data-wake-with={attemptDatabaseName}
      data-career={career.id}
    >
      <h2 id="compare-title">{copy.title}</h2>
      <div className="career-hexagon" data-built="">
        <div className="stack">
          <Amounts career={career} types={types} copy={copy} />
          {career.near && <p className="text-[0.95rem] text-muted">{career.near}</p>}
          <p>{copy.text}</p>
          <ButtonLink to={paths.to('assessment')}>{copy.action}</ButtonLink>
        </div>
        <Hexagon career={career} types={types} copy={copy} />
      </div>
      <div data-mine="" />
    </section>
  );
}

type Props = { career: CareerFacts; types: Types; copy: Copy['compare'] };

function Hexagon({ career: { interests, name }, types, copy }: Props) {
  return (
    <HexagonChart
      points={riasecLetters.map((letter) => {
        const value = (interests[letter] - 1) / 6;
        const colorClass = `type-${letter.toLowerCase()}`;
        const { name } = types[letter];
        return { id: letter, letter, name, value, low: value, high: value, colorClass };
      })}
      title={fill(copy.chart, { career: name })}
      description={copy.description}
    />
  );
}

/** What it asks for most stands first. */
function Amounts({ career: { interests }, types, copy }: Props) {
  return (
    <ul className="amounts" aria-label={copy.list}>
      {riasecLetters
        .toSorted((a, b) => interests[b] - interests[a])
        .map((letter) => {
          const amount = amountOf(interests[letter]);
          return (
            <li key={letter} className={`amount is-${amount} type-${letter.toLowerCase()}`}>
              <span className="type-badge">{letter}</span> <span>{types[letter].name}</span>{' '}
              <strong>{copy[amount]}</strong>
            </li>
          );
        })}
    </ul>
  );
}
