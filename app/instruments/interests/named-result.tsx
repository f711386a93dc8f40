import type { ReactNode } from 'react';
import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** A result with a name: its first screen, and below it what else the teller says, each thing once. */
export function NamedResult({
  portrait,
  leading,
  lines,
  picture,
  send,
  children,
}: {
  portrait: PortraitId;
  /** Whose colour it has; nothing where no type leads. */
  leading: RiasecLetter | undefined;
  lines: readonly HeadlineLine[];
  picture: ReactNode;
  send: ReactNode;
  /** When it was made. */
  children: ReactNode;
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  const [code] = textsOf(lines, 'code');
  return (
    <>
      <ResultHero
        scene={<ResultScene id={portrait} />}
        colour={leading && `type-${leading.toLowerCase()}`}
        title={title}
        lead={lead}
        picture={picture}
      >
        {send}
      </ResultHero>
      <section className="grid gap-2">
        {textsOf(lines, 'afterwards', 'tie').map((text) => (
          <p key={text}>{text}</p>
        ))}
        {textsOf(lines, 'reading', 'note').map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
        <div className="flex flex-wrap items-baseline gap-x-4 text-[0.95rem] text-muted">
          {code && <p lang="zxx">{code}</p>}
          {children}
        </div>
      </section>
    </>
  );
}
