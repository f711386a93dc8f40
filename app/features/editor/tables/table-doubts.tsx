import { useLocale } from '#app/i18n/paths.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { TableChange, TableDraft } from '#app/data/editor/tables.ts';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/editor-table.ts';
import { fieldId } from '../fields/field-context.ts';

/** Figures that are absent or moved too far: they are taken when somebody has compared them and says what the document says. */
export function TableDoubts({
  doubts,
  accepted,
  error,
  whyError,
  onChange,
  words,
}: {
  doubts: TableChange['doubts'];
  accepted: TableDraft['accepted'];
  error: string | undefined;
  whyError: string | undefined;
  onChange: (accepted: TableDraft['accepted']) => void;
  words: Copy;
}) {
  const locale = useLocale();
  const ids = doubts.map(({ id }) => id);
  const isAccepted = accepted !== undefined && ids.every((id) => accepted.doubts.includes(id));
  return (
    <Notice tone="warn" title={words.doubts}>
      <ul className="list">
        {doubts.map(({ id, kind, text }) => (
          <li key={id}>
            {text[locale]}
            {kind === 'hole' && `. ${words.hole}`}
          </li>
        ))}
      </ul>
      <div className="editor-fields">
        <Checkbox
          id={fieldId('accepted')}
          label={fill(words.accept, { n: doubts.length })}
          checked={isAccepted}
          error={error}
          onChange={({ target }) =>
            onChange(target.checked ? { why: accepted?.why ?? '', doubts: ids } : undefined)
          }
        />
        {isAccepted && (
          <TextField
            id={fieldId('accepted.why')}
            label={words.why}
            help={words.whyHelp}
            maxLength={200}
            value={accepted.why}
            error={whyError}
            onChange={({ target }) => onChange({ why: target.value, doubts: ids })}
          />
        )}
      </div>
    </Notice>
  );
}
