import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { familyNames } from '#content/classifications/families.ts';
import { FamilyMark, FamilySymbols } from './family-drawing.tsx';

test('each family has a symbol of its own of four thousand bytes at most, in colours of the site alone', () => {
  const symbols = renderToStaticMarkup(<FamilySymbols />).match(/<symbol.*?<\/symbol>/g) ?? [];
  expect(symbols).toHaveLength(Object.keys(familyNames).length);
  expect(new Set(symbols.map((symbol) => symbol.replace(/id="[^"]*"/, ''))).size).toBe(25);
  for (const symbol of symbols) {
    expect(symbol.length).toBeLessThanOrEqual(4000);
    expect(symbol).not.toMatch(/#|rgb|style=|NaN|undefined/);
  }
});

test('a mark names the symbol of its family', () => {
  const symbols = renderToStaticMarkup(<FamilySymbols />);
  expect(renderToStaticMarkup(<FamilyMark family="health" />)).toContain('href="#family-health"');
  expect(symbols).toContain('id="family-health"');
});
