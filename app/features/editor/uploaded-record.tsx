import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/paths.tsx';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';
import type { Locale } from '#domain/locale.ts';
import type { UploadedProps } from './uploaded-props.ts';

/** How records are drawn that are files and no forms: each with its own words, loaded when one is opened. */
const views: Readonly<
  Record<string, (locale: Locale) => Promise<{ draw: (props: UploadedProps) => ReactNode }>>
> = {
  tables: async (locale) => {
    const [{ TableView }, words] = await Promise.all([
      import('./tables/table-view.tsx'),
      loadWords(wordsOf('editor-table'), locale),
    ]);
    return { draw: (props) => <TableView {...props} words={words} /> };
  },
  photographs: async (locale) => {
    const [{ PhotographView }, words] = await Promise.all([
      import('./photographs/photograph-view.tsx'),
      loadWords(wordsOf('editor-photograph'), locale),
    ]);
    return { draw: (props) => <PhotographView {...props} words={words} /> };
  },
};

export function isUploaded(kind: string): boolean {
  return kind in views;
}

export function UploadedRecord(props: UploadedProps) {
  const locale = useLocale();
  const { kind } = props.edited.record;
  const { data } = useQuery({
    queryKey: ['editor', 'uploaded', kind, locale],
    queryFn: () => views[kind]?.(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ? data.draw(props) : <p role="status">{props.copy.query.loading}</p>;
}
