import { CopyButton } from '#app/ui/copy-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';

/** The one time that a link is shown. */
export function NewLink({ url, copy }: { url: string; copy: Copy }) {
  return (
    <Notice tone="success" title={copy.created}>
      <p>{copy.createdText}</p>
      <TextField
        label={copy.linkLabel}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        {/* Another link is another button: what was copied is no longer it. */}
        <CopyButton key={url} text={url} words={copy} />
      </div>
    </Notice>
  );
}
