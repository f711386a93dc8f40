import { useState } from 'react';
import {
  readPdf,
  tableChangeShape,
  tableDraftShape,
  tableFactsShape,
  tableFile,
  type TableDraft,
} from '#app/data/editor/tables.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { csvFile, saveFile } from '#app/ui/save-file.ts';
import type { Copy as TableCopy } from '#content/dictionaries/es/editor-table.ts';
import { mediumDateIn } from '#content/wording/formats.ts';
import { BothDrafts } from '../both-drafts.tsx';
import { DraftBar } from '../draft-bar.tsx';
import { fieldId } from '../fields/field-context.ts';
import { reasonIn } from '../fields/reason-words.ts';
import type { UploadedProps } from '../uploaded-props.ts';
import { useDraft } from '../use-draft.ts';
import { readTableFile } from './read-table-file.ts';
import { TableChanges } from './table-changes.tsx';
import { TableDoubts } from './table-doubts.tsx';
import { TableProblems } from './table-problems.tsx';

/** A table by upload: what it is now, the file, what the file changes, and what is to be compared before it may be published. */
export function TableView({
  recordKey,
  edited,
  onDropped,
  copy,
  words,
}: UploadedProps & { words: TableCopy }) {
  const locale = useLocale();
  const facts = tableFactsShape.parse(edited.record.form);
  const { said, change, mistakes, table, state, other, settle } = useDraft(recordKey, edited, {});
  const draft = tableDraftShape.safeParse(said).data ?? {};
  const told = table === undefined ? undefined : tableChangeShape.safeParse(table).data;
  const [refused, setRefused] = useState<string>();
  const [address, setAddress] = useState(facts.pages[0]?.url ?? '');
  const [isReading, setIsReading] = useState(false);
  const reasonAt = (field: string) => {
    const mistake = mistakes.find((each) => each.field === field);
    return mistake && reasonIn(mistake.reason, copy.reasons);
  };
  const fileError = refused ?? reasonAt('file');
  const isUndated = !facts.columns.some((column) => /^(academic_year|day)$/.test(column));

  async function take(file: File | undefined): Promise<void> {
    if (!file || isReading) return;
    const read = await readTableFile(file, facts.isRead);
    setRefused(read.kind === 'refused' ? words.refused[read.why] : undefined);
    // What was accepted was of the file before.
    if (read.kind === 'text') change({ ...draft, file: read.file, accepted: undefined });
    if (read.kind === 'pdf') await takePdf(file, read.file);
  }

  /** The server reads it; from then on it is a table like one that was typed. */
  async function takePdf(file: File, { name, sha256 }: { name: string; sha256: string }) {
    setIsReading(true);
    try {
      const said = await readPdf(recordKey, URL.canParse(address) ? address : '', file);
      if ('refused' in said) setRefused(said.refused[locale]);
      else change({ ...draft, file: { name, text: said.text, sha256 }, accepted: undefined });
    } catch {
      setRefused(words.refused.unread);
    } finally {
      setIsReading(false);
    }
  }

  async function download(): Promise<void> {
    const { name, text } = await tableFile(recordKey, locale);
    saveFile(name, csvFile(text));
  }

  return (
    <div className="editor-record">
      <header className="stack">
        <p className="text-muted">
          <Link to="?view=records&kind=tables">{copy.kinds.tables.name}</Link>
        </p>
        <h1 className="text-3xl">{facts.title[locale]}</h1>
        <p>
          {fill(words.now, {
            edition: facts.edition,
            rows: facts.rows,
            day: facts.takenOver && mediumDateIn(locale).format(new Date(facts.takenOver)),
          })}
        </p>
      </header>
      {other && (
        <BothDrafts
          mine={glance(draft)}
          other={{ ...other, said: glance(tableDraftShape.safeParse(other.said).data ?? {}) }}
          kind="tables"
          settle={settle}
          copy={copy}
        />
      )}
      {mistakes.length > 0 && (
        <ErrorSummary
          title={copy.record.wrong}
          errors={mistakes.map(({ field, reason }) => ({
            fieldId: fieldId(field),
            text: reasonIn(reason, copy.reasons),
          }))}
        />
      )}
      <form noValidate onSubmit={(event) => event.preventDefault()} className="editor-fields">
        <div className="stack">
          <p>{facts.isRead ? words.howPrinted : words.how}</p>
          <p className="editor-bar-acts">
            <Button variant="secondary" onClick={() => void download()}>
              {words.download}
            </Button>
          </p>
          {facts.pages.map(({ what, edition, url }) => (
            <p key={url}>
              <a href={url} target="_blank" rel="noopener">
                {fill(words.official, { what, edition })}
              </a>
            </p>
          ))}
        </div>
        {facts.isRead && (
          <TextField
            id={fieldId('address')}
            type="url"
            label={words.address}
            help={words.addressHelp}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        )}
        <TextField
          id={fieldId('file')}
          type="file"
          accept={facts.isRead ? '.pdf,.csv,.tsv,.txt,.json' : '.csv,.tsv,.txt,.json'}
          label={facts.isRead ? words.fileOrPdf : words.file}
          help={draft.file ? fill(words.chosen, { name: draft.file.name }) : words.fileHelp}
          // Not disabled, which would take the focus from it.
          aria-disabled={isReading}
          onClick={(event) => {
            if (isReading) event.preventDefault();
          }}
          error={fileError}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <p role="status">{isReading && words.reading}</p>
        {isUndated && (
          <TextField
            id={fieldId('edition')}
            label={words.edition}
            help={words.editionHelp}
            value={draft.edition ?? ''}
            error={reasonAt('edition')}
            onChange={({ target }) => change({ ...draft, edition: target.value || undefined })}
          />
        )}
        {told && <TableProblems problems={told.problems} words={words} />}
        {told && told.doubts.length > 0 && (
          <TableDoubts
            doubts={told.doubts}
            accepted={draft.accepted}
            error={reasonAt('accepted')}
            whyError={reasonAt('accepted.why')}
            onChange={(accepted) => change({ ...draft, accepted })}
            words={words}
          />
        )}
      </form>
      {told && <TableChanges told={told} fact={facts.fact} words={words} />}
      <DraftBar state={state} onDropped={onDropped} copy={copy} />
    </div>
  );
}

/** A draft without the text of its file. */
function glance({ file, ...others }: TableDraft) {
  return { ...others, file: file && `${file.name} (${file.text.split('\n').length})` };
}
