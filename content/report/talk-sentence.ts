// A question for the talk at home, in words.
import { fill } from '#content/wording/fill.ts';
import type { TalkQuestion } from '#domain/report/talk-questions.ts';
import { listIn } from '#content/wording/formats.ts';
import { quoted } from '#content/wording/quoted.ts';
import type { ReportWords } from './report-words.ts';

export function talkSentence(
  question: TalkQuestion,
  words: Pick<ReportWords, 'locale' | 'instruments' | 'parts' | 'catalog'>,
): string {
  const sentence = words.parts.talk.questions[question.key];
  const filled = (names: readonly string[]) =>
    fill(sentence, { names: listIn(words.locale).format(names) });
  switch (question.key) {
    case 'seen':
    case 'tied':
    case 'rare':
      // In words for what one does: at home the names of the types are not known.
      return filled(
        question.letters.map((letter) => words.instruments.interests.types[letter].does),
      );
    case 'weighs':
      return filled(question.values.map((value) => words.instruments.values.types[value].name));
    case 'careers':
    case 'few-careers':
      return filled(question.careers.map((id) => quoted(words.locale, words.catalog.career(id))));
    case 'trait': {
      const { trait, end } = question.trait;
      const type = words.instruments.personality.types[trait];
      return fill(sentence, { trait: type.name, end: type[end].name });
    }
    case 'open':
    case 'equal-values':
    case 'no-values':
    case 'someone':
    case 'ways':
    case 'doubt':
    case 'money':
    case 'far':
      return sentence;
  }
}
