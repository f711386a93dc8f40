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
  liked,
  picture,
  send,
}: {
  portrait: PortraitId;
  /** Whose colour it has; nothing where no type leads. */
  leading: RiasecLetter | undefined;
  lines: readonly HeadlineLine[];
  /** What the person said to like most, where there is room for it. */
  liked: { readonly title: string; readonly items: readonly string[] };
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
      picture={
        <>
          {picture}
          {liked.items.length > 0 && (
            <div className="most-liked">
              <p>{liked.title}</p>
              <ul>
                {liked.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
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
    <section className="beside-name">
      <p>{textsOf(lines, 'afterwards', 'tie', 'reading', 'note').join(' ')}</p>
      <div>
        {code && <p lang="zxx">{code}</p>}
        {children}
      </div>
    </section>
  );
}
