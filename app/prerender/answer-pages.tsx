import { tellAnswer, type Answer } from '#content/answers/tell-answer.ts';
import { answers as afterStudies } from '#content/compiled/answers/after-studies.js';
import { answers as familyQuestions } from '#content/compiled/answers/family-questions.js';
import type { Copy } from '#content/dictionaries/es/answers.ts';
import type { Copy as PageWords } from '#content/dictionaries/es/after-studies.ts';
import { wordsOf } from '#content/words/words-of.ts';
import { loadWords, type Words } from '#content/wording/load-words.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReactNode } from 'react';
import { Campus } from '#app/illustrations/campus.tsx';
import { Passport } from '#app/illustrations/passport.tsx';
import { AnswersView } from '#app/features/pathway/answers/answers-view.tsx';
import type { LoadedPage } from '#app/page-loading/loaded-page.ts';

const questionsWords = wordsOf('family-questions');
const afterWords = wordsOf('after-studies');

/** What families ask before and while they study. */
export function loadFamilyQuestions(locale: Locale): Promise<LoadedPage> {
  return loadAnswers(familyQuestions, {
    pageWords: questionsWords,
    more: ['pathway', 'after-studies'],
    drawing: <Passport />,
    locale,
  });
}

/** What comes after the studies. */
export function loadAfterStudies(locale: Locale): Promise<LoadedPage> {
  return loadAnswers(afterStudies, {
    pageWords: afterWords,
    more: ['careers', 'family-questions'],
    drawing: <Campus />,
    locale,
  });
}

async function loadAnswers(
  answers: readonly Answer[],
  {
    pageWords,
    more,
    drawing,
    locale,
  }: {
    pageWords: Words<PageWords>;
    more: readonly (keyof Copy['links'])[];
    drawing: ReactNode;
    locale: Locale;
  },
): Promise<LoadedPage> {
  const [page, copy, pathway] = await Promise.all([
    loadWords(pageWords, locale),
    loadWords(wordsOf('answers'), locale),
    loadWords(wordsOf('pathway'), locale),
  ]);
  const told = answers.map((answer) => tellAnswer(answer, locale));
  const words = pathway.answer;
  return {
    Page: () => (
      <AnswersView
        answers={told}
        page={page}
        copy={copy}
        words={words}
        more={more}
        drawing={drawing}
      />
    ),
    copy: page,
    questions: told.map(({ question, paragraphs }) => ({
      question,
      answer: paragraphs.join('\n\n'),
    })),
  };
}
