import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { Notice } from '#app/ui/notice.tsx';

/** What the teller says first where no scene stands over it: nothing was liked and it stays `open`, or answers are `missing`. */
export function Headline({
  lines,
  layout,
}: {
  lines: readonly HeadlineLine[];
  layout: 'open' | 'missing';
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  if (layout === 'missing') {
    return (
      <Notice tone="warn" title={title}>
        {textsOf(lines, 'lead', 'note', 'aside').map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Notice>
    );
  }
  return (
    <section className="stack">
      <h2>{title}</h2>
      <p className="lead max-md:text-[1rem]">{lead}</p>
      <BelowLead lines={lines} />
    </section>
  );
}

/** All that the teller says beside name and first sentence. */
export function BelowLead({ lines }: { lines: readonly HeadlineLine[] }) {
  const [, ...leads] = textsOf(lines, 'lead');
  const steps = textsOf(lines, 'step');
  return (
    <>
      {[...leads, ...textsOf(lines, 'afterwards', 'tie', 'note')].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {textsOf(lines, 'reading').map((text) => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      {steps.length > 0 && (
        <ul className="list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </>
  );
}
