import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { copy } from '#content/dictionaries/es/suggestion.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { explainMatch } from '#domain/matching/explain-match.ts';
import { six } from '#tests/matching/career-of.ts';
import { MatchSum } from './match-sum.tsx';

test.each([
  [0.6062, '0,60'],
  [0.61, '0,61'],
  [0.9799, '0,97'],
])('prints a sum of %s as %s, never as a line that it does not reach', (r, printed) => {
  const points = six([14, 34, 12, 26, 10, 18]);
  const interests = six([3, 6.5, 1.5, 5.5, 2, 3.5]);
  const explained = explainMatch(points, { interests }, 40);
  if (explained.kind !== 'explained') throw new Error(explained.kind);
  const html = renderToStaticMarkup(
    <LocaleProvider locale="es">
      <MatchSum
        explained={{ ...explained, r }}
        career={{ name: 'Medicina', interests }}
        points={points}
        max={40}
        types={types}
        copy={copy.sum}
      />
    </LocaleProvider>,
  );
  expect(html).toContain(printed);
});
