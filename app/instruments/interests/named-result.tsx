import type { ReactNode } from 'react';
import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';

/**
 * The first screen of a result with a name: the name, one sentence, the picture and where to look first; below it what
 * else the teller says, with the letters in small print.
 */
export function NamedResult({
  lines,
  picture,
  children,
}: {
  lines: readonly HeadlineLine[];
  picture: ReactNode;
  children: ReactNode;
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  const [code] = textsOf(lines, 'code');
  return (
    <section className="named-result">
      <div className="named-result-name">
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <div className="named-result-picture">{picture}</div>
      <div className="named-result-more stack max-md:[&>:where(:not(:first-child))]:mt-3">
        <div className="grid gap-2">
          {textsOf(lines, 'afterwards', 'tie').map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {textsOf(lines, 'reading', 'note').map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
        {code && (
          <p className="text-[0.95rem] text-muted" lang="zxx">
            {code}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
