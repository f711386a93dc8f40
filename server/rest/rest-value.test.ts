import { expect, test } from 'vitest';
import { isCheapValue } from './rest-value.ts';

const deep = '['.repeat(1000);

test.each([
  ['jsonb', deep],
  ['json', `{"a":${deep}`],
  ['jsonb', '1e131071'],
  ['numeric', '1e131071'],
  ['numeric', '-1E-99999'],
  // An array takes the quotes off before its items are read.
  ['jsonb[]', `{"${deep}"}`],
  ['jsonb[]', `{"{\\"a\\":${deep}"}`],
  ['jsonb[]', '{"1e131071"}'],
  ['numeric[]', '{1,"1e131071"}'],
  ['jsonb[]', `{${'{'.repeat(1000)}`],
  // Unknown here, hence judged.
  ['jsonpath', `$${deep}`],
  ['text[]', '{'.repeat(1000)],
])('%s is not read from %.20s (H17)', (type, text) => {
  expect(isCheapValue(text, type)).toBe(false);
});

test.each([
  ['text', `${deep} 1e131071`],
  ['character varying', deep],
  ['uuid', deep],
  ['jsonb', '{"a":[[1,2.5e10],"[[[[[[[[[[[[[[[[ 1e999"]}'],
  ['jsonb', '"one text"'],
  ['numeric', '12.50'],
  ['jsonb[]', '{"{\\"a\\":1}","[1]"}'],
  ['text[]', '{a,"b c"}'],
  ['timestamp with time zone', '2026-11-26T00:00:00Z'],
])('%s is read from %.40s', (type, text) => {
  expect(isCheapValue(text, type)).toBe(true);
});
