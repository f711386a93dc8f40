// Questions of the landing page: what is asked and answered in each language, and what the answers rest on.
import type { QuestionSources, WrittenQuestion } from '#content/faq/tell-questions.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { isFactId } from '#content/facts/registry.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

export function cutFaq(records: Records): readonly Emitted[] {
  const sources = ordered(records.faq).map(
    ([, { answer, sources: facts, leadsTo }]): QuestionSources => ({
      facts: facts.filter(isFactId),
      told: answer.flatMap((paragraph) => ('told' in paragraph ? [paragraph.told] : [])),
      ...(leadsTo && { leadsTo }),
    }),
  );
  return [
    ...locales.map((locale) => ({
      path: `faq/questions.${locale}`,
      imports: [`import type { WrittenQuestion } from '#content/faq/tell-questions.ts';`],
      exports: {
        questions: { value: questionsIn(records, locale), type: 'readonly WrittenQuestion[]' },
      },
    })),
    {
      path: 'faq/sources',
      imports: [`import type { QuestionSources } from '#content/faq/tell-questions.ts';`],
      exports: { questionSources: { value: sources, type: 'readonly QuestionSources[]' } },
    },
  ];
}

function questionsIn(records: Records, locale: Locale): readonly WrittenQuestion[] {
  return ordered(records.faq).map(([, { question, answer }]) => ({
    question: question[locale],
    answer: answer.map((paragraph) => ('told' in paragraph ? paragraph : paragraph[locale])),
  }));
}
