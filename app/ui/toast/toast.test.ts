import { expect, test } from 'vitest';
import { connectToasts, showToast, toastsWanted, type Toast } from './toast.ts';

test('the first toast wakes what draws toasts and waits for it', () => {
  let woken = 0;
  const stopListening = toastsWanted.listen(() => (woken += 1));
  expect(toastsWanted.read()).toBe(false);
  showToast({ tone: 'destructive', title: 'Error', description: 'uno' });
  showToast({ tone: 'success', title: 'dos' });
  expect([toastsWanted.read(), woken]).toEqual([true, 1]);

  const drawn: Toast[] = [];
  const disconnect = connectToasts((toast) => drawn.push(toast));
  showToast({ tone: 'success', title: 'tres' });
  expect(drawn.map(({ title }) => title)).toEqual(['Error', 'dos', 'tres']);

  disconnect();
  showToast({ tone: 'success', title: 'cuatro' });
  expect(drawn).toHaveLength(3);
  connectToasts((toast) => drawn.push(toast))();
  expect(drawn.map(({ title }) => title)).toEqual(['Error', 'dos', 'tres', 'cuatro']);
  stopListening();
});
