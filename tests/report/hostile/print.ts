// The report of a subject in all places and both languages, by what prints reports for any reader.
import { locales } from '#domain/locale.ts';
import { printViews } from '../checker/print-views.tsx';
import type { Texts } from './pages.ts';
import type { Subject } from './subjects.ts';

export async function textsOf(subject: Subject, withPaper: boolean): Promise<Texts> {
  const [es, en] = await Promise.all(
    locales.map((locale) => printViews({ ...subject }, locale, { withPaper })),
  );
  if (!es || !en) throw new Error('two languages');
  return { es, en };
}
