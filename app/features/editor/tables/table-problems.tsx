import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { TableChange } from '#app/data/editor/tables.ts';
import type { Copy } from '#content/dictionaries/es/editor-table.ts';

/** More are mended by mending these. */
const SHOWN = 25;

/** What cannot be true in the file, row by row. */
export function TableProblems({
  problems,
  words,
}: {
  problems: TableChange['problems'];
  words: Copy;
}) {
  const locale = useLocale();
  if (problems.length === 0) return null;
  const hidden = problems.length - SHOWN;
  return (
    <Notice tone="error" title={words.problems}>
      <ul className="list">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={problem.es}>{problem[locale]}</li>
        ))}
      </ul>
      {hidden > 0 && <p>{fill(words.more, { n: hidden })}</p>}
    </Notice>
  );
}
