// What answers to questions of families say of facts, and that no figure is typed in them.
import { everyFactName, namesIn } from '../facts-named.ts';
import type { Records } from '../kinds.ts';

/** Facts that a text takes figures from exist, and whatever else is a figure would go stale unseen. */
export function answerMistakes(records: Records): readonly string[] {
  const isFact = everyFactName(records);
  return [...records.answers].flatMap(([id, { question, answer, ask }]) => {
    const texts = answer.map((said) => ('says' in said ? said.says : said));
    const say = (field: string, reason: string) => `content/answers/${id}.yaml ${field}: ${reason}`;
    const unknown = namesIn(texts.flatMap(({ es, en }) => [es, en])).filter(
      (name) => !isFact(name),
    );
    const typed = [question, ...texts, ...(ask ? [ask.say] : [])]
      .flatMap(({ es, en }) => [es, en])
      .flatMap(figuresTyped);
    return [
      ...unknown.map((name) => say('answer', `no fact is called ${name}`)),
      ...texts
        .filter(({ es, en }) => namesIn([es]).join() !== namesIn([en]).join())
        .map(({ es }) => say('answer', `"${es}" names other facts than its English`)),
      ...typed.map((figure) => say('answer', `${figure} is typed, and no fact`)),
    ];
  });
}

/** Digits that are neither a year, nor a school year, nor the number of a norm, nor in the name of a fact. */
function figuresTyped(text: string): readonly string[] {
  const rest = text
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(19|20)\d\d([-–]\d\d)?\b/g, '')
    .replaceAll(/\b\d+\/\d*/g, '');
  return rest.match(/\S*\d\S*/g) ?? [];
}
