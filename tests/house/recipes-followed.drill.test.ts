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
/** In which no more is written than the first line of some recipes. */
const begunHouse = createScratchHouse();
afterAll(() => {
  house.remove();
  begunHouse.remove();
});
const left = toys.map(({ title, names }) => ({
  title,
  steps: house.follow(recipeFor(title), names),
}));
await house.compile();
const begun = named.map(({ title, names }) => {
  const { steps } = recipeFor(title);
  return { title, names, steps, first: steps.slice(0, 1) };
});
/** Records before code: those of a language that is not written yet could not be compiled. */
async function writeFirstLines(): Promise<void> {
  const inRecords = ({ first }: (typeof begun)[number]) =>
    first.some(({ path }) => path.endsWith('.yaml'));
  for (const { title, names, first } of begun.filter(inRecords)) {
    begunHouse.follow({ title, steps: first }, names);
  }
  await begunHouse.compile();
  for (const { title, names, first } of begun.filter((each) => !inRecords(each))) {
    begunHouse.follow({ title, steps: first }, names);
  }
}
/** What is waited for below: all at once, since each alone leaves a processor idle. */
const all = {
  types: house.typeErrors(),
  printed: house.run('tests/house/print-house.ts', ...Object.keys(seen)),
  faults: house.instrumentFaults(),
  runs: house.run('tests/house/run-jobs.ts'),
  begun: writeFirstLines().then(() => begunHouse.typeErrors()),
};
// Their tests say what became of them.
for (const each of Object.values(all)) each.catch(() => {});

test('what was added follows the types, with nothing written beside the recipes', async () => {
  expect(left.flatMap(({ title, steps }) => steps.map(({ path }) => `${title}: ${path}`))).toEqual([
    'A fact: content/articles/<slug>/<locale>.mdx',
    'A setting: server/config.test.ts',
    'A setting: README.md',
  ]);
  expect(await all.types).toEqual([]);
  expect(await house.typeErrors(registries)).toEqual([]);
}, 300_000);

describe.each(toys.filter(({ title }) => typed.includes(title)))('$title', ({ title, names }) => {
  test.each(linesOf(recipeFor(title)))(
    'does not compile without $text',
    async (step: Step) => {
      await Promise.allSettled(Object.values(all));
      const putBack = house.leaveOut(step, names);
      expect(await house.typeErrors(registries)).not.toEqual([]);
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

test('what it publishes is frozen, scores its golden answer sheets as worked out by hand, and is shown', async () => {
  expect(await all.faults).toEqual('');
}, 300_000);

test('the first line of a mail and of a language make the compiler name what their recipes name', async () => {
  const files = (await all.begun).map((error) => error.replace(/\(.*/s, ''));
  const titlesOf = (file: string) =>
    begun.flatMap(({ title, steps }) =>
      steps.some(({ path }) => isBelow(file, path)) ? [title] : [],
    );
  expect(files.filter((file) => titlesOf(file).length === 0)).toEqual([]);
  expect(new Set(files.flatMap(titlesOf))).toEqual(new Set(named.map(({ title }) => title)));
}, 300_000);

test('what was added is there: pages in both languages, the list of articles, the catalogue', async () => {
  const printed: PrintedHouse = JSON.parse(await all.printed);
  expect(printed.paths).toEqual(expect.arrayContaining(Object.keys(seen)));
  for (const [path, text] of Object.entries(seen)) expect(printed.pages[path]).toContain(text);
}, 300_000);

test('the job is run with the others, and its outcome kept', async () => {
  const runs: RunJob[] = JSON.parse(await all.runs);
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
