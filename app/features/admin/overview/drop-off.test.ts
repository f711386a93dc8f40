import { expect, test } from 'vitest';
import { dropOffs } from './drop-off.ts';

test('attempts left after 0, 3 and 3 answers leave a line of those who went on', () => {
  const [riasec] = dropOffs({
    kept_on: [{ instrument: 'riasec', form: 'full', started: 7, finished: 4 }],
    left_at: [
      { instrument: 'riasec', form: 'full', answered: 0, attempts: 1 },
      { instrument: 'riasec', form: 'full', answered: 3, attempts: 2 },
      { instrument: 'riasec', form: 'short', answered: 9, attempts: 5 },
    ],
  });
  expect(riasec?.reached).toEqual([7, 6, 6, 6, 4]);
  expect(riasec?.stops[0]).toEqual({ answered: 3, left: 2 });
});
