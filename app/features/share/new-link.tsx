import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/share.ts';

/** The one time that a link is shown. */
export function NewLink({ url, copy }: { url: string; copy: Copy }) {
  const [copied, setCopied] = useState<string>();
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
        <Button
          variant="secondary"
          onClick={() =>
            // Where the clipboard is refused, the field is still there to copy from.
            void navigator.clipboard?.writeText(url).then(
              () => setCopied(url),
              () => {},
            )
          }
        >
          {copied === url ? copy.copied : copy.copy}
        </Button>
      </div>
    </Notice>
  );
}
