// Between a record as its form has it and the texts of its files, in the order of `placeOf`.
import { parse } from 'yaml';
import { articleSchema } from '#content/schemas/article.ts';
import { readArticle, writeArticle } from '#tools/content/articles/article-files.ts';
import { writeRecord } from '#tools/content/write-record.ts';
import { schemaOf, type EditableKind } from './editable.ts';
import { photographShape } from './photographs/photographs.ts';
import { saidInTable, textOfTable } from './tables/table-draft.ts';

/** What texts say; `undefined` where one of them is not there. */
export function saidIn(kind: EditableKind, texts: readonly (string | null | undefined)[]): unknown {
  const there = texts.filter((text) => typeof text === 'string');
  const [first = '', second = ''] = there;
  if (there.length < texts.length) return undefined;
  if (kind === 'tables') return saidInTable(first);
  if (kind === 'photographs') return { jpeg: first };
  return kind === 'articles' ? readArticle({ es: first, en: second }) : parse(first);
}

/** Its texts; `undefined` of an article that is none by its schema. */
export function textsOf(kind: EditableKind, said: unknown): readonly string[] | undefined {
  if (kind === 'tables') return [textOfTable(said)];
  if (kind === 'photographs') return [photographShape.parse(said).jpeg];
  if (kind !== 'articles') return [writeRecord(schemaOf(kind), said)];
  const article = articleSchema.safeParse(said);
  if (!article.success) return undefined;
  const { es, en } = writeArticle(article.data);
  return [es, en];
}
