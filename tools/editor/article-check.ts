// What is wrong with articles as an overlay leaves them and the facts they name.
import { factAge } from '#domain/fact-age.ts';
import { readOutline } from '#content/articles/read-article.ts';
import { articleSchema } from '#content/schemas/article.ts';
import { articleMistakes } from '#tools/content/articles/article-words.ts';
import { articleSlugs, namedIn } from '#tools/content/articles/named.ts';
import { wrongWith } from '#tools/content/record.ts';
import type { Records } from '#tools/content/kinds.ts';
import type { Draft, DraftMistake } from './draft.ts';

/** @param recordOf an article as it stands, by its key */
export function articleMistakesTogether(
  root: string,
  records: Records,
  recordOf: (key: string) => unknown,
): readonly DraftMistake[] {
  const named = namedIn(root, records);
  return articleSlugs(root).flatMap((slug) => {
    const key = `articles/${slug}`;
    const said = recordOf(key);
    const article = articleSchema.safeParse(said);
    const found = article.success
      ? articleMistakes(article.data, named)
      : wrongWith(articleSchema, said);
    return found.map((mistake) => ({ key, ...mistake }));
  });
}

/** Facts that a draft is the first to print in its article, although they are out of date. */
export function oldFactsIn(
  { key, said }: Draft,
  before: unknown,
  { facts }: Pick<Records, 'facts'>,
  today: string,
): readonly DraftMistake[] {
  const known = articleSchema.safeParse(before).data?.sections ?? [];
  const stood = new Set(known.flatMap(({ text }) => factsIn(text.es)));
  const dated = new Map(
    [...facts.values()].flatMap((subject) => subject.facts).map((fact) => [fact.id, fact]),
  );
  const sections = articleSchema.safeParse(said).data?.sections ?? [];
  return sections.flatMap(({ text }, at) =>
    factsIn(text.es)
      .filter((id) => !stood.has(id))
      .flatMap((id) => {
        const fact = dated.get(id);
        return fact && factAge(fact, today) !== 'current'
          ? [{ key, field: `sections.${at}.text.es`, reason: `is over: ${id}` }]
          : [];
      }),
  );
}

function factsIn(text: string): readonly string[] {
  return readOutline(text).facts.map(({ id }) => id);
}
