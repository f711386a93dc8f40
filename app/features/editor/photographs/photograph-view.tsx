import { useState } from 'react';
import { photographFactsShape } from '#app/data/editor/records.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy as PhotographCopy } from '#content/dictionaries/es/editor-photograph.ts';
import { BothDrafts } from '../both-drafts.tsx';
import { DraftBar } from '../draft-bar.tsx';
import { fieldId } from '../fields/field-context.ts';
import { partsOf, textIn } from '../fields/form-shape.ts';
import { reasonIn } from '../fields/reason-words.ts';
import type { UploadedProps } from '../uploaded-props.ts';
import { useDraft } from '../use-draft.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** A photograph in the place of a drawing: chosen, seen as it will be cut, and taken away again. */
export function PhotographView({
  recordKey,
  edited,
  onDropped,
  copy,
  words,
}: UploadedProps & { words: PhotographCopy }) {
  const locale = useLocale();
  const facts = photographFactsShape.parse(edited.record.form);
  const { said, change, mistakes, state, other, settle } = useDraft(recordKey, edited, {});
  const [refused, setRefused] = useState<string>();
  const [mistake] = mistakes;
  const reason = refused ?? mistake?.reason;
  const jpeg = textIn(partsOf(said)['jpeg']);
  const names: Readonly<Record<string, string>> = copy.choices;
  const id = recordKey.replace('photographs/', '');
  const isPerson = facts.width === facts.height;

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    const shrunk = await shrinkPicture(file);
    setRefused(shrunk.kind === 'refused' ? shrunk.reason : undefined);
    if (shrunk.kind === 'picture') change({ jpeg: shrunk.jpeg });
  }

  return (
    <div className="editor-record">
      <header className="stack">
        <p className="text-muted">
          <Link to="?view=records&kind=photographs">{copy.kinds.photographs.name}</Link>
        </p>
        <h1 className="text-3xl">{facts.title?.[locale] ?? names[id] ?? id}</h1>
        <p>
          {fill(words.of[facts.of], { n: id.at(-1) ?? '' })}{' '}
          {facts.of === 'text' && (
            <Link to={`?record=articles/${facts.id}`}>{words.toArticle}</Link>
          )}
          {facts.of === 'testimonial' && (
            <Link to={`?record=testimonials/${facts.id}`}>{words.toTestimonial}</Link>
          )}
        </p>
      </header>
      {other && (
        <BothDrafts
          mine={{ photograph: words.alt }}
          other={{ ...other, said: {} }}
          kind="photographs"
          settle={settle}
          copy={copy}
        />
      )}
      {said === null && (
        <Notice tone="warn" title={copy.record.removed}>
          <p>{copy.record.removedText}</p>
        </Notice>
      )}
      <form noValidate onSubmit={(event) => event.preventDefault()} className="editor-fields">
        {jpeg === '' ? (
          <p className="text-muted">
            {facts.of === 'text' || facts.of === 'testimonial' ? words.noneYet : words.none}
          </p>
        ) : (
          <img
            className={
              isPerson ? 'editor-photograph editor-photograph-person' : 'editor-photograph'
            }
            src={`data:image/jpeg;base64,${jpeg}`}
            width={facts.width}
            height={facts.height}
            alt={words.alt}
          />
        )}
        <TextField
          id={fieldId('jpeg')}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          label={words.file}
          help={words.fileHelp}
          error={reason && reasonIn(reason, copy.reasons)}
          onChange={({ target }) => void take(target.files?.[0])}
        />
        <p>{words.permission}</p>
      </form>
      <DraftBar
        state={state}
        onDropped={onDropped}
        onRemoved={said !== null && edited.record.said !== null ? () => change(null) : undefined}
        copy={copy}
      />
    </div>
  );
}
