import { afterEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft } from './kept-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser that has room for so many characters. */
function browserWith(room: number): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem(key: string, value: string) {
      if (value.length > room) throw new Error('no room');
      kept.set(key, value);
    },
  });
}
const draft = (text: string) => ({ said: text, base: null, revision: 1 });

test('what the browser has no room for is said not to be kept, and nothing older is taken for it', () => {
  browserWith(200);
  expect(keepDraft('faq/a', draft('short'))).toBe(true);
  expect(keepDraft('faq/a', draft('long'.repeat(100)))).toBe(false);
  expect(keptDraft('faq/a')?.said).toBe('long'.repeat(100));
  expect(keepDraft('faq/a', draft('short again'))).toBe(true);
  expect(keptDraft('faq/a')?.said).toBe('short again');
  expect(keepDraft('faq/a', undefined)).toBe(true);
  expect(keptDraft('faq/a')).toBeUndefined();
});
