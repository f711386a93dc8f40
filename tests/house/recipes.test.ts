import { expect, test } from 'vitest';
import { isThere } from './citations.ts';
import { readRecipes, recipes } from './recipes.ts';
import { sampleFiles } from './scratch-house.ts';

const steps = recipes.flatMap(({ title, steps }) => steps.map((step) => ({ title, ...step })));

test('there is a recipe for whatever this house has more than one of', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    'A page',
    'An article',
    'An instrument',
    'A version of an instrument',
    'A career',
    'A profession',
    'A question of the FAQ',
    'A question of families',
    'A fact',
    'A country',
    'A table',
    'A table of another year',
    'A view of the admin area',
    'A policy',
    'A job',
    'A setting',
    'A mail',
    'A language',
  ]);
});

test('every step names a file or folder of which the house has one already', () => {
  const unlike = steps.filter(({ path }) => !isThere(path.replace(/\/$/, '')));
  expect(unlike.map(({ title, path }) => `${title}: ${path}`)).toEqual([]);
});

test('every step says in a line or two what goes in', () => {
  expect(steps.filter(({ text }) => text.length < 10 || text.length > 200)).toEqual([]);
  expect(steps.filter(({ beside, code }) => beside && !code)).toEqual([]);
});

test('every sample is a file that a step of its recipe asks for', () => {
  const asked = (title: string) => steps.filter((step) => step.title === title);
  const names = /<[\w-]+>/g;
  const stray = recipes.flatMap(({ title }) =>
    sampleFiles(title).filter(
      (file) =>
        !asked(title).some(({ path }) =>
          new RegExp(`^${path.replace(names, '[^/]+')}${path.endsWith('/') ? '' : '$'}`).test(file),
        ),
    ),
  );
  expect(stray).toEqual([]);
});

test('a step is read with its place, its words and its lines', () => {
  const text = [
    '## A thing',
    '',
    '1. `a/<id>.ts`: what is',
    '   new.',
    '2. `a/list.ts`, below `one,`: its line.',
    '',
    '   ```ts',
    '   <id>: {',
    '     x: 1,',
    '   },',
    '   ```',
    '',
  ].join('\n');
  expect(readRecipes(text)).toEqual([
    {
      title: 'A thing',
      steps: [
        { path: 'a/<id>.ts', beside: undefined, text: 'what is new.', code: undefined },
        {
          path: 'a/list.ts',
          beside: { side: 'below', line: 'one,' },
          text: 'its line.',
          code: '<id>: {\n  x: 1,\n},',
        },
      ],
    },
  ]);
  expect(() => readRecipes('## A thing\n\n1. Do something.\n')).toThrow('no step of a recipe');
});
