// What questions of the landing page say of facts.
import { isFactId } from '#content/facts/registry.ts';
import type { Records } from '../kinds.ts';

/** Facts that an answer takes figures from, or cites, exist. */
export function questionMistakes({ faq }: Records): readonly string[] {
  return [...faq].flatMap(([id, { answer, sources }]) => {
    const texts = answer.flatMap((paragraph) =>
      'told' in paragraph ? [] : [paragraph.es, paragraph.en],
    );
    const named = texts.flatMap((text) =>
      [...text.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name),
    );
    const unknown = [...named.filter((name) => name !== 'who'), ...sources].filter(
      (name) => !isFactId(name),
    );
    return unknown.map((name) => `content/faq/${id}.yaml answer: no fact is called ${name}`);
  });
}
