import { ButtonLink } from '#app/ui/button.tsx';
import { ConfirmButton } from '#app/ui/confirm-button.tsx';
import type { Copy } from '#content/dictionaries/es/editor-area.ts';

/** `unsaved`: in this browser alone; `unkept`: in this page alone; `disputed`: another editor saved meanwhile. */
export type DraftState = 'untouched' | 'saving' | 'saved' | 'unsaved' | 'unkept' | 'disputed';

/** Below a form: whether it is saved, and what can be done with the draft. */
export function DraftBar({
  state,
  onDropped,
  onRemoved,
  copy,
}: {
  state: DraftState;
  onDropped: () => Promise<void>;
  /** Only of a record that may be taken away. */
  onRemoved?: (() => void) | undefined;
  copy: Copy;
}) {
  const words = copy.record;
  return (
    <div className="editor-bar">
      <p role="status">{words.states[state]}</p>
      <div className="editor-bar-acts">
        {state !== 'untouched' && (
          <ConfirmButton
            press={words.drop}
            question={words.dropQuestion}
            copy={{ yes: words.drop, no: words.keep, busy: words.drop, failed: words.failed }}
            act={onDropped}
          />
        )}
        {onRemoved && (
          <ConfirmButton
            press={words.remove}
            question={words.removeQuestion}
            copy={{ yes: words.remove, no: words.keep, busy: words.remove, failed: words.failed }}
            act={async () => onRemoved()}
          />
        )}
        {state !== 'untouched' && <ButtonLink to="?view=publish">{words.goOn}</ButtonLink>}
      </div>
    </div>
  );
}
