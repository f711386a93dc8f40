// Every answer of a test with what it adds.
import type { AnswerLine } from '#domain/instruments/answer-lines.ts';
import type { Section } from '#domain/instruments/registry.ts';
import type { WordsOfSection } from '#content/instruments/section/words-of-section.ts';
import { instrumentContents } from '#content/instruments/registry.ts';
import type { Wording } from '#content/instruments/wording.ts';
import type { ReportWords } from './report-words.ts';
import type { AnswerRow, AnswersOfTest } from '#content/instruments/section/report-blocks.ts';

/** One row of the list of answers: question, scale, answer, points. */
export function answerCells(
  line: AnswerLine,
  scale: string,
  wording: Wording,
  none: string,
): string[] {
  const turned = line.reversed ? '\u00A0*' : '';
  return [
    `${wording.items[line.item] ?? line.item}${turned}`,
    scale,
    line.choice === null ? none : (wording.choices[line.choice] ?? String(line.choice)),
    line.points === null ? '–' : String(line.points),
  ];
}

/** What the scales of a section are called. */
export function scaleNames(
  { instrument }: Pick<Section, 'instrument'>,
  { instruments }: Pick<ReportWords, 'instruments'>,
): ReadonlyMap<string, string> {
  const { types }: Pick<WordsOfSection, 'types'> = instruments[instrument];
  return new Map(Object.entries(types).map(([scale, { name }]) => [scale, name]));
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
    title: instrumentContents[section.instrument].names[words.locale].name,
    stem: wording.stem,
    scales,
    ...(section.form === 'short' ? { note: said.short } : {}),
  };
}
