import { Copy as CopyIcon, Image, Mail } from 'lucide-react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { countStep } from '#app/data/device/count-step.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

/** The quiet ways by which a result leaves: its picture as a file, the words by mail, or copied. */
export function OtherWays({
  message,
  picture,
  copy,
}: {
  message: string;
  /** Its file comes once it is drawn; nothing where no picture is sent. */
  picture?: { readonly file: File | undefined };
  copy: Copy;
}) {
  const said = copy.sheet;
  const file = picture?.file;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts what its buttons do
    <div className="send-others" onClick={() => countStep('sent')}>
      {picture && (
        <button
          type="button"
          className="send-way"
          aria-label={copy.download}
          disabled={!file}
          onClick={() => file && saveFile(file.name, file)}
        >
          <Image size={22} aria-hidden="true" />
          {said.save}
        </button>
      )}
      <a
        className="send-way"
        href={`mailto:?subject=${encodeURIComponent(said.subject)}&body=${encodeURIComponent(message)}`}
      >
        <Mail size={22} aria-hidden="true" />
        {said.mail}
      </a>
      <CopyButton
        key={message}
        text={message}
        words={said}
        className="send-way"
        icon={<CopyIcon size={22} aria-hidden="true" />}
      />
    </div>
  );
}
