import type { Copy } from '#content/dictionaries/es/career.ts';
import { riasecLetters, type ByLetter } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { hundredthsIn, listIn } from '#content/dictionaries/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { HexagonChart } from '#app/ui/charts/hexagon.tsx';
import { leadingInterests, type CareerFacts } from './career-facts.ts';

/** The occupation's six interest figures on the hexagon, and the same in a table. */
export function CareerInterests({
  career,
  types,
  copy,
}: {
  career: CareerFacts;
  types: ByLetter<{ readonly name: string }>;
  copy: Copy['interests'];
}) {
  const locale = useLocale();
  const figure = hundredthsIn(locale);
  const list = listIn(locale);
  const { interests, name } = career;
  const leading = leadingInterests(interests).map((letter) => types[letter].name);
  const figures = riasecLetters.map((letter) =>
    fill(copy.figure, { name: types[letter].name, n: figure.format(interests[letter]) }),
  );
  return (
    <section className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
      <div className="stack">
        <h2>{copy.title}</h2>
        <p>{fill(copy.text, { names: list.format(leading) })}</p>
        <DataTable
          caption={copy.caption}
          columns={[
            { id: 'type', label: copy.type },
            { id: 'value', label: copy.value, isNumber: true },
          ]}
          rows={riasecLetters.map((letter) => ({
            id: letter,
            cells: [`${letter} · ${types[letter].name}`, figure.format(interests[letter])],
          }))}
        />
      </div>
      <HexagonChart
        points={riasecLetters.map((letter) => ({
          id: letter,
          letter,
          name: types[letter].name,
          ...shareOf(interests[letter]),
          colorClass: `type-${letter.toLowerCase()}`,
        }))}
        title={fill(copy.chart, { career: name })}
        description={fill(copy.description, { figures: figures.join(' ') })}
      />
    </section>
  );
}

/** O*NET counts from 1 to 7 and gives no error. */
function shareOf(figure: number): { value: number; low: number; high: number } {
  const value = (figure - 1) / 6;
  return { value, low: value, high: value };
}
