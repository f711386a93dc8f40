import { expect, test } from 'vitest';
import { copy } from '#content/dictionaries/es/suggestion.ts';
import { copy as english } from '#content/dictionaries/en/suggestion.ts';
import { copy as types } from '#content/instruments/interests/words/es/types.ts';
import { copy as englishTypes } from '#content/instruments/interests/words/en/types.ts';
import { copy as valueTypes } from '#content/instruments/values/words/es/types.ts';
import { riasecLetters } from '#domain/instruments/interests/riasec.ts';
import { explainMatch, type MatchGap } from '#domain/matching/explain-match.ts';
import { careerOf, six } from '#tests/matching/career-of.ts';
import { matchReasons } from './match-reasons.ts';

const nursing = careerOf('nursing', [3.46, 4.71, 1.34, 5.57, 2.38, 4.75]);
const spanish = { locale: 'es', types, valueTypes, copy } as const;
const inEnglish = { locale: 'en', types: englishTypes, valueTypes, copy: english } as const;

function explained(points: Parameters<typeof six>[0], career = nursing) {
  const explanation = explainMatch(six(points), career, 40);
  if (explanation.kind !== 'explained') throw new Error(explanation.kind);
  return explanation;
}

/** What a weak match says of its differences. */
function apart(words: typeof spanish | typeof inEnglish, gap: MatchGap, otherGap?: MatchGap) {
  const weak = { ...explained([10, 28, 38, 30, 10, 2]), gap, otherGap };
  return matchReasons(weak, {}, words).slice(0, otherGap ? 2 : 1);
}

test('little in common: both differences come first, each in its own direction, and what is shared after them', () => {
  expect(matchReasons(explained([10, 28, 38, 30, 10, 2]), {}, spanish)).toEqual([
    'A ti te gusta crear más de lo que pide esta profesión.',
    'Esta profesión pide organizar más de lo que a ti te gusta.',
    'Te une el gusto por ayudar e investigar, que también pesa en la profesión.',
  ]);
});

test.each(riasecLetters)(
  '%s: who likes more of it and which job needs more are told apart',
  (letter) => {
    const { does } = types[letter];
    const { does: doing } = englishTypes[letter];
    const [person, career] = (['person', 'career'] as const).map((higher) => ({ letter, higher }));
    if (!person || !career) throw new Error('no gap');
    expect(apart(spanish, person)).toEqual([
      `A ti te gusta ${does} más de lo que pide esta profesión.`,
    ]);
    expect(apart(spanish, career)).toEqual([
      `Esta profesión pide ${does} más de lo que a ti te gusta.`,
    ]);
    expect(apart(inEnglish, person)).toEqual([`You like ${doing} more than this job needs.`]);
    expect(apart(inEnglish, career)).toEqual([`This job needs more ${doing} than you like.`]);
  },
);

test('a second difference in the same direction is told as another one', () => {
  const two = (higher: MatchGap['higher']) =>
    [
      { letter: 'A', higher },
      { letter: 'C', higher },
    ] as const;
  expect(apart(spanish, ...two('person'))[1]).toBe(
    'También te gusta organizar más de lo que pide.',
  );
  expect(apart(spanish, ...two('career'))[1]).toBe(
    'También pide organizar más de lo que a ti te gusta.',
  );
  expect(apart(inEnglish, ...two('person'))[1]).toBe(
    'You also like organising more than it needs.',
  );
  expect(apart(inEnglish, ...two('career'))[1]).toBe(
    'It also needs more organising than you like.',
  );
});

test('a match begins with what is shared', () => {
  expect(matchReasons(explained([12, 30, 14, 36, 18, 14]), {}, spanish)[0]).toMatch(/^Te une/);
});
