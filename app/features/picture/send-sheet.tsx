import { useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { PictureFormat } from './draw-picture.ts';
import { PictureForm } from './picture-form.tsx';
import { pictureFacts, type PictureChoices, type PictureFacts } from './picture-facts.ts';
import { SendWays } from './send-ways.tsx';
import { usePicture } from './use-picture.ts';

/** A link to the result, where its person made one; who gets it may have to guess before anything is shown. */
export type SentLink = {
  readonly url: string;
  readonly asksGuess: boolean;
  /** It shows a summary alone: its person has no account. */
  readonly isSummary?: boolean;
};

/** A result sent home: words that are ready and can be changed, its picture, a link, and the ways. */
export function SendSheet({
  told: { report, words },
  isOpen,
  onClose,
  renderLink,
  isGuest,
  isWaiting,
  copy,
}: {
  told: ReportInWords;
  isOpen: boolean;
  onClose: () => void;
  /** Where a link is made; nothing where there can be none. */
  renderLink: ((onMade: (link: SentLink | undefined) => void) => ReactNode) | undefined;
  isGuest: boolean;
  /** The result has not reached the account yet, so no link can show it. */
  isWaiting: boolean;
  copy: Copy;
}) {
  const paths = usePaths();
  const [format, setFormat] = useState<PictureFormat>('square');
  const [choices, setChoices] = useState<PictureChoices>({ name: '', hasScores: false });
  const [link, setLink] = useState<SentLink>();
  const [typed, setTyped] = useState<string>();
  const facts = pictureFacts(report, words, choices, copy);
  const said = copy.sheet;
  const message =
    typed ??
    fill(said.messages[kindOf(facts, link)], {
      title: facts?.title ?? '',
      url: link?.url ?? location.origin + paths.to('assessment'),
    });

  function takeLink(made: SentLink | undefined) {
    setLink(made);
    // What was typed stays as it is, with the address below it.
    if (made && typed !== undefined && !typed.includes(made.url))
      setTyped(`${typed.trimEnd()}\n\n${made.url}`);
  }

  // A picture would give away what is to be guessed.
  const shown = link?.asksGuess ? undefined : facts;
  const field = (
    <FieldFrame fieldId="send-words" label={said.words}>
      <textarea
        id="send-words"
        className="field-input"
        rows={7}
        value={message}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FieldFrame>
  );
  return (
    <Dialog open={isOpen} title={said.title} closeLabel={said.close} onClose={onClose}>
      {shown ? (
        <WithPicture facts={shown} format={format} message={message} copy={copy}>
          {field}
        </WithPicture>
      ) : (
        <>
          {field}
          {link?.asksGuess && <p className="text-muted">{said.noPicture}</p>}
          <SendWays message={message} copy={copy} />
        </>
      )}
      {renderLink?.(takeLink)}
      {(isGuest || !renderLink) && (
        <p>
          {isWaiting ? (
            said.waiting
          ) : (
            <>
              {said.guest} <Link to={paths.to('register')}>{said.register}</Link>
            </>
          )}
        </p>
      )}
      {shown && (
        <details className="fold">
          <summary>{said.change}</summary>
          <PictureForm
            format={format}
            onFormat={setFormat}
            choices={choices}
            onChoices={setChoices}
            copy={copy}
          />
        </details>
      )}
    </Dialog>
  );
}

/** The picture beside the words, both to be sent. */
function WithPicture({
  facts,
  format,
  message,
  copy,
  children,
}: {
  facts: PictureFacts;
  format: PictureFormat;
  message: string;
  copy: Copy;
  children: ReactNode;
}) {
  const { canvas, ...picture } = usePicture(facts, format, copy.file);
  return (
    <>
      <div className="send-letter">
        <canvas
          ref={canvas}
          className="share-picture"
          role="img"
          aria-label={described(facts, copy)}
        />
        {children}
      </div>
      <SendWays message={message} picture={picture} copy={copy} />
    </>
  );
}

function kindOf(facts: PictureFacts | undefined, link: SentLink | undefined) {
  if (link?.asksGuess) return 'guess';
  if (link?.isSummary) return facts ? 'summary' : 'unnamed';
  if (link) return 'link';
  return facts ? 'named' : 'unnamed';
}

/** The whole picture in words. */
function described({ heading, title, corners, careersTitle, careers }: PictureFacts, copy: Copy) {
  return fill(copy.described, {
    heading,
    title,
    scores: corners.map(({ name, score }) => (score ? `${name}: ${score}` : name)).join(', '),
    careers: careers.length > 0 ? `${careersTitle}: ${careers.join(', ')}` : '',
  });
}
