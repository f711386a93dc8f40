// What questions of the landing page say of facts.
import { textsOf } from '../emit/faq.ts';
import { factNames, namesIn } from '../facts-named.ts';
import type { Records } from '../kinds.ts';

/** Facts that an answer takes figures from, or cites, exist. */
/** What `content/faq/tell-questions.ts` tells by code, and no fact. */
const toldByCode = new Set(['who', 'living-low', 'living-high']);

export function questionMistakes(records: Records): readonly string[] {
  const isFactId = factNames(records);
  return [...records.faq].flatMap(([id, { answer, sources }]) => {
    const say = (field: string, names: readonly string[]) =>
      names
        .filter((name) => !isFactId(name))
        .map((name) => `content/faq/${id}.yaml ${field}: no fact is called ${name}`);
    const figures = namesIn(textsOf(answer)).filter((name) => !toldByCode.has(name));
    return [...say('answer', figures), ...say('sources', sources)];
  });
}
