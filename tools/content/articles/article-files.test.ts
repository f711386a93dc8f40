import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleSchema } from '#content/schemas/article.ts';
import { readArticle, writeArticle } from './article-files.ts';

const folder = 'content/articles';
const slugs = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const filesOf = (slug: string) => ({
  es: readFileSync(`${folder}/${slug}/es.mdx`, 'utf8'),
  en: readFileSync(`${folder}/${slug}/en.mdx`, 'utf8'),
});

test.each(slugs)('%s is read as a record and written as the file it was', (slug) => {
  const files = filesOf(slug);
  expect(writeArticle(articleSchema.parse(readArticle(files)))).toEqual(files);
});

test('what a text says cannot end its literal', () => {
  const files = filesOf('best-universities');
  const said = articleSchema.parse(readArticle(files));
  const title = `'; import x from "y"; //\\ \u2028 </script>`;
  const changed = { ...said, title: { es: title, en: title.toUpperCase() } };
  expect(readArticle(writeArticle(changed))).toEqual(changed);
});
