import { renderToString } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { expect, it } from 'vitest';
import { copy as typesEn } from '#content/instruments/interests/words/en/types.ts';
import { copy as wordsEn } from '#content/dictionaries/en/suggestion.ts';
import { copy as valueTypesEn } from '#content/instruments/values/words/en/types.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { copy as words } from '#content/dictionaries/es/suggestion.ts';
import { copy as valueTypes } from '#content/instruments/values/words/es/types.ts';
import type { Locale } from '#domain/locale.ts';
import type { Career } from '#domain/matching/career.ts';
import type { ValuesMatch } from '#domain/matching/match-values.ts';
import { rankCareers } from '#domain/matching/rank-careers.ts';
import type { Reaction } from '#domain/matching/reaction.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { Suggestion, type SuggestionPart } from './suggestion.tsx';

const nursing: Career = {
  id: 'enfermeria',
  family: 'salud',
  level: 'university',
  interests: { R: 3.46, I: 4.71, A: 1.34, S: 5.57, E: 2.38, C: 4.75 },
  fields: ['health', 'care', 'life'],
};
const points = { R: 12, I: 30, A: 8, S: 36, E: 14, C: 18 };

const languages = {
  es: { words, types, valueTypes, name: 'Enfermería' },
  en: {
    words: wordsEn,
    types: typesEn,
    valueTypes: valueTypesEn,
    name: 'Nursing',
  },
};

function render(
  locale: Locale,
  given: { part?: SuggestionPart; values?: ValuesMatch; reaction?: Reaction; liked?: string } = {},
): string {
  const language = languages[locale];
  const [match] = rankCareers(points, [nursing]) ?? [];
  if (!match) throw new Error('no match');
  return renderToString(
    <LocaleProvider locale={locale}>
      <StaticNavigation>
        <Suggestion
          {...(given.part ? { part: given.part } : {})}
          match={match}
          words={{ name: language.name, path: '/somewhere' }}
          points={points}
          max={40}
          values={given.values}
          liked={given.liked}
          reaction={given.reaction}
          onReact={() => {}}
          types={language.types}
          valueTypes={language.valueTypes}
          copy={language.words}
        />
      </StaticNavigation>
    </LocaleProvider>,
  ).replaceAll('<!-- -->', '');
}

it('says band, studies, what is shared and where the two differ most', () => {
  const html = render('es');
  expect(html).toContain('Buena coincidencia');
  expect(html).toContain('Universidad');
  expect(html).toContain(
    'Te une el gusto por ayudar e investigar, que también pesa en la profesión',
  );
  expect(html).toContain('Esta profesión pide organizar más de lo que a ti te gusta.');
  expect(html).not.toContain('valores');
});

it('shows, among the first, what a career asks for most, and its band is still heard', () => {
  const html = render('es', { part: 'brief' });
  expect(html).toContain('<p class="sr-only">Buena coincidencia · Universidad</p>');
  expect(html).toContain('<p class="suggestion-facts">Ayudar y organizar · Universidad</p>');
});

it('says the same in English', () => {
  const html = render('en');
  expect(html).toContain('Good match');
  expect(html).toContain('This job needs more organising than you like.');
});

it('shows the six terms and their sum, with the decimal sign of the language', () => {
  expect(render('es')).toMatch(/Suma \(r\)<\/th>.*0,\d\d<\/td>/);
  expect(render('en')).toMatch(/Sum \(r\)<\/th>.*0\.\d\d<\/td>/);
  expect(render('en').match(/<tr>/g)).toHaveLength(1 + 6 + 1);
});

it('quotes first, with the other reasons folded below it, and nothing where nothing is to be quoted', () => {
  const liked = 'En preguntas cercanas a esta carrera marcaste «Me gusta» en «Cuidar».';
  expect(render('es', { liked })).toMatch(
    /En preguntas cercanas.*<details.*<li>Te une.*<li>Esta profesión pide/,
  );
  expect(render('es')).toMatch(/Te une.*<details.*<li>Esta profesión pide/);
});

it('lets the values speak second, and says when there are none', () => {
  const values: ValuesMatch = {
    kind: 'compared',
    r: 0.8,
    voice: 'agrees',
    offered: ['achievement'],
    missing: [],
  };
  expect(render('es', { values })).toContain(
    'Por tus valores, un punto a favor: esta carrera te ofrece Logro.',
  );
  expect(render('es', { values: { kind: 'no-data' } })).toContain('sin datos');
  expect(render('es', { values: { kind: 'no-priorities' } })).not.toContain('valores');
});

it('has one heart, which names the career to screen readers, and says any other answer in words', () => {
  const loved = render('es', { reaction: 'interested' });
  expect(loved).toContain('aria-label="Me interesa: Enfermería"');
  expect(loved.match(/aria-pressed="true"/g)).toHaveLength(1);
  const known = render('es', { reaction: 'known' });
  expect(known).toContain('aria-pressed="false"');
  expect(known).toContain('· Ya la conozco');
});
