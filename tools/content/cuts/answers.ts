// Questions of families with their answers, a module for each page: only the build reads them.
import { answerPages } from '#content/schemas/answer.ts';
import type { Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

export function cutAnswers({ answers }: Records): readonly Emitted[] {
  return answerPages.map((name) => ({
    path: `answers/${name}`,
    imports: [`import type { Answer } from '#content/answers/tell-answer.ts';`],
    exports: {
      answers: {
        value: ordered(answers).flatMap(([id, { page, place: _place, ...said }]) =>
          page === name ? [{ id, ...said }] : [],
        ),
        type: 'readonly Answer[]',
      },
    },
  }));
}
