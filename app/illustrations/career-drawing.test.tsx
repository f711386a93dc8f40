import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { careers } from '#content/catalog/careers.ts';
import { CareerDrawing, CareerMark, isDrawn } from './career-drawing.tsx';
import { loadOwnDrawing } from './careers/load-own-drawing.ts';
import { gathering } from './careers/gathering.ts';
import { groupOf, nearerFamily } from './careers/own-drawing-groups.ts';
import { ownDrawings } from './careers/own-drawings.ts';
import { counting } from './careers/counting.ts';
import { crafting } from './careers/crafting.ts';
import { deciding } from './careers/deciding.ts';
import { helping } from './careers/helping.ts';
import { mending } from './careers/mending.ts';
import { moving } from './careers/moving.ts';
import { proving } from './careers/proving.ts';
import { selling } from './careers/selling.ts';
import { staging } from './careers/staging.ts';
import { telling } from './careers/telling.ts';
import { tending } from './careers/tending.ts';
import { working } from './careers/working.ts';

const ids = Object.keys(ownDrawings);

test('each career with a drawing of its own is one of the catalogue, and each drawing is another, of 3,000 bytes at most', () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
  const known = new Set(careers.map(({ id }) => id));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  const drawn = ids.map((career) =>
    renderToStaticMarkup(<CareerDrawing career={career} family="health" />),
  );
  expect(new Set(drawn).size).toBe(ids.length);
  for (const svg of drawn) {
    expect(svg.length).toBeLessThanOrEqual(3000);
    expect(svg).not.toMatch(/#|rgb|style=|NaN|undefined/);
  }
});

test('a browser loads those drawings, each from the file of its group; the others are of the build alone, and therapies of art are not shown as medicine', async () => {
  const ofTheBuild = Object.keys({
    ...gathering,
    ...working,
    ...counting,
    ...crafting,
    ...deciding,
    ...helping,
    ...mending,
    ...moving,
    ...proving,
    ...selling,
    ...staging,
    ...telling,
    ...tending,
  });
  const loaded = ids.filter((id) => !ofTheBuild.includes(id));
  expect(
    careers
      .map(({ id }) => id)
      .filter(groupOf)
      .toSorted(),
  ).toEqual(loaded.toSorted());
  for (const id of loaded) expect(await loadOwnDrawing(id)).toBe(ownDrawings[id]);
  expect(ofTheBuild.flatMap((id) => nearerFamily(id) ?? [])).toEqual([
    'design',
    'performing',
    'crafts',
  ]);
});

test('the forty most visited careers and more are drawn: by a drawing of their own or by a family’s that tells just them', () => {
  expect(careers.filter(({ id }) => isDrawn(id)).length).toBeGreaterThanOrEqual(160);
});

test('among all others each is shown by a picture: its own, or its family’s', () => {
  const marked = (career: string) =>
    renderToStaticMarkup(<CareerMark career={career} family="health" />);
  expect(marked('desarrollo-de-software')).toContain('href="#family-computing"');
  expect(marked('anatomia-patologica')).toContain('href="#family-health"');
  expect(marked('audioprotesis')).not.toContain('href');
});

test('on its own page a career without a drawing has its family’s', () => {
  const drawn = (career: string) =>
    renderToStaticMarkup(<CareerDrawing career={career} family="computing" />);
  expect(drawn('soporte-informatico')).toBe(drawn('desarrollo-de-software'));
});
