// Questions of the landing page with their answers, in one language: figures are those of the facts as they are now.
import { questionSources } from '#content/compiled/faq/sources.js';
import { livingMonth } from '#content/cost/living-month.ts';
import { wholeEurosIn } from '#content/wording/formats.ts';
import type { Fact } from '#content/facts/fact.ts';
import { findFact, type FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/fact-sentences.ts';
import { pairFacts } from '#content/facts/tuition-facts.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import type { TuitionWords } from '#content/tuition/tuition-figures.ts';
import type { Locale } from '#domain/locale.ts';

/** A question as its record has it, in one language; `{tuition}` is a paragraph that is told by code. */
export type WrittenQuestion = { readonly question: string; readonly answer: readonly string[] };

/** What an answer takes figures from, what is cited below it, and the page that is the whole of it. */
export type QuestionSources = {
  readonly figures: readonly FactId[];
  readonly cited: readonly FactId[];
  readonly tellsTuition?: true;
  readonly leadsTo?: 'pathway';
};

export type ToldQuestion = {
  readonly question: string;
  /** With an empty line between paragraphs. */
  readonly answer: string;
  readonly sources: readonly Fact[];
  readonly leadsTo: 'pathway' | undefined;
};

/** All questions, in the order of their records. */
export function tellQuestions(
  questions: readonly WrittenQuestion[],
  said: TuitionWords,
): readonly ToldQuestion[] {
  return questions.map(({ question, answer }, place) => {
    const { figures = [], cited = [], tellsTuition, leadsTo } = questionSources[place] ?? {};
    return {
      question,
      answer: answer.flatMap((paragraph) => tell(paragraph, figures, said)).join('\n\n'),
      sources: [...(tellsTuition ? pairFacts() : []), ...cited.map(findFact)],
      leadsTo,
    };
  });
}

function tell(paragraph: string, figures: readonly FactId[], said: TuitionWords) {
  const { locale, words } = said;
  if (paragraph === '{tuition}') {
    const { foreign, resident, ask } = tellTuition(said);
    return [words.lead, ...foreign, resident, ask];
  }
  // Texts and names in turn.
  const parts = paragraph.split(/[{}]/);
  const texts = parts.filter((_, at) => at % 2 === 0);
  const names = parts.filter((_, at) => at % 2 === 1);
  return toldIn(locale)(
    texts,
    ...names.map((name) => (name === 'who' ? words.who : figureOf(name, figures, locale))),
  );
}

function figureOf(name: string, figures: readonly FactId[], locale: Locale): string | undefined {
  const month = livingMonth({ city: 'madrid' });
  if (name === 'living-low') return month && euros(month.low, locale);
  if (name === 'living-high') return month && euros(month.high, locale);
  const id = figures.find((each) => each === name);
  const isPrice = id && findFact(id).unit.startsWith('EUR');
  return id && verified(id, isPrice ? (value) => euros(Number(value), locale) : String);
}

/** Whole euros; a sign behind them is written by the text: "entre 1.050 y 1.550 €". */
function euros(amount: number, locale: Locale): string {
  return wholeEurosIn(locale).format(amount).replace(/\D+$/, '');
}
