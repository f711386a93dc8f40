// What photographs and the records that show them say of each other: none is shown that is not there, none is taken away that is shown,
// and beside what a family said stands a face only where the family is real.
import { photographsIn } from '#content/articles/read-article.ts';
import { articleSchema } from '#content/schemas/article.ts';
import { locales } from '#domain/locale.ts';
import { articleSlugs } from '#tools/content/articles/named.ts';
import type { Records } from '#tools/content/kinds.ts';
import type { DraftMistake } from '../draft.ts';
import { photographKeyOf, testimonialPhotograph, textPhotograph } from './photograph-places.ts';

export function photographMistakes(
  root: string,
  { testimonials }: Pick<Records, 'testimonials'>,
  said: {
    /** An article as it stands, by its key. */
    recordOf: (key: string) => unknown;
    isThere: (file: string) => boolean;
    /** Files that were brought in, beside those of the repository. */
    brought: readonly string[];
  },
): readonly DraftMistake[] {
  const nobodys = said.brought.flatMap((file) => {
    const key = photographKeyOf(file) ?? '';
    return key.startsWith('photographs/said-') &&
      !testimonials.has(key.replace('photographs/said-', ''))
      ? [{ key, field: 'jpeg', reason: 'is of nobody' }]
      : [];
  });
  const faces = [...testimonials].filter(([id]) => said.isThere(testimonialPhotograph(id)));
  return [
    ...nobodys,
    ...faces.flatMap(([id, { mark }]) =>
      mark === 'real'
        ? []
        : [{ key: `photographs/said-${id}`, field: 'jpeg', reason: 'is of a made-up person' }],
    ),
    ...articleSlugs(root).flatMap((slug) => inArticle(slug, said)),
  ];
}

function inArticle(
  slug: string,
  { recordOf, isThere }: Parameters<typeof photographMistakes>[2],
): readonly DraftMistake[] {
  const key = `articles/${slug}`;
  const article = articleSchema.safeParse(recordOf(key)).data;
  return (article?.sections ?? []).flatMap(({ text }, at) =>
    locales.flatMap((locale) => {
      const field = `sections.${at}.text.${locale}`;
      const shown = photographsIn(text[locale]);
      const missing = shown.filter((each) => !isThere(textPhotograph(slug, each.n)));
      const others = locale === 'es' ? photographsIn(text.en) : [];
      const same = others.filter(({ n, alt, caption }) =>
        shown.some((own) => own.n === n && (own.alt === alt || own.caption === caption)),
      );
      return [
        ...missing.map(({ n }) => ({ key, field, reason: `no photograph of it is number ${n}` })),
        ...same.map(() => ({ key, field, reason: 'says the same in both languages' })),
      ];
    }),
  );
}
