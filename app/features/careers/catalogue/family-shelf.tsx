import type { Copy } from '#content/dictionaries/es/careers.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { fill } from '#app/i18n/fill.ts';
import { CareerCard } from './career-card.tsx';
import type { ListedFamily } from './listed-career.ts';

/** The six careers of a family that most people look for; the others are unfolded. */
export function FamilyShelf({
  family: { id, name, first, others },
  types,
  copy,
}: {
  family: ListedFamily;
  types: ByLetter<{ readonly name: string }>;
  copy: Copy;
}) {
  const cards = (careers: ListedFamily['first'], isShelf: boolean) => (
    <ul className={isShelf ? 'career-cards is-shelf' : 'career-cards'}>
      {careers.map((career) => (
        <CareerCard key={career.id} career={career} family={id} types={types} copy={copy.levels} />
      ))}
    </ul>
  );
  return (
    <section id={id} data-family={id}>
      <h2>{name}</h2>
      {cards(first, true)}
      {others.length > 0 && (
        <details>
          <summary>
            <span>{fill(copy.all, { n: first.length + others.length })}</span>
            <span className="sr-only">{name}</span>
          </summary>
          {cards(others, false)}
        </details>
      )}
    </section>
  );
}
