import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toView } from '#app/features/centre/centre-view.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { Asked } from '#app/features/centre/frame/asked.tsx';
import { spacedCode } from '#app/features/centre/frame/code.ts';
import { Counters } from '#app/features/centre/frame/counters.tsx';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import { liveBoardQuery } from './live-board.ts';

/** What is shown on the wall of a room: where to go, the code, its picture, and how many are there. */
export function WallView({ session }: { session: string }) {
  const { copy } = useArea();
  const query = useQuery(liveBoardQuery(session));
  return (
    <Asked query={query} keeps copy={copy}>
      {({ session: shown }) => <Wall session={shown} />}
    </Asked>
  );
}

function Wall({
  session,
}: {
  session: Parameters<typeof Counters>[0]['session'] & {
    id: string;
    code: string;
    ended: boolean;
  };
}) {
  const { centre, copy } = useArea();
  const { evening, wall: words } = copy.session;
  const isEvening = session.kind === 'evening';
  const box = useRef<HTMLElement>(null);
  const isFull = useFullScreen();
  const path = usePaths().to('class-join');
  const address = `${location.host}${path}`;
  return (
    <section ref={box} className="wall">
      <h1 className="sr-only">{fill(words.codeLabel, { code: spacedCode(session.code) })}</h1>
      {session.ended ? (
        isEvening ? (
          <Talk copy={evening} />
        ) : (
          <p className="wall-ended">{words.ended}</p>
        )
      ) : (
        <div className="wall-ways">
          <div className="wall-words">
            <p>{isEvening ? evening.go : words.go}</p>
            <p className="wall-address">{address}</p>
            <p>{words.code}</p>
            <p className="wall-code" aria-hidden="true">
              {spacedCode(session.code)}
            </p>
          </div>
          <QrCode
            text={`${location.origin}${path}#${session.code}`}
            label={fill(words.qr, { address })}
            className="wall-qr"
          />
        </div>
      )}
      <Counters session={session} copy={copy.session} />
      <div className="actions">
        {document.fullscreenEnabled && (
          <Button
            variant="secondary"
            onClick={() =>
              void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())
            }
          >
            {isFull ? words.leaveFullScreen : words.fullScreen}
          </Button>
        )}
        <ButtonLink
          variant="secondary"
          to={toView('board', { centre: centre.id, session: session.id })}
        >
          {words.back}
        </ButtonLink>
      </div>
    </section>
  );
}

/** How an evening ends: what to talk about at home. */
function Talk({ copy }: { copy: Copy['session']['evening'] }) {
  return (
    <div className="wall-talk">
      <p className="text-muted">{copy.ended}</p>
      <h2>{copy.talk}</h2>
      <ol>
        {copy.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </div>
  );
}

function useFullScreen(): boolean {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
