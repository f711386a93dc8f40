// What the code asks of degrees and vocational titles.
import type { Tables } from '#tools/tables/tables.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { careersInOrder } from './careers.ts';
import { ordered } from './ordered.ts';

export function emitStudies(records: Records, { publicDegrees }: Tables): readonly Emitted[] {
  const offersOf = new Map(publicDegrees.map(({ name, offers }) => [name, Number(offers)]));
  const degrees = ordered(records.degrees);
  const titles = ordered(records.titles);
  const degreeRows = degrees.map(([id, { name, branch, years }]) => {
    const offers = offersOf.get(name);
    return offers === undefined ? [id, name, branch, years] : [id, name, branch, years, offers];
  });
  const titleRows = titles.map(([id, { name, grade, family, hours }]) =>
    hours === undefined ? [id, name, grade, family] : [id, name, grade, family, hours],
  );
  return [
    {
      path: 'studies/degrees',
      imports: [`import type { DegreeRow } from '#content/catalog/degrees.ts';`],
      exports: { degreeRows: { value: degreeRows, type: 'readonly DegreeRow[]' } },
    },
    {
      path: 'studies/titles',
      imports: [`import type { TitleRow } from '#content/catalog/vocational-titles.ts';`],
      exports: { titleRows: { value: titleRows, type: 'readonly TitleRow[]' } },
    },
    {
      path: 'studies/in-english',
      exports: {
        degreesInEnglish: english(degrees),
        titlesInEnglish: english(titles),
      },
    },
    outcomes(records),
  ];
}

function english(studies: readonly (readonly [string, { readonly english: string }])[]) {
  const value = Object.fromEntries(studies.map(([id, { english: said }]) => [id, said]));
  return { value, type: 'Readonly<Record<string, string>>' };
}

/** Where a title's outcomes were read, all of them, and those that name a career. */
function outcomes(records: Records): Emitted {
  const careers = careersInOrder(records);
  const value = Object.fromEntries(
    ordered(records.titles).map(([id, { origin, page, outcomes: published }]) => {
      const led = careers.flatMap(([career, { titles }]) =>
        titles.filter(({ title }) => title === id).map(({ outcome }) => [career, outcome]),
      );
      return [id, { origin, page, outcomes: published, leadsTo: Object.fromEntries(led) }];
    }),
  );
  return {
    path: 'studies/outcomes',
    imports: [`import type { TitleOutcomes } from '#content/catalog/vocational-titles.ts';`],
    exports: { titleOutcomes: { value, type: 'Readonly<Record<string, TitleOutcomes>>' } },
  };
}
