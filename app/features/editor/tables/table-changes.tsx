import { useState } from 'react';
import type { Cell, TableChange, TableFacts } from '#app/data/editor/tables.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/editor-table.ts';
import type { Locale } from '#domain/locale.ts';

/** Rows that are drawn at once. */
const SHOWN = 60;

/** What a file changes: of the whole table first, then thing by thing, which a word finds. */
export function TableChanges({
  told,
  fact,
  words,
}: {
  told: TableChange;
  fact: TableFacts['fact'];
  words: Copy;
}) {
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const [isWhole, setIsWhole] = useState(false);
  const wanted = plain(typed);
  const found = told.rows.filter(({ name }) => plain(name).includes(wanted));
  const count = (change: string) => told.rows.filter((row) => row.change === change).length;
  const isNewCourse = told.edition.some(({ column }) => column === 'academic_year');
  return (
    <section className="stack" aria-labelledby="table-changes">
      <h2 id="table-changes" className="text-2xl">
        {words.changes}
      </h2>
      <p>
        {fill(words.counts, {
          changed: count('changed'),
          new: count('new'),
          gone: count('gone'),
          rows: told.after,
        })}
      </p>
      {told.edition.length > 0 && (
        <ul className="list">
          {told.edition.map(({ rows, ...cell }) => (
            <li key={cell.column}>
              {fill(words.editionLine, { change: cellLine(cell, words, locale), rows })}
            </li>
          ))}
        </ul>
      )}
      {isNewCourse && fact && (
        <Notice title={words.factTitle}>
          <p>
            {words.factText} <Link to={`?record=${fact.key}`}>{fact.id}</Link>
          </p>
        </Notice>
      )}
      {told.unknown.length > 0 && (
        <Notice title={words.unknown}>
          <p>{told.unknown.join('; ')}</p>
        </Notice>
      )}
      {told.rows.length > SHOWN && (
        <div className="max-w-[28rem]">
          <TextField
            type="search"
            label={words.search}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      )}
      <ul className="editor-changes">
        {(isWhole ? found : found.slice(0, SHOWN)).map(({ key, name, change, cells }) => (
          <li key={key}>
            <span>{name}</span>
            <span>
              {change !== 'changed' && <strong>{words.kinds[change]} </strong>}
              {cells.map((cell) => cellLine(cell, words, locale)).join('; ')}
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && found.length > SHOWN && (
        <p>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {fill(words.all, { n: found.length })}
          </Button>
        </p>
      )}
    </section>
  );
}

/** `nota: 8,500 → 8,604`. */
function cellLine({ column, was, is }: Cell, words: Copy, locale: Locale): string {
  const columns: Readonly<Record<string, string>> = words.columns;
  const values: Readonly<Record<string, string>> = words.values;
  const cell = (text: string) => {
    if (text === '') return '–';
    const shown = text.length > 90 ? `${text.slice(0, 90)}…` : text;
    return (
      values[text] ?? (locale === 'es' && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : shown)
    );
  };
  const change = was === '' ? cell(is) : `${cell(was)} → ${cell(is)}`;
  return was === '' && is === ''
    ? (columns[column] ?? column)
    : `${columns[column] ?? column}: ${change}`;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
