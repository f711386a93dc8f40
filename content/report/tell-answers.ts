// Every answer of a test with what it adds.
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import type { Section } from '#domain/instruments/registry.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { ReportWords } from './report-words.ts';
import type { AnswerRow, AnswersOfTest } from './told-block.ts';

/** One row of the list of answers: question, scale, answer, points. */
export function answerCells(
  line: AnswerLine,
  scale: string,
  wording: Wording,
  none: string,
): string[] {
  const turned = line.reversed ? ' *' : '';
  return [
    `${wording.items[line.item] ?? line.item}${turned}`,
    scale,
    line.choice === null ? none : (wording.choices[line.choice] ?? String(line.choice)),
    line.points === null ? '–' : String(line.points),
  ];
}

/** What a scale is called, whichever test it belongs to. */
export function scaleNames(
  section: Section,
  words: Pick<ReportWords, 'results' | 'values' | 'personality'>,
) {
  switch (section.instrument) {
    case 'interests':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.results.types[scale].name]),
      );
    case 'values':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.values.types[scale].name]),
      );
    case 'personality':
      return new Map<string, string>(
        section.scores.map(({ scale }) => [scale, words.personality.types[scale].name]),
      );
  }
}

/** The answers of one test, scale by scale, so that each sum can be checked. */
export function answersOfTest(
  section: Section,
  words: ReportWords,
  wording: Wording,
): AnswersOfTest {
  const said = words.parts.answers;
  const names = scaleNames(section, words);
  const scales = section.scores.map((score) => {
    const name = names.get(score.scale) ?? score.scale;
    const lines = section.answers.filter(({ scale }) => scale === score.scale);
    const isWhole = section.form === 'full' && lines.every(({ points }) => points !== null);
    return {
      name,
      sum: score.kind === 'scored' && isWhole ? `${score.raw} / ${score.max}` : '',
      rows: lines.map((line): AnswerRow => {
        const [question = '', , answer = '', points = ''] = answerCells(
          line,
          name,
          wording,
          said.none,
        );
        return { question, answer, points };
      }),
    };
  });
  return {
    title: words.parts.document.madeOf[section.instrument],
    stem: wording.stem,
    scales,
    ...(section.form === 'short' ? { note: said.short } : {}),
  };
}
