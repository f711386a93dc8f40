import { textsOf, type HeadlineLine } from '#content/instruments/section/headline-line.ts';
import { Notice } from '#app/ui/notice.tsx';

/** What the teller says first, laid out: something stands out, nothing does and it stays `open`, or answers are `missing`. */
export function Headline({
  lines,
  layout,
}: {
  lines: readonly HeadlineLine[];
  layout: 'clear' | 'open' | 'missing';
}) {
  const [title] = textsOf(lines, 'title');
  const [lead] = textsOf(lines, 'lead');
  const steps = textsOf(lines, 'step');
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
      {layout === 'open' ? (
        <p className="lead">{lead}</p>
      ) : (
        <div className="grid gap-1 text-[1.18rem] leading-snug">
          {textsOf(lines, 'lead', 'afterwards').map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {lines.map(
        ({ kind, text }) =>
          (kind === 'tie' || kind === 'reading' || kind === 'note') && (
            <p key={text} className={kind === 'reading' ? 'text-muted' : undefined}>
              {text}
            </p>
          ),
      )}
      {steps.length > 0 && (
        <ul className="list">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
