import { expect, it } from 'vitest';
import { codeInHalves, codeTyped } from './class-code.ts';

it('reads a code however it is typed: small letters, spaces, strokes, O for 0, I and l for 1', () => {
  expect(codeTyped(' 7kq4-m2 xp ')).toBe('7KQ4M2XP');
  expect(codeTyped('oO0iIl1L')).toBe('00011111');
  expect(codeTyped('７ＫＱ４Ｍ２ＸＰ')).toBe('7KQ4M2XP');
});

it('stands in two halves, also while it is typed', () => {
  expect(codeInHalves('7KQ4M2XP')).toBe('7KQ4 M2XP');
  expect(codeInHalves('7KQ')).toBe('7KQ');
});
