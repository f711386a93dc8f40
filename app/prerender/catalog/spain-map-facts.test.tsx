import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { degrees } from '#content/catalog/degrees.ts';
import { catalog } from '#content/catalog/registry.ts';
import { copy as en } from '#content/dictionaries/en/spain-map.ts';
import { copy as es } from '#content/dictionaries/es/spain-map.ts';
import { SpainMap } from '#app/features/careers/spain-map/spain-map.tsx';
import { spainMapFacts } from './spain-map-facts.ts';

const maps = [
  ...degrees.map(({ id, name }) => ({ id, map: spainMapFacts(name, [id], 'es', es) })),
  ...catalog.map(({ career, words, degrees }) => ({
    id: career.id,
    map: spainMapFacts(
      words.en.name,
      degrees.map(({ id }) => id),
      'en',
      en,
    ),
  })),
];

/** Bytes of a drawing that a page carries. */
const most = 12_000;

test('no page carries more than twelve kilobytes of map, and the list beside it names every city', () => {
  const shown = maps.flatMap(({ id, map }) => (map ? [{ id, map }] : []));
  expect(shown.length).toBeGreaterThan(300);
  for (const { id, map } of shown) {
    const html = renderToStaticMarkup(<SpainMap map={map} />);
    const svg = html.slice(
      html.indexOf('<div class="spain-map-drawing'),
      html.indexOf('<figcaption'),
    );
    expect([id, Buffer.byteLength(svg) <= most]).toEqual([id, true]);
    const list = html.slice(html.indexOf('<dl'), html.indexOf('</dl>')).replaceAll('&#x27;', "'");
    expect(map.dots.filter(({ city }) => !list.includes(city)).map(({ city }) => city)).toEqual([]);
  }
});

test('the picture is a sentence for those who do not see it, and marks differ by shape', () => {
  const map = spainMapFacts('Enfermería', ['enfermeria'], 'es', es);
  if (!map) throw new Error('nursing has no map');
  expect(map.label).toMatch(
    /^Mapa de España\. Enfermería se estudia en \d+ municipios\. Donde más: \S.* \(\d+\)/,
  );
  const html = renderToStaticMarkup(<SpainMap map={map} />);
  expect(html).toContain(`role="img" aria-label="${map.label}"`);
  expect(html.match(/<circle /g)?.length).toBeGreaterThan(40);
  expect(html).toMatch(/<g class="spain-other"><path /);
  expect(html).toContain('© Instituto Geográfico Nacional, CC BY 4.0');
});

test('what is newer than the register says so, with who says it', () => {
  const notes = spainMapFacts('Medicina', ['medicina'], 'es', es)?.notes ?? [];
  const [opened] = notes.filter(({ text }) => text.startsWith('Abrió después de 2020'));
  expect(opened?.text).toContain('Huelva (Universidad de Huelva, desde 2024-25)');
  expect(opened?.sources.map(({ name }) => name)).toContain('Universidad de Huelva');
});

test('a degree that no register lists has no map', () => {
  expect(spainMapFacts('Danza', ['danza'], 'es', es)).toBeUndefined();
});
