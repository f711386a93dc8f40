// Questions of families with their answers, a module for each page: only the build reads them. Sentences with a source of their own
// are apart, because lists of what is stale have them too.
import { answerPages, type AnswerRecord } from '#content/schemas/answer.ts';
import { Code, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';
import { ordered } from './ordered.ts';

export function cutAnswers({ answers }: Records): readonly Emitted[] {
  const all = ordered(answers);
  const sentences = all.flatMap(([, { answer }]) =>
    answer.flatMap((said) => ('says' in said ? [[said.id, said] as const] : [])),
  );
  return [
    {
      path: 'answers/sentences',
      imports: [`import type { WayFact } from '#content/ways/way.ts';`],
      exports: {
        sentences: {
          value: Object.fromEntries(sentences),
          type: 'Readonly<Record<string, WayFact>>',
        },
      },
    },
    ...answerPages.map((name) => ({
      path: `answers/${name}`,
      imports: [`import type { Answer } from '#content/answers/tell-answer.ts';`],
      needs: [`import { sentences } from './sentences.js';`],
      exports: {
        answers: {
          value: all.flatMap(([id, { page, place: _place, answer, ...said }]) =>
            page === name ? [{ id, ...said, answer: answer.map(byName) }] : [],
          ),
          type: 'readonly Answer[]',
        },
      },
    })),
  ];
}

function byName(said: AnswerRecord['answer'][number]) {
  return 'says' in said ? new Code(`sentences[${JSON.stringify(said.id)}]`) : said;
}
