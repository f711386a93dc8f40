// Questions of the landing page with their answers, in one language: figures are those of the facts as they are now.
import { wholeEurosIn, wholeNumberIn } from '#content/dictionaries/formats.ts';
import { findFact, isFactId, type FactId } from '#content/facts/registry.ts';
import { toldText, verified } from '#content/facts/told.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import type { TuitionWords } from '#content/tuition/tuition-figures.ts';
import type { Locale } from '#domain/locale.ts';

/** A question as its record has it, in one language. */
export type WrittenQuestion = {
  readonly question: string;
  readonly answer: readonly (string | { readonly told: 'tuition' })[];
};

/** What an answer rests on, and the page that is the whole of it. */
export type QuestionSources = {
  readonly facts: readonly FactId[];
  readonly told: readonly 'tuition'[];
  readonly leadsTo?: 'pathway';
};

/** An answer has an empty line between its paragraphs. */
export function tellQuestions(questions: readonly WrittenQuestion[], said: TuitionWords) {
  return questions.map(({ question, answer }) => ({
    question,
    answer: answer.flatMap((paragraph) => tell(paragraph, said)).join('\n\n'),
  }));
}

function tell(paragraph: WrittenQuestion['answer'][number], said: TuitionWords) {
  const { locale, words } = said;
  if (typeof paragraph === 'string')
    return toldText(locale, paragraph, (name) =>
      name === 'who' ? words.who : figure(name, locale),
    );
  const { foreign, resident, ask } = tellTuition(said);
  return [words.lead, ...foreign, resident, ask];
}

function figure(name: string, locale: Locale): string | undefined {
  if (!isFactId(name)) throw new RangeError(`no fact is called ${name}`);
  const isPrice = findFact(name).unit.startsWith('EUR');
  return verified(name, (value) => (isPrice ? euros[locale](Number(value)) : String(value)));
}

/** Spanish texts have the sign themselves: "entre 1.050 y 1.550 €". */
const euros: Readonly<Record<Locale, (amount: number) => string>> = {
  es: (amount) => wholeNumberIn('es').format(Math.round(amount)),
  en: (amount) => wholeEurosIn('en').format(amount),
};
