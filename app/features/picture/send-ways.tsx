import { Copy as CopyIcon, Image, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { countStep } from '#app/data/device/count-step.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile } from '#app/ui/save-file.ts';

/**
 * The ways by which words and a picture leave: one large button for the system's own sheet, which takes both, or else for
 * WhatsApp; and the others as a quiet row, which take the words, and the picture as a file.
 */
export function SendWays({
  message,
  picture,
  copy,
}: {
  message: string;
  /** Its file, once it is made; nothing where no picture is sent. */
  picture?: { readonly file: File | undefined; readonly hasFailed: boolean };
  copy: Copy;
}) {
  const [isRefused, setRefused] = useState(false);
  const said = copy.sheet;
  const file = picture?.file;
  // Absent in browsers that cannot share; one that shares text may refuse files.
  const share: Navigator['share'] | undefined = navigator.share;
  const hasSystem = share !== undefined && (picture === undefined || canTake(file));
  const text = encodeURIComponent(message);

  async function open() {
    setRefused(false);
    try {
      await navigator.share({ text: message, ...(file ? { files: [file] } : {}) });
    } catch (error) {
      // Closing the sheet is no failure.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  const whatsapp = (
    <a
      className={hasSystem ? 'send-way' : 'btn btn-primary'}
      href={`https://wa.me/?text=${text}`}
      target="_blank"
      rel="noreferrer"
    >
      <MessageCircle size={22} aria-hidden="true" />
      {said.whatsapp}
    </a>
  );
  return (
    <div className="send-foot">
      {(picture?.hasFailed || isRefused) && <Notice tone="error">{copy.failed}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts what its buttons do */}
      <div className="send-ways" onClick={() => countStep('sent')}>
        {hasSystem ? (
          <Button onClick={() => void open()}>
            <Share2 size={22} aria-hidden="true" />
            {copy.share}
          </Button>
        ) : (
          whatsapp
        )}
        <div className="send-others">
          {hasSystem && whatsapp}
          <a
            className="send-way"
            href={`mailto:?subject=${encodeURIComponent(said.subject)}&body=${text}`}
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
          {picture && (
            <button
              type="button"
              className="send-way"
              aria-label={copy.download}
              disabled={!file}
              onClick={() => file && saveFile(file.name, file)}
            >
              <Image size={22} aria-hidden="true" />
              {said.image}
            </button>
          )}
        </div>
      </div>
      {picture && !hasSystem && <p className="send-help">{said.help}</p>}
    </div>
  );
}

function canTake(file: File | undefined): boolean {
  return file !== undefined && navigator.canShare?.({ files: [file] });
}
