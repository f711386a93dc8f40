import { useQuery } from '@tanstack/react-query';
import type { EditedRecord } from '#app/data/editor/records.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { loadWords } from '#content/wording/load-words.ts';
import { wordsOf } from '#content/words/words-of.ts';

/** A table: its form and its words come when one is opened. */
export function TableRecord(props: {
  recordKey: string;
  edited: EditedRecord;
  copy: Copy;
  onDropped: () => Promise<void>;
}) {
  const locale = useLocale();
  const { data } = useQuery({
    queryKey: ['editor', 'table-view', locale],
    queryFn: async () => {
      const [{ TableView }, words] = await Promise.all([
        import('./table-view.tsx'),
        loadWords(wordsOf('editor-table'), locale),
      ]);
      return { TableView, words };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <p role="status">{props.copy.query.loading}</p>;
  return <data.TableView {...props} words={data.words} />;
}
