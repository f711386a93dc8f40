import { useState } from 'react';
import type { RecordList } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { useSearchParams } from '#app/ui/navigation/use-place.ts';
import { MailWhen } from './mails/mail-when.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { AddRecord } from './add-record.tsx';
import { mayChange } from './changing-kinds.ts';
import { titleIn } from './record-title.ts';

type Props = { list: RecordList; copy: Copy };

/** What there is to edit: kinds first, then the records of one; a word finds any record. */
export function RecordsView({ list, copy }: Props) {
  const [search] = useSearchParams();
  const [typed, setTyped] = useState('');
  const kind = list.kinds.find((each) => each.kind === search.get('kind'));
  return (
    <>
      <h1>{kind ? nameOf(kind.kind, copy) : copy.records.title}</h1>
      {!kind && <p className="lead max-w-(--measure)">{copy.records.lead}</p>}
      <div className="max-w-[28rem]">
        <TextField
          type="search"
          label={copy.records.search}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      {typed.trim() !== '' || kind ? (
        <Found list={list} kind={kind?.kind} typed={typed} copy={copy} />
      ) : (
        <Kinds list={list} copy={copy} />
      )}
      {kind && mayChange(kind.kind) && <AddRecord kind={kind.kind} copy={copy} />}
      {kind && (
        <p>
          <Link to="?view=records">{copy.records.all}</Link>
        </p>
      )}
    </>
  );
}

function Kinds({ list, copy }: Props) {
  return (
    <ul className="editor-kinds">
      {list.kinds.map(({ kind, records }) => {
        const [only] = records;
        const waiting = list.drafts.filter(({ key }) => key.split('/')[0] === kind).length;
        const to =
          records.length === 1 && only ? `?record=${only.key}` : `?view=records&kind=${kind}`;
        return (
          <li key={kind} className="card editor-kind">
            <h2 className="text-xl">
              <Link to={to}>{nameOf(kind, copy)}</Link>
            </h2>
            <p className="text-muted">{lineOf(kind, copy)}</p>
            {waiting > 0 && (
              <p className="editor-mark">{fill(copy.records.drafts, { n: waiting })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Found({ list, kind, typed, copy }: Props & { kind: string | undefined; typed: string }) {
  const locale = useLocale();
  const wanted = plain(typed);
  const found = list.kinds
    .filter((each) => kind === undefined || each.kind === kind)
    .flatMap((each) =>
      each.records.map(({ key, title }) => ({
        key,
        kind: each.kind,
        title: titleIn(key, title, locale),
      })),
    )
    .filter(({ key, title }) => plain(`${title} ${key}`).includes(wanted));
  if (found.length === 0) return <p role="status">{copy.records.none}</p>;
  return (
    <ul className="editor-records">
      {found.slice(0, 400).map(({ key, kind: of, title }) => (
        <li key={key}>
          <Link to={`?record=${key}`}>{title}</Link>
          {kind === undefined && <span className="text-muted"> {nameOf(of, copy)}</span>}
          {kind === 'mails' && <MailWhen recordKey={key} />}
          {list.drafts.some((draft) => draft.key === key) && (
            <span className="editor-mark">{copy.records.draft}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function nameOf(kind: string, { kinds }: Copy): string {
  const known: Readonly<Record<string, { name: string }>> = kinds;
  return known[kind]?.name ?? kind;
}

function lineOf(kind: string, { kinds }: Copy): string {
  const known: Readonly<Record<string, { line: string }>> = kinds;
  return known[kind]?.line ?? '';
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
