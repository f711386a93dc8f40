import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { listItems } from './rest-list.ts';

/** What supabase-js sends for these values, taken from its own request. */
async function sentFor(values: readonly string[]): Promise<string> {
  let asked = '';
  const client = createClient('http://localhost', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input) => {
        asked = input instanceof Request ? input.url : String(input);
        return new Response('[]');
      },
    },
  });
  await client.from('profiles').select('id').in('full_name', values);
  return (new URL(asked).searchParams.get('full_name') ?? '').slice('in.'.length);
}

test.each([
  [['Ana', 'Ben']],
  [['Ana "Nena" Pérez']],
  [['a,b', '(x)', 'c']],
  [['', 'a']],
  [['a', '']],
  [['a\\b', "O'Higgins"]],
  [[' ', ' a ']],
  [['"']],
  [['%20', '*', 'é']],
])('what supabase-js sends for %j is read as that', async (values) => {
  expect(listItems(await sentFor(values))).toEqual(values);
});

test.each([
  ['()', []],
  ['("")', []],
  ['(,)', ['', '']],
  ['("a","b")', ['a', 'b']],
  ['("a\\"b","c\\\\d")', ['a"b', 'c\\d']],
  ['("a"b,c)', ['"a"b', 'c']],
  ['(a"b")', ['a"b"']],
  [' (a) ', ['a']],
  ['("a,b)c",d)', ['a,b)c', 'd']],
])('%s is %j', (operand, items) => {
  expect(listItems(operand)).toEqual(items);
});

test.each(['', 'a', '(a', 'a)', '(a)b)', '(a),(b)', '{a}'])('%j is no list', (operand) => {
  expect(listItems(operand)).toBeUndefined();
});
