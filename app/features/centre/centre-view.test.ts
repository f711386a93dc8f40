import { expect, test } from 'vitest';
import { centrePlace, toView } from './centre-view.ts';

test('an address names a view and what it is about; one of no view of ours leads to the sessions', () => {
  const place = centrePlace(
    new URLSearchParams(toView('paper', { centre: 'c', seat: 's', kind: 'home' })),
  );
  expect(place).toEqual({
    view: 'paper',
    centre: 'c',
    session: '',
    seat: 's',
    group: '',
    kind: 'home',
  });
  expect(centrePlace(new URLSearchParams('view=else&kind=else'))).toMatchObject({
    view: 'sessions',
    kind: 'interview',
  });
});
