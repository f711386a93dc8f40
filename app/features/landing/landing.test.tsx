import { renderToStaticMarkup } from 'react-dom/server';
import { StaticNavigation } from '#app/ui/navigation/static-navigation.tsx';
import { describe, expect, test } from 'vitest';
import { copy as english } from '#content/sentences/landing/en/landing.ts';
import { copy as spanish, type Copy } from '#content/sentences/landing/es/landing.ts';
import { catalog } from '#content/catalog/registry.ts';
import { staleFacts } from '#content/facts/fact.ts';
import { careerNamesEn as careersEn } from '#content/compiled/careers/names.en.js';
import { careerNamesEs as careersEs } from '#content/compiled/careers/names.es.js';
import { tellQuestions } from '#content/faq/tell-questions.ts';
import { LocaleProvider } from '#app/i18n/paths.tsx';
import { Faq } from './faq.tsx';
import { RiasecModel } from './riasec-model.tsx';
import { TestPromo } from './test-promo.tsx';

const spanishCopy: Copy = spanish;
const languages = [
  { locale: 'es', copy: spanishCopy },
  { locale: 'en', copy: english },
] as const;

const told = (locale: 'es' | 'en', { faq }: Copy) =>
  tellQuestions(faq.items, { locale, words: faq.tuition });

function render(locale: 'es' | 'en', copy: Copy): string {
  return renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <StaticNavigation at="/">
        <TestPromo copy={copy} />
        <RiasecModel copy={copy} />
        <Faq copy={copy} />
      </StaticNavigation>
    </LocaleProvider>,
  );
}

describe.each(languages)('the landing page in $locale', ({ locale, copy }) => {
  const html = render(locale, copy);

  test('has six types to choose from, one chosen, each with its words', () => {
    expect(html.match(/type="radio"/g)).toHaveLength(6);
    expect(html.match(/checked=""/g)).toHaveLength(1);
    for (const type of Object.values(copy.model.types)) {
      expect(html).toContain(type.line);
      for (const activity of type.enjoys) expect(html).toContain(activity);
    }
  });

  test('says that the test is exploratory and measures interests', () => {
    expect(html).toContain(copy.promo.honesty.text);
  });

  test('counts the careers as many as there are', () => {
    expect(html).toContain(`${catalog.length} c`);
  });

  test('answers eight questions in one group of folds, all of them closed', () => {
    const folds = html.match(/<details[^>]* name="faq"[^>]*>/g) ?? [];
    expect(folds).toHaveLength(8);
    for (const fold of folds) {
      expect(fold).toContain('name="faq"');
      expect(fold).not.toContain('open');
    }
  });

  test('never says that recognition is enough or that the exams are always required', () => {
    const answers = told(locale, copy)
      .map(({ answer }) => answer)
      .join(' ');
    expect(answers).not.toMatch(
      /basta con homologar|siempre (es|son) obligatori|always (be )?required/i,
    );
    expect(answers).toMatch(/UNED/);
  });
});

test('questions cite their sources, and none of them has to be looked at again', () => {
  const cited = told('es', spanishCopy).flatMap(({ sources }) => sources);
  expect(cited.length).toBeGreaterThanOrEqual(8);
  expect(staleFacts(cited, '2026-11-20')).toEqual([]);
});

test.each([
  ['es', spanishCopy, ['15,37', '920', '6.823', '8.186', '880', '960', '30 horas']],
  ['en', english, ['15.37', '920', '6,823', '8,186', '880', '960', '30 hours']],
] as const)('the answers in %s print the figures of the fact files', (locale, copy, figures) => {
  const answers = told(locale, copy)
    .map(({ answer }) => answer)
    .join(' ');
  for (const figure of figures) expect(answers).toContain(figure);
});

test.each([
  ['es', spanishCopy, careersEs],
  ['en', english, careersEn],
] as const)('the sample result in %s has careers of ours', (_, { sample }, careers) => {
  for (const career of Object.values(sample.careers))
    expect(Object.values<string>(careers)).toContain(career);
});
