// Pages of degrees in both languages: every figure of one stands in the other.
import { expect, test } from 'vitest';
import { degreeFacts } from '#app/prerender/catalog/degree-facts.ts';
import { degrees } from '#content/catalog/degrees.ts';
import { copy as careerEn } from '#content/dictionaries/en/career.ts';
import { copy as degreeEn } from '#content/dictionaries/en/degree.ts';
import { copy as careerEs } from '#content/dictionaries/es/career.ts';
import { copy as degreeEs } from '#content/dictionaries/es/degree.ts';

type Facts = ReturnType<typeof degreeFacts>;

/** Figures of all that a page says of places, grades and practice, whichever way a language parts them. */
function figuresOf({ taught, publicPlaces, affiliated, privatePlaces, grades, ...more }: Facts) {
  const { firstList, movement, practice, columns } = more;
  const places = publicPlaces.map(({ city, cells }) => [city, cells]);
  const said = [
    taught,
    places,
    affiliated,
    privatePlaces,
    grades,
    firstList,
    movement,
    practice,
    columns,
  ];
  return [...JSON.stringify(said).matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([figure]) => figure.replaceAll(/\D/g, ''))
    .toSorted()
    .join(' ');
}

test('the page of a degree has the same figures in both languages, and one that is planted is found', () => {
  const unlike = degrees.filter((degree) => {
    const spanish = degreeFacts(degree, 'es', degreeEs, careerEs);
    return figuresOf(spanish) !== figuresOf(degreeFacts(degree, 'en', degreeEn, careerEn));
  });
  expect(unlike.map(({ id }) => id)).toEqual([]);
  const [degree] = degrees;
  if (!degree) throw new Error('no degrees');
  const facts = degreeFacts(degree, 'en', degreeEn, careerEn);
  const [first, ...others] = facts.publicPlaces;
  if (!first) throw new Error('no places');
  const planted = { ...facts, publicPlaces: [{ ...first, cells: ['9.999'] }, ...others] };
  expect(figuresOf(planted)).not.toBe(figuresOf(facts));
});
