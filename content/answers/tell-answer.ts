// Answers to questions of families, in one language: figures are those of the facts as they are now.
import { wholeEurosIn } from '#content/wording/formats.ts';
import { everyFact } from '#content/facts/every-fact.ts';
import type { Fact } from '#content/facts/fact.ts';
import { toldIn } from '#content/facts/told.ts';
import type { AnswerRecord } from '#content/schemas/answer.ts';
import type { WayFact } from '#content/ways/way.ts';
import type { Locale } from '#domain/locale.ts';

/** An answer as its record says it; `id` is the name of its file. */
export type Answer = Omit<AnswerRecord, 'page' | 'place'> & { readonly id: string };

export type ToldAnswer = Pick<Answer, 'id' | 'leadsTo'> & {
  readonly question: string;
  readonly paragraphs: readonly string[];
  /** What the paragraphs rest on, in their order, each once; what nobody verified too, which nothing cites. */
  readonly sources: readonly (Fact | WayFact)[];
  readonly ask:
    { readonly office: string; readonly url: string | undefined; readonly say: string } | undefined;
};

/** @throws RangeError where a text names a fact that is not there */
export function tellAnswer(answer: Answer, locale: Locale): ToldAnswer {
  const { id, question, answer: said, ask, leadsTo } = answer;
  const sources = said.flatMap<Fact | WayFact>((each) =>
    'says' in each ? [each] : factsIn(each[locale]),
  );
  return {
    id,
    question: question[locale],
    paragraphs: [...new Set(said.map((each) => tell(each, locale)))],
    sources: [...new Set(sources)],
    ask: ask && { office: ask.office[locale], url: ask.url, say: ask.say[locale] },
    leadsTo,
  };
}

function tell(said: Answer['answer'][number], locale: Locale): string {
  const tellTexts = toldIn(locale);
  if ('says' in said) return said.mark === 'U' ? tellTexts`${undefined}` : said.says[locale];
  const texts = said[locale].split(/\{[^}]*\}/);
  const figures = factsIn(said[locale]).map((fact) => figureOf(fact, locale));
  // A line does not break before the sign.
  return tellTexts(texts, ...figures).replaceAll(' %', '\u00a0%');
}

function factsIn(text: string): readonly Fact[] {
  return [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => factCalled(name));
}

function factCalled(name: string): Fact {
  const found = everyFact.find(({ id }) => id === name);
  if (!found) throw new RangeError(`no fact is called ${name}`);
  return found;
}

function figureOf({ mark, value, unit }: Fact, locale: Locale): string | undefined {
  if (mark === 'U') return undefined;
  return unit.startsWith('EUR') ? wholeEurosIn(locale).format(Number(value)) : String(value);
}
