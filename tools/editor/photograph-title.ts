// What a photograph is of, by the records that show it.
import { articleSchema } from '#content/schemas/article.ts';
import { siteSchema } from '#content/schemas/site.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { recordOf } from './record-of.ts';
import type { Title } from './title-of.ts';

/** `undefined` where no record shows it now. */
export function photographTitle(root: string, published: Overlay, key: string): Title | undefined {
  const id = key.replace('photographs/', '');
  const article = articleSchema.safeParse(recordOf(root, published, `articles/${id}`)).data;
  if (article) return article.title;
  const site = siteSchema.safeParse(recordOf(root, published, 'site')).data;
  const people = [...(site?.team.value ?? []), ...(site?.author.value ? [site.author.value] : [])];
  const names = people.filter(({ portrait }) => portrait === id).map(({ name }) => name);
  const name = [...new Set(names)].join(', ');
  return name === '' ? undefined : { es: name, en: name };
}
