import { expect, test } from 'vitest';
import { exportsOf, headingId, numberUses, readOutline, textOf } from './read-article.ts';

const source = `export const head = {
  title: 'A title',
};

export const article = {
  title: 'Words that do not count',
};

## ¿Qué mide un ranking?

It stands at <Fact id="qs-2026-ub" />, and again at <Fact id="qs-2026-ub" bar={200} />.

## Two

<Profession code="15-1252.00">[a link](https://example.org)</Profession>
`;

test('sections, words, facts and professions are read off the text, not off the exports', () => {
  expect(readOutline(source)).toEqual({
    sections: [
      { id: 'que-mide-un-ranking', title: '¿Qué mide un ranking?' },
      { id: 'two', title: 'Two' },
    ],
    words: 4 + 1 + 8 + 2,
    facts: [{ id: 'qs-2026-ub', uses: 2 }],
    professions: ['15-1252.00'],
  });
});

test('each use of a fact has its number', () => {
  expect(numberUses(source)).toContain('<Fact id="qs-2026-ub" use={1} />, and again');
  expect(numberUses(source)).toContain('<Fact id="qs-2026-ub" use={2} bar={200} />');
});

test('each table has the facts that it prints', () => {
  const table = '<Table caption="QS">\n\n| UB | <Fact id="qs-2026-ub" bar={9} /> |\n\n</Table>';
  expect(numberUses(table)).toContain('<Table caption="QS" facts="qs-2026-ub">');
  expect(numberUses('<Table caption="Words">\n\n| A |\n\n</Table>')).toContain('caption="Words">');
});

test('exports and text are parted where the last export ends', () => {
  expect(exportsOf(source)).toMatch(/count',\n};\n$/);
  expect(textOf(source).trim()).toMatch(/^## ¿Qué/);
});

test('a section’s address has no accents and no marks', () => {
  expect(headingId('Año, país y «título»')).toBe('ano-pais-y-titulo');
});
