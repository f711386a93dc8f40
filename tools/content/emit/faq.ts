// Questions of the landing page: what is asked and answered in each language, and what the answers rest on.
import type { QuestionSources, WrittenQuestion } from '#content/faq/tell-questions.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { Emitted } from '../emitted.ts';
import { factNames, namesIn } from '../facts-named.ts';
import type { Records } from '../kinds.ts';
import type { QuestionRecord } from '#content/schemas/question.ts';
import { ordered } from './ordered.ts';

export function emitFaq(records: Records): readonly Emitted[] {
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
      exports: {
        questionSources: { value: sourcesOf(records), type: 'readonly QuestionSources[]' },
      },
    },
  ];
}

function questionsIn(records: Records, locale: Locale): readonly WrittenQuestion[] {
  return ordered(records.faq).map(([, { question, answer }]) => ({
    question: question[locale],
    answer: answer.map((paragraph) =>
      'told' in paragraph ? `{${paragraph.told}}` : paragraph[locale],
    ),
  }));
}

function sourcesOf(records: Records): readonly QuestionSources[] {
  const isFactId = factNames(records);
  return ordered(records.faq).map(([, { answer, sources, leadsTo }]) => ({
    figures: namesIn(textsOf(answer)).filter(isFactId),
    cited: sources.filter(isFactId),
    ...(answer.some((paragraph) => 'told' in paragraph) && { tellsTuition: true }),
    ...(leadsTo && { leadsTo }),
  }));
}

/** All paragraphs in all languages that are not told by code. */
export function textsOf(answer: QuestionRecord['answer']): readonly string[] {
  return answer.flatMap((paragraph) => ('told' in paragraph ? [] : [paragraph.es, paragraph.en]));
}
