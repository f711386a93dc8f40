import { expect, test } from 'vitest';
import { readHeaders } from './rest-headers.ts';
import { RestRefusal } from './rest-refusal.ts';

const wishesOf = (prefer: string) =>
  readHeaders(new Request('http://localhost/rest/v1/attempts', { headers: { prefer } }));

function refusalOf(prefer: string): unknown {
  try {
    return wishesOf(prefer);
  } catch (error) {
    return error instanceof RestRefusal ? [error.status, error.code, error.details] : error;
  }
}

test('preferences are read as RFC 7240 writes them: blanks, quotes, parameters, the first of two', () => {
  expect(
    wishesOf('Return="minimal"; foo, count = exact,handling=strict , return=representation'),
  ).toMatchObject({ return: 'minimal', count: 'exact', handling: 'strict' });
});

test.each(['planned', 'estimated', 'exact'])('a count that is %s is an exact one', (kind) => {
  expect(wishesOf(`count=${kind}`).count).toBe('exact');
});

test.each([
  ['handling=strict, max-affected=2', 2],
  ['max-affected=0', 0],
])('%s bounds a write', (prefer, most) => {
  expect(wishesOf(prefer).maxAffected).toBe(most);
});

test.each([
  ['handling=strict, anything=else', 'anything'],
  ['handling=strict, count=some', 'count'],
  ['handling=strict, timezone=America/Lima', 'timezone'],
  ['max-affected=all', 'max-affected'],
  ['tx=rollback', 'tx'],
])('%s is refused', (prefer, name) => {
  expect(refusalOf(prefer)).toEqual([400, 'PGRST122', `Invalid preferences: ${name}`]);
});

test('what does not matter to a write is ignored where strictness was not asked for', () => {
  expect(wishesOf('anything=else, count=some, tx=commit')).toMatchObject({ count: undefined });
});
