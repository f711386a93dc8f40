import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dropDraft, recordQuery, type EditedRecord } from '#app/data/editor/records.ts';
import { keepDraft } from '#app/data/editor/kept-draft.ts';
import { fill } from '#app/i18n/fill.ts';
import { goesLine } from './goes-line.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { QueryResult } from '#app/ui/loading/query-result.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';
import { ArticleHelp } from './article-help.tsx';
import { BothDrafts } from './both-drafts.tsx';
import { DraftBar } from './draft-bar.tsx';
import { fieldId, FieldProvider, placeOf } from './fields/field-context.ts';
import type { FieldProps } from './fields/field-props.ts';
import { inEditingOrder } from './field-order.ts';
import { mayChange } from './changing-kinds.ts';
import { MailWhen } from './mails/mail-when.tsx';
import { MailPreview } from './mails/mail-preview.tsx';
import { partsOf, readShape, type FormShape } from './fields/form-shape.ts';
import { emptyOf } from './fields/form-values.ts';
import { PartFields } from './fields/part-fields.tsx';
import { reasonIn } from './fields/reason-words.ts';
import { RecordField } from './fields/record-field.tsx';
import { nameOf } from './records-view.tsx';
import { isUploaded, UploadedRecord } from './uploaded-record.tsx';
import { useDraft } from './use-draft.ts';

type Props = { recordKey: string; copy: Copy; onSaved: () => void };
type FormProps = Pick<Props, 'recordKey' | 'copy'> & {
  edited: EditedRecord;
  onDropped: () => Promise<void>;
};

/** A record as a form: what is typed is kept, and what is wrong is said at its field. */
export function RecordView({ recordKey, copy, onSaved }: Props) {
  const query = useQuery(recordQuery(recordKey));
  const [again, setAgain] = useState(0);
  async function onDropped(): Promise<void> {
    keepDraft(recordKey, undefined);
    await dropDraft(recordKey);
    await query.refetch();
    setAgain((before) => before + 1);
    onSaved();
  }
  return (
    <QueryResult query={query} copy={copy.query}>
      {(edited) => {
        const props = { recordKey, edited, copy, onDropped };
        return isUploaded(edited.record.kind) ? (
          <UploadedRecord key={again} {...props} />
        ) : (
          <RecordForm key={again} {...props} />
        );
      }}
    </QueryResult>
  );
}

function RecordForm({ recordKey, edited, copy, onDropped }: FormProps) {
  const locale = useLocale();
  const { kind } = edited.record;
  const [shape] = useState(() => ordered(kind, readShape(edited.record.form)));
  const [empty] = useState(() => emptyOf(shape));
  const { said, change, mistakes, state, other, settle } = useDraft(recordKey, edited, empty);
  const own = mistakes.filter(({ key }) => key === recordKey);
  const title = partsOf(said);
  const words = copy.record;
  const errors = mistakes.map(({ key, field, reason }) => ({
    fieldId: fieldId(field),
    text: [
      ...(key === recordKey ? [] : [key]),
      ...(field === '' ? [] : [placeOf(field, kind, copy)]),
      reasonIn(reason, copy.reasons),
    ].join(': '),
  }));
  const { goes } = edited;
  // Beside the switch stands what it would take away.
  const switched =
    goes &&
    [copy.helps['site.live'], goesLine(goes, locale, copy), copy.publish.goesBack].join(' ');
  const told = switched ? { ...copy, helps: { ...copy.helps, 'site.live': switched } } : copy;
  const heading = [
    title['question'],
    title['name'],
    title['about'],
    title['quote'],
    title['title'],
    title['subject'],
  ]
    .map((each) => (typeof each === 'string' ? each : partsOf(each)[locale]))
    .find((each) => typeof each === 'string' && each !== '');
  return (
    <div className="editor-record">
      <header className="stack">
        <p className="text-muted">
          <Link to={kind === 'site' ? '?view=records' : `?view=records&kind=${kind}`}>
            {nameOf(kind, copy)}
          </Link>
        </p>
        <h1 className="text-3xl">{typeof heading === 'string' ? heading : nameOf(kind, copy)}</h1>
        {kind === 'mails' && <MailWhen recordKey={recordKey} />}
      </header>
      {other && <BothDrafts mine={said} other={other} kind={kind} settle={settle} copy={copy} />}
      {errors.length > 0 && <ErrorSummary title={words.wrong} errors={unique(errors)} />}
      {kind === 'testimonials' && said !== null && (
        <p>
          <Link to={`?record=${recordKey.replace('testimonials/', 'photographs/said-')}`}>
            {words.face}
          </Link>
        </p>
      )}
      {kind === 'articles' && <ArticleHelp recordKey={recordKey} />}
      {said === null ? (
        <Notice tone="warn" title={words.removed}>
          <p>{words.removedText}</p>
        </Notice>
      ) : (
        <FieldProvider value={{ kind, mistakes: own, copy: told, renderField }}>
          <form
            noValidate
            onSubmit={(event) => event.preventDefault()}
            aria-label={nameOf(kind, copy)}
          >
            {shape.kind === 'fields' ? (
              <PartFields shape={shape} path="" value={partsOf(said)} onChange={change} isWhole />
            ) : (
              <RecordField shape={shape} path="" value={said} onChange={change} />
            )}
          </form>
        </FieldProvider>
      )}
      {kind === 'mails' && (
        <MailPreview
          recordKey={recordKey}
          said={said}
          isRight={mistakes.length === 0}
          isKept={state === 'saved' || state === 'untouched'}
          copy={copy}
        />
      )}
      <DraftBar
        state={state}
        onDropped={onDropped}
        onRemoved={
          said !== null && edited.record.said !== null && mayChange(kind)
            ? () => change(null)
            : undefined
        }
        copy={copy}
      />
      {edited.draft?.by && (
        <Notice>
          <p>{fill(words.lastBy, { who: edited.draft.by })}</p>
        </Notice>
      )}
    </div>
  );
}

function ordered(kind: string, shape: FormShape): FormShape {
  if (shape.kind !== 'fields') return shape;
  return { ...shape, fields: inEditingOrder(kind, shape.fields) };
}

function renderField(props: FieldProps) {
  return <RecordField {...props} />;
}

function unique<Item extends { fieldId: string }>(items: readonly Item[]): readonly Item[] {
  const seen = new Map(items.map((item) => [item.fieldId, item] as const));
  return [...seen.values()];
}
