import { expect, test } from 'vitest';
import { dropOffs } from './drop-off.ts';

const counted = {
  kept_on: [{ instrument: 'riasec', form: 'full', started: 7, finished: 4 }],
  left_at: [
    { instrument: 'riasec', form: 'full', answered: 0, attempts: 1 },
    { instrument: 'riasec', form: 'full', answered: 3, attempts: 2 },
    { instrument: 'riasec', form: 'short', answered: 9, attempts: 5 },
  ],
};

test('attempts left after 0, 3 and 3 answers leave a line of those who went on', () => {
  const [riasec] = dropOffs(counted, () => 0);
  expect(riasec?.reached).toEqual([7, 6, 6, 6, 4]);
  expect(riasec?.stops[0]).toEqual({ answered: 3, left: 2 });
});

test('the line goes on to the last question of a form, however early people stop', () => {
  const [riasec] = dropOffs(counted, (_, form) => (form === 'full' ? 6 : 0));
  expect(riasec?.reached).toEqual([7, 6, 6, 6, 4, 4, 4]);
});
