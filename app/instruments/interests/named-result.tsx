import type { ReactNode } from 'react';
import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { ResultScene } from '#app/illustrations/result-scene.tsx';
import { ResultHero } from '#app/instruments/section/result-hero.tsx';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';
import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';

/** A result with a name: its first screen. */
export function NamedResult({
  portrait,
  leading,
  lines,
  picture,
  send,
}: {
  portrait: PortraitId;
  /** Whose colour it has; nothing where no type leads. */
  leading: RiasecLetter | undefined;
  lines: readonly HeadlineLine[];
  picture: ReactNode;
  send: ReactNode;
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  return (
    <ResultHero
      scene={<ResultScene id={portrait} />}
      colour={leading && `type-${leading.toLowerCase()}`}
      title={title}
      lead={lead}
      picture={picture}
    >
      {send}
    </ResultHero>
  );
}

/** The same in words alone, where the poster stands elsewhere on the page. */
export function NameInWords({ lines }: { lines: readonly HeadlineLine[] }) {
  return (
    <section className="stack">
      <h2>{textsOf(lines, 'title')}</h2>
      <p className="lead">{textsOf(lines, 'lead')}</p>
    </section>
  );
}

/** What else the teller says of a name, quietly, each thing once: what comes next, how sure the order is, the letters. */
export function BesideName({
  lines,
  children,
}: {
  lines: readonly HeadlineLine[];
  /** When it was made. */
  children: ReactNode;
}) {
  const [code] = textsOf(lines, 'code');
  return (
    <>
      <p>{textsOf(lines, 'afterwards', 'tie', 'reading', 'note').join(' ')}</p>
      <div>
        {code && <p lang="zxx">{code}</p>}
        {children}
      </div>
    </>
  );
}
