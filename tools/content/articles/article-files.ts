// An article's two files, read as one record and written from one. What is written is text alone: every value is a literal, and
// `article-text.ts` says which markup a section may have.
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { textOf } from '#content/articles/read-article.ts';
import type { ArticleText } from '#content/schemas/article.ts';

const WIDTH = 100;
const languages = ['es', 'en'] as const;
export type ArticleFiles = Readonly<Record<(typeof languages)[number], string>>;

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

/** What both files say, as `articleSchema` has it where they are of the form of all articles. */
export function readArticle({ es, en }: ArticleFiles): unknown {
  const said = { es: readOne(es), en: readOne(en) };
  const both = (name: string) => ({ es: said.es.values.get(name), en: said.en.values.get(name) });
  const count = Math.max(said.es.sections.length, said.en.sections.length);
  const part = (at: number, name: 'heading' | 'text') => ({
    es: said.es.sections[at]?.[name] ?? '',
    en: said.en.sections[at]?.[name] ?? '',
  });
  return {
    ...Object.fromEntries(
      ['title', 'kicker', 'lead', 'answer', 'picture'].map((name) => [name, both(name)]),
    ),
    sections: Array.from({ length: count }, (_, at) => ({
      heading: part(at, 'heading'),
      text: part(at, 'text'),
    })),
    updated: said.es.values.get('updated'),
    head: { title: both('head.title'), description: both('head.description') },
  };
}

type One = {
  /** `title`, and `head.title` of what search engines show. */
  readonly values: ReadonlyMap<string, string>;
  readonly sections: readonly { readonly heading: string; readonly text: string }[];
};

function readOne(source: string): One {
  const values = new Map<string, string>();
  for (const [, name = '', body = ''] of source.matchAll(
    /^export const (head|article) = (\{[^]*?^\});$/gm,
  ))
    for (const [key, value] of literalsIn(body))
      values.set(name === 'head' ? `head.${key}` : key, value);
  const [, ...parts] = `\n${textOf(source).trim()}`.split(/\n## /);
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n');
    return { heading: heading.trim(), text: lines.join('\n').trim() };
  });
  return { values, sections };
}

/** The texts of an object's literal; a value that is none is left out, and then missing. */
function literalsIn(object: string): readonly (readonly [string, string])[] {
  const [node] = processor.parse(`export const read = ${object};`).children;
  const program: unknown = node && 'data' in node ? node.data : undefined;
  const found: [string, string][] = [];
  const walk = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    const each: ReadonlyMap<string, unknown> = new Map(Object.entries(at));
    const [key, value] = [each.get('key'), each.get('value')];
    if (each.get('type') === 'Property' && isObject(key) && isObject(value)) {
      if (typeof key['name'] === 'string' && typeof value['value'] === 'string')
        found.push([key['name'], value['value']]);
      return;
    }
    for (const [name, child] of each)
      if (name !== 'parent') (Array.isArray(child) ? child : [child]).forEach(walk);
  };
  walk(program);
  return found;
}

/** The files of a record, as the formatter of the repository leaves them. */
export function writeArticle(said: ArticleText): ArticleFiles {
  return { es: writeOne(said, 'es'), en: writeOne(said, 'en') };
}

function writeOne(said: ArticleText, locale: 'es' | 'en'): string {
  const { head, kicker, title, lead, answer, picture, updated, sections } = said;
  const object = (name: string, values: Readonly<Record<string, string>>) =>
    `export const ${name} = {\n${Object.entries(values).map(property).join('')}};\n`;
  const text = sections.map((each) => `## ${each.heading[locale]}\n\n${each.text[locale]}\n`);
  return [
    object('head', { title: head.title[locale], description: head.description[locale] }),
    object('article', {
      kicker: kicker[locale],
      title: title[locale],
      lead: lead[locale],
      answer: answer[locale],
      picture: picture[locale],
      updated,
    }),
    ...text,
  ].join('\n');
}

function property([name, value]: [string, string]): string {
  const line = `  ${name}: ${literal(value)},`;
  return line.length <= WIDTH || name.length < 5
    ? `${line}\n`
    : `  ${name}:\n    ${literal(value)},\n`;
}

/** A text between the quotes that need the fewest strokes. */
function literal(value: string): string {
  const inside = JSON.stringify(value).slice(1, -1);
  const [double, single] = [value.split('"').length, value.split("'").length];
  if (single > double) return `"${inside}"`;
  return `'${inside.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function isObject(node: unknown): node is Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
