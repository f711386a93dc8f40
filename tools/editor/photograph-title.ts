// What a photograph is of, by the records that show it.
import { articleSchema } from '#content/schemas/article.ts';
import { siteSchema, testimonialSchema } from '#content/schemas/site.ts';
import type { Overlay } from '#tools/content/read-records.ts';
import { photographPlace } from './photographs/photograph-places.ts';
import { recordOf } from './record-of.ts';
import type { Title } from './title-of.ts';

/** `undefined` where no record shows it now. */
export function photographTitle(root: string, published: Overlay, key: string): Title | undefined {
  const id = key.replace('photographs/', '');
  const place = photographPlace(root, key);
  if (place?.of === 'testimonial') {
    const record = recordOf(root, published, `testimonials/${place.id}`);
    return testimonialSchema.safeParse(record).data?.who;
  }
  const article = articleSchema.safeParse(
    recordOf(root, published, `articles/${place?.id ?? id}`),
  ).data;
  if (article && place?.of === 'text') {
    const at = id.at(-1);
    return { es: `${article.title.es} · foto ${at}`, en: `${article.title.en} · photo ${at}` };
  }
  if (article) return article.title;
  const site = siteSchema.safeParse(recordOf(root, published, 'site')).data;
  const people = [...(site?.team.value ?? []), ...(site?.author.value ? [site.author.value] : [])];
  const names = people.filter(({ portrait }) => portrait === id).map(({ name }) => name);
  const name = [...new Set(names)].join(', ');
  return name === '' ? undefined : { es: name, en: name };
}
