// Words: quotes that were not said, names that contradict each other, what is asked of somebody who did it, what is said twice, and
// sentences that no person would write.
import { all, wording, type Found, type Sheet } from './pages.ts';

export function findingsInWords(sheet: Sheet): Found[] {
  return [
    ...ofQuotes(sheet),
    ...ofNames(sheet),
    ...ofGaps(sheet),
    ...ofWays(sheet),
    ...ofSentences(sheet),
  ];
}

/** What is quoted was answered so. */
function ofQuotes({ text, locale, person }: Sheet): Found[] {
  const { quotes, quoted } = wording[locale];
  const given = new Map(person.given[locale].map(({ question, choice }) => [question, choice]));
  return all(text, quotes).flatMap(([choice = '', questions = '']) =>
    all(questions, quoted).flatMap(([question = '']) => {
      const answer = given.get(question);
      return answer === choice
        ? []
        : [
            {
              kind: 'quotes-another-answer' as const,
              what: `${question}: ${choice}, not ${answer}`,
            },
          ];
    }),
  );
}

/** A name that is as near as the own one is the one to be expected in a second test. */
function ofNames({ text, locale }: Sheet): Found[] {
  const { also, otherwise } = wording[locale];
  const [near] = all(text, also)[0] ?? [];
  const [next] = all(text, otherwise)[0] ?? [];
  return near !== undefined && next !== undefined && near !== next
    ? [{ kind: 'another-name-next-time' as const, what: `${near} / ${next}` }]
    : [];
}

/** What has no score has none anywhere. */
function ofGaps({ text, locale }: Sheet): Found[] {
  return all(text, wording[locale].incomplete).flatMap(([names = '']) =>
    names
      .split(/, | y | e | and /)
      .filter((name) => new RegExp(`${name}:? \\d+ (?:de|of|/) (?:20|40)\\b`).test(text))
      .map((name) => ({ kind: 'scored-without-answers' as const, what: name })),
  );
}

function ofWays({ text, locale, place, person }: Sheet): Found[] {
  const { take, note } = wording[locale];
  const again = Object.entries(take).filter(
    ([test, words]) => person.tests.includes(test) && text.includes(words),
  );
  return [
    ...again.map(([, words]) => ({ kind: 'asks-for-what-was-done' as const, what: words })),
    ...(person.isLine && (place === 'page' || place === 'paper') && !text.includes(note)
      ? [{ kind: 'one-answer-unnoticed' as const, what: person.tests.join() }]
      : []),
  ];
}

/** Degrees keep their Spanish names. */
const isOfDegrees = (line: string) =>
  /^(?:Grado|Enseñanzas|Máster)|\((?:Degree|Higher|Bachelor)|FP|curso de/.test(line);

function ofSentences({ lines, text, locale, place }: Sheet): Found[] {
  const { clash, foreign } = wording[locale];
  const twice =
    place === 'mail'
      ? lines.filter((line, at) => line.length > 40 && lines.indexOf(line) !== at)
      : [];
  return [
    ...lines
      .filter((line) => !isOfDegrees(line) && clash.test(line))
      .map((what) => ({ kind: 'clashing-sounds' as const, what })),
    ...lines
      .filter((line) =>
        /\s[,.;:](?:\s|$)|\.\.(?!\.)|,,|«\s|\s»|\(\s*\)|: \.|\b(\p{L}{2,}) \1\b/u.test(line),
      )
      .map((what) => ({ kind: 'broken-sentence' as const, what })),
    ...lines
      .filter(
        (line) =>
          !isOfDegrees(line) &&
          new Set(line.match(foreign)?.map((one) => one.toLowerCase())).size > 2,
      )
      .map((what) => ({ kind: 'in-another-language' as const, what })),
    ...twice.map((what) => ({ kind: 'said-twice' as const, what })),
    ...(/\{\w+\}|undefined|NaN|\[object/.test(text)
      ? [
          {
            kind: 'a-hole' as const,
            what: /.{30}(?:\{\w+\}|undefined|NaN|\[object)/.exec(text)?.[0] ?? '',
          },
        ]
      : []),
  ];
}
