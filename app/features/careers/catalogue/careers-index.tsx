import { Fragment } from 'react';
import type { Copy } from '#content/dictionaries/es/careers.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import { attemptDatabaseName } from '#app/data/device-attempts/attempt-database.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { FamilyMark, FamilySymbols } from '#app/illustrations/families/family-drawing.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CareersFilter } from './careers-filter.tsx';
import { FamilyShelf } from './family-shelf.tsx';
import type { ListedFamily } from './listed-career.ts';

/**
 * Every career as a card, family by family: of each the best known, the others behind a line. Complete without any script; `filter-careers.ts` shows what a filter or a search
 * wants in the list above, and the island writes into the cards how they fit the person.
 */
export function CareersIndex({
  families,
  types,
  copy,
}: {
  families: readonly ListedFamily[];
  types: ByLetter<{ readonly name: string }>;
  copy: Copy;
}) {
  const paths = usePaths();
  const count = families.reduce((sum, { first, others }) => sum + first.length + others.length, 0);
  return (
    <div className="page careers-page">
      <section className="careers-hero">
        <h1>{copy.title}</h1>
        <CareersFilter types={types} count={count} copy={copy.filter} />
      </section>
      <FamilySymbols />
      <ul className="career-cards" aria-label={copy.filter.hits} data-hits="" hidden />
      <div
        id="own-fit"
        className="careers-families"
        data-wake-with={attemptDatabaseName}
        data-strong={copy.fit.strong}
        data-good={copy.fit.good}
        data-near={copy.fit.near}
        data-groups={copy.groups}
        data-interested={copy.said.interested}
        data-no={copy.said.no}
        data-known={copy.said.known}
        data-kept={copy.kept}
      >
        {families.map((family, place) => (
          <Fragment key={family.id}>
            {place === 1 && <FamilyStrip families={families} label={copy.families} />}
            <FamilyShelf family={family} types={types} copy={copy} />
          </Fragment>
        ))}
      </div>
      <section className="panel stack">
        <h2>{copy.about.title}</h2>
        <p>{copy.about.text}</p>
        <ButtonLink to={paths.to('assessment')}>{copy.about.action}</ButtonLink>
      </section>
      <ul className="flex flex-wrap gap-x-6">
        {(['career-names', 'compare-careers', 'studies'] as const).map((page) => (
          <li key={page}>
            <a className="inline-flex min-h-11 items-center" href={paths.to(page)}>
              {copy.ways[page]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All families as pictures to walk along, after the first shelf: careers are seen first. */
function FamilyStrip({ families, label }: { families: readonly ListedFamily[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="family-strip">
        {families.map(({ id, name, leading }) => (
          <li key={id}>
            <a href={`#${id}`} className={`type-${leading.toLowerCase()}`}>
              <FamilyMark family={id} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
