import { MessageCircle } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { countStep } from '#app/data/device/count-step.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { copyPicture, type DrawnPicture } from './copy-picture.ts';
import { OtherWays } from './other-ways.tsx';

/**
 * How words and a picture leave: one large button, which opens the system's own sheet, that takes both, or else WhatsApp with the words, the
 * picture being copied by the same press. The others stand beside the picture, and here where there is none.
 */
export function SendWays({
  message,
  picture,
  copy,
}: {
  message: string;
  /** Nothing where no picture is sent. */
  picture?: DrawnPicture;
  copy: Copy;
}) {
  const [isRefused, setRefused] = useState(false);
  const [taken, setTaken] = useState<{ of: File; how: 'copied' | 'saved' }>();
  const said = copy.sheet;
  const file = picture?.file;
  const how = taken && taken.of === file ? taken.how : undefined;
  // Absent in browsers that cannot share; one that shares text may refuse files.
  const system: Navigator['share'] | undefined = navigator.share;
  const hasSystem = system !== undefined && (picture === undefined || canTake(file));
  const text = encodeURIComponent(message);
  const chat = `https://wa.me/?text=${text}`;

  async function share() {
    setRefused(false);
    try {
      await navigator.share({ text: message, ...(file ? { files: [file] } : {}) });
    } catch (error) {
      // Closing the sheet is no failure.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  }

  // A page that is left may copy nothing: the chat opens after. From the second press on the link itself opens it, should a browser have refused.
  function copyFirst(event: MouseEvent) {
    if (!file) return;
    const isFirst = how === undefined;
    if (isFirst) event.preventDefault();
    void copyPicture(file, picture.toPng).then((done) => {
      setTaken({ of: file, how: done });
      if (isFirst) open(chat, '_blank', 'noreferrer');
    });
  }

  return (
    <div className="send-foot">
      {(picture?.hasFailed || isRefused) && <Notice tone="error">{copy.failed}</Notice>}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts what its buttons do */}
      <div className="send-ways" onClick={() => countStep('sent')}>
        {hasSystem ? (
          <Button onClick={() => void share()}>
            <MessageCircle size={22} aria-hidden="true" />
            {copy.share}
          </Button>
        ) : (
          <>
            <a
              className="btn btn-primary"
              href={chat}
              target="_blank"
              rel="noreferrer"
              onClick={copyFirst}
            >
              <MessageCircle size={22} aria-hidden="true" />
              {said.whatsapp}
            </a>
            {picture && (
              <p className="send-help" role="status">
                {said.picture[how ?? 'ahead']}
              </p>
            )}
          </>
        )}
      </div>
      {!picture && <OtherWays message={message} copy={copy} />}
    </div>
  );
}

function canTake(file: File | undefined): boolean {
  return file !== undefined && navigator.canShare?.({ files: [file] });
}
