import { Copy as CopyIcon, Image, Mail, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { countStep } from '#app/data/device/count-step.ts';
import { Button } from '#app/ui/button.tsx';
import { CopyButton } from '#app/ui/copy-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { saveFile } from '#app/ui/save-file.ts';

/**
 * The ways by which words and a picture leave: one large button for the system's own sheet, which takes both, or else two
 * steps, which save the picture and open WhatsApp with the words; and the others as a quiet row, which take the words, and the picture as a file.
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
  const system: Navigator['share'] | undefined = navigator.share;
  const hasSystem = system !== undefined && (picture === undefined || canTake(file));
  const text = encodeURIComponent(message);

  async function share() {
    setRefused(false);
    try {
      await navigator.share({ text: message, ...(file ? { files: [file] } : {}) });
    } catch (error) {
      // Closing the sheet is no failure.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  const whatsappPath = `https://wa.me/?text=${text}`;
  const open = { href: whatsappPath, target: '_blank', rel: 'noreferrer' };
  const isDrawn = picture !== undefined;
  const save = { disabled: !file, onClick: () => file && saveFile(file.name, file) };
  return (
    <div className="send-foot">
      {(picture?.hasFailed || isRefused) && <Notice tone="error">{copy.failed}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts what its buttons do */}
      <div className="send-ways" onClick={() => countStep('sent')}>
        {hasSystem ? (
          <Button onClick={() => void share()}>
            <Share2 size={22} aria-hidden="true" />
            {copy.share[isDrawn ? 'both' : 'words']}
          </Button>
        ) : (
          <div className="send-steps">
            {isDrawn && (
              <Button variant="secondary" {...save}>
                <b aria-hidden="true">1</b>
                {copy.download}
              </Button>
            )}
            <a className="btn btn-primary" {...open}>
              {isDrawn ? (
                <b aria-hidden="true">2</b>
              ) : (
                <MessageCircle size={22} aria-hidden="true" />
              )}
              {said.openWhatsapp}
            </a>
          </div>
        )}
        {isDrawn && <p className="send-help">{hasSystem ? said.together : said.help}</p>}
        <div className="send-others">
          {hasSystem && (
            <a className="send-way" {...open}>
              <MessageCircle size={22} aria-hidden="true" />
              {said.whatsapp}
            </a>
          )}
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
          {isDrawn && hasSystem && (
            <button type="button" className="send-way" aria-label={copy.download} {...save}>
              <Image size={22} aria-hidden="true" />
              {said.image}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

function canTake(file: File | undefined): boolean {
  return file !== undefined && navigator.canShare?.({ files: [file] });
}
