import { afterAll, describe, expect, test } from 'vitest';
import type { PrintedHouse } from './print-house.ts';
import type { RunJob } from './run-jobs.ts';
import { linesOf, recipeFor, type Step } from './recipes.ts';
import { createScratchHouse, type Names } from './scratch-house.ts';

/** What is added, and how it is called. */
const toys: readonly { title: string; names: Names }[] = [
  { title: 'A page', names: { id: 'toy' } },
  { title: 'An article', names: { id: 'toy' } },
  { title: 'An instrument', names: { id: 'toy' } },
  {
    title: 'A career',
    names: {
      id: 'juguete',
      slug: 'toy',
      onet: '29-1141.00',
      family: 'health',
      Nombre: 'Juguete',
      Name: 'Toy',
    },
  },
  {
    title: 'A profession',
    names: { id: 'juguetero', career: 'juguete', Nombre: 'Juguetero', Name: 'Toymaker' },
  },
  {
    title: 'A question of the FAQ',
    names: { id: 'juguetes', Pregunta: '¿Hay juguetes?', Question: 'Are there toys?' },
  },
  {
    title: 'A question of families',
    names: { id: 'prestados', Pregunta: '¿Se prestan juguetes?', Question: 'Are toys lent?' },
  },
  { title: 'A fact', names: { id: 'toy', subject: 'access' } },
  {
    title: 'A country',
    names: {
      id: 'toyland',
      CODE: 'ZT',
      CURRENCY: 'ZTD',
      slug: 'jugueteria',
      Nombre: 'Juguetería',
      Name: 'Toyland',
    },
  },
  { title: 'A job', names: { id: 'toy', name: 'toy' } },
  { title: 'A setting', names: { name: 'toy', NAME: 'TOY' } },
];
/** Whose lines the registries of the floors hold together. */
const typed = ['An instrument'];
const floors = ['domain', 'content', 'app'];
const registries = [
  'domain/instruments/registry.ts',
  'content/instruments/registry.ts',
  'app/shown-instruments.ts',
];
/** Those of which the first line makes the compiler name the rest. */
const named: readonly { title: string; names: Names }[] = [
  { title: 'A mail', names: { id: 'toy' } },
  { title: 'A language', names: { locale: 'pt' } },
];
/** Pages on which the toys are seen, and what they show there. */
const seen = {
  '/toy': 'Esta página es de juguete',
  '/en/toy': 'This page is a toy',
  '/toy-test': '¿Cometas o tambores?',
  '/en/toy-test': 'Kites or drums?',
  '/blog/juguete': 'Un artículo de juguete',
  '/en/blog/toy': 'A toy article',
  '/blog': 'Un artículo de juguete',
  '/carreras': 'Juguete',
  '/en/careers/toy': 'The ministry sets the requirements.',
  '/': '¿Hay juguetes?',
  '/en': 'Are there toys?',
  '/preguntas-de-familias': '¿Se prestan juguetes?',
  '/en/questions-of-families': 'Are toys lent?',
  '/ruta-a-espana/jugueteria': 'Terminas la secundaria con el título de bachiller.',
  '/en/route-to-spain/toyland': 'Studying in Spain from Toyland',
};

const house = createScratchHouse();
afterAll(() => house.remove());
const left = toys.map(({ title, names }) => ({
  title,
  steps: house.follow(recipeFor(title), names),
}));

test('what was added follows the types, with nothing written beside the recipes', () => {
  expect(left.flatMap(({ title, steps }) => steps.map(({ path }) => `${title}: ${path}`))).toEqual([
    'A fact: content/articles/<slug>/<locale>.mdx',
    'A setting: server/config.test.ts',
    'A setting: README.md',
  ]);
  expect(house.typeErrors()).toEqual([]);
  expect(house.typeErrors(registries)).toEqual([]);
}, 300_000);

describe.each(toys.filter(({ title }) => typed.includes(title)))('$title', ({ title, names }) => {
  test.each(linesOf(recipeFor(title)))(
    'does not compile without $text',
    (step: Step) => {
      const putBack = house.leaveOut(step, names);
      expect(house.typeErrors(registries)).not.toEqual([]);
      putBack();
    },
    300_000,
  );
});

test('an instrument is three folders, and a line on each floor', () => {
  const { steps } = recipeFor('An instrument');
  expect(steps.filter(({ beside }) => !beside).map(({ path }) => path)).toEqual(
    floors.map((floor) => `${floor}/instruments/<id>/`),
  );
  expect(
    steps.flatMap(({ path, code }) => (code ? [[path.split('/')[0], lines(code)]] : [])),
  ).toEqual(floors.map((floor) => [floor, 1]));
});

test('what it publishes is frozen, scores its golden answer sheets as worked out by hand, and is shown', () => {
  expect(house.instrumentFaults()).toEqual('');
}, 300_000);

test('the first line of a mail and of a language make the compiler name what their recipes name', () => {
  const begun = named.map(({ title, names }) => {
    const { steps } = recipeFor(title);
    const [first] = steps;
    if (!first) throw new Error(`${title} has no steps`);
    house.follow({ title, steps: [first] }, names);
    return { title, names, steps, first };
  });
  // Compiled once for both: that takes longer than all the rest.
  const files = house.typeErrors().map((error) => error.replace(/\(.*/s, ''));
  for (const { names, first } of begun) house.leaveOut(first, names);
  const titlesOf = (file: string) =>
    begun.flatMap(({ title, steps }) =>
      steps.some(({ path }) => isBelow(file, path)) ? [title] : [],
    );
  expect(files.filter((file) => titlesOf(file).length === 0)).toEqual([]);
  expect(new Set(files.flatMap(titlesOf))).toEqual(new Set(named.map(({ title }) => title)));
}, 300_000);

test('what was added is there: pages in both languages, the list of articles, the catalogue', () => {
  const printed: PrintedHouse = JSON.parse(
    house.run('tests/house/print-house.ts', ...Object.keys(seen)),
  );
  expect(printed.paths).toEqual(expect.arrayContaining(Object.keys(seen)));
  for (const [path, text] of Object.entries(seen)) expect(printed.pages[path]).toContain(text);
}, 300_000);

test('the job is run with the others, and its outcome kept', () => {
  const runs: RunJob[] = JSON.parse(house.run('tests/house/run-jobs.ts'));
  expect(runs).toContainEqual({ job: 'toy', outcome: { accounts: 0 } });
}, 300_000);

function lines(code: string): number {
  return code.split('\n').length;
}

/** Says whether a step is about this file, by its path or that of a folder. */
function isBelow(file: string, path: string): boolean {
  const pattern = path.replace(/\./g, '\\.').replace(/<[\w-]+>/g, '[^/]+');
  return new RegExp(`^${pattern}${path.endsWith('/') ? '' : '$'}`).test(file);
}
