import '../../styles/switch.css';
import '../../styles/send.css';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/share-picture.ts';
import { keptGuestLink } from '#app/data/guest/guest-link.ts';
import { fill } from '#app/i18n/fill.ts';
import { upperFirst } from '#content/wording/upper-first.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import type { ReportInWords } from '#app/instruments/section-view.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { FieldFrame } from '#app/ui/field.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { PictureFormat } from './draw-picture.ts';
import { PictureForm } from './picture-form.tsx';
import { OtherWays } from './other-ways.tsx';
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

const recipients = ['mum', 'dad', 'none'] as const;
type Recipient = (typeof recipients)[number];

/** A result sent home in one piece: its picture, words that are ready and can be changed, a link if one is wanted. */
export function SendSheet({
  told: { report, words },
  isOpen,
  onClose,
  renderLink,
  startsWithLink,
  isGuest,
  isWaiting,
  copy,
}: {
  told: ReportInWords;
  isOpen: boolean;
  onClose: () => void;
  /** Where a link is made; nothing where there can be none. */
  renderLink: ((onMade: (link: SentLink | undefined) => void) => ReactNode) | undefined;
  /** A link was asked for. */
  startsWithLink: boolean;
  isGuest: boolean;
  /** The result has not reached the account yet, so no link can show it. */
  isWaiting: boolean;
  copy: Copy;
}) {
  const paths = usePaths();
  const [format, setFormat] = useState<PictureFormat>('chat');
  const [choices, setChoices] = useState<PictureChoices>({ name: '', hasScores: false });
  // What is behind the switch stays once it was there: a link is shown but once.
  const [linking, setLinking] = useState<'never' | 'on' | 'off'>(() =>
    startsWithLink || (isGuest && keptGuestLink()) ? 'on' : 'never',
  );
  const [isAsked, setAsked] = useState(startsWithLink);
  const [made, setMade] = useState<SentLink>();
  const [typed, setTyped] = useState<string>();
  const [to, setTo] = useState<Recipient>('mum');
  const link = linking === 'on' ? made : undefined;
  const facts = pictureFacts(report, words, choices, copy);
  const said = copy.sheet;
  const message =
    typed ??
    spokenTo(
      to,
      fill(said.messages[kindOf(facts, link)], {
        title: facts?.title ?? '',
        url: link?.url ?? location.origin + paths.to('assessment'),
      }),
      copy,
    );

  // Of what was typed the first word alone changes, while it is still the one that was chosen.
  function speakTo(next: Recipient) {
    const before = spokenTo(to, '', copy);
    if (typed?.startsWith(before)) setTyped(spokenTo(next, typed.slice(before.length), copy));
    setTo(next);
  }

  // What was typed stays as it is, with the address below it, and without it again.
  function takeLink(taken: SentLink | undefined) {
    setMade(taken);
    if (taken && typed !== undefined && !typed.includes(taken.url))
      setTyped(`${typed.trimEnd()}\n\n${taken.url}`);
  }
  function turn() {
    const isOn = linking !== 'on';
    setLinking(isOn ? 'on' : 'off');
    setAsked(isOn);
    if (!made || typed === undefined) return;
    const without = typed.replace(made.url, '').trimEnd();
    setTyped(isOn ? `${without}\n\n${made.url}` : without);
  }

  // Who asks for a link sees what makes it, also once its form has come: the switch goes up to leave it room.
  const wanted = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const [button, words] = [wanted.current, wanted.current?.closest('.send-words')];
    if (!isAsked || !button || !words) return;
    if (startsWithLink) button.setAttribute('autofocus', '');
    const observer = new ResizeObserver(() => button.scrollIntoView());
    observer.observe(words);
    const late = setTimeout(() => observer.disconnect(), 3_000);
    return () => {
      observer.disconnect();
      clearTimeout(late);
    };
  }, [isAsked, startsWithLink]);

  // A picture would give away what is to be guessed.
  const shown = link?.asksGuess ? undefined : facts;
  const field = (
    <>
      <FieldFrame fieldId="send-words" label={said.words}>
        <textarea
          id="send-words"
          className="field-input"
          rows={4}
          value={message}
          onChange={({ target }) => setTyped(target.value)}
        />
      </FieldFrame>
      {link?.asksGuess && <p className="text-muted">{said.noPicture}</p>}
      {renderLink && (
        <div className="send-wanted">
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={linking === 'on'}
            aria-describedby="send-guess"
            ref={wanted}
            onClick={turn}
          >
            <span className="switch-track" aria-hidden="true" />
            {said.link[isGuest ? 'summary' : 'whole']}
          </button>
          <p className="send-help" id="send-guess">
            {said.link.guess}
          </p>
        </div>
      )}
      {renderLink && linking !== 'never' && (
        <div className="send-link" hidden={linking === 'off'}>
          {renderLink(takeLink)}
          {isGuest && (
            <p className="send-help">
              {said.guest} <Link to={paths.to('register')}>{said.register}</Link>
            </p>
          )}
        </div>
      )}
      {isWaiting && <p className="send-help">{said.waiting}</p>}
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
    </>
  );
  const { canvas, ...picture } = usePicture(shown, format, copy.file);
  return (
    <Dialog open={isOpen} title={said.title} closeLabel={said.close} onClose={onClose}>
      <div className={shown ? 'send-sheet has-picture' : 'send-sheet'}>
        <div className="send-top">
          {shown && (
            <div className="send-picture">
              <div
                className={`share-picture${shown.leading ? ` type-${shown.leading.toLowerCase()}` : ''}`}
              >
                <canvas ref={canvas} role="img" aria-label={described(shown, copy)} />
              </div>
              <OtherWays message={message} picture={picture} copy={copy} />
            </div>
          )}
          <div className="send-to">
            <RadioButtons
              legend={said.to.label}
              options={recipients.map((value) => ({ value, label: said.to[value] }))}
              value={to}
              onChange={speakTo}
            />
          </div>
        </div>
        <div className="send-words">{field}</div>
        <SendWays message={message} {...(shown ? { picture } : {})} copy={copy} />
      </div>
    </Dialog>
  );
}

/** A message that begins with whom it is for. */
function spokenTo(to: Recipient, message: string, { sheet }: Copy): string {
  return to === 'none' ? upperFirst(message) : `${sheet.to[to]}, ${message}`;
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
