import type { Copy } from '#content/dictionaries/es/career.ts';
import type { CareerFacts } from './career-facts.ts';

/** How work is, in six lines, and who says so. */
export function Setting({
  career: { settings, hasAskedSettings, judged },
  copy,
}: {
  career: Pick<CareerFacts, 'settings' | 'hasAskedSettings' | 'judged'>;
  copy: Copy['settings'];
}) {
  return (
    <>
      <dl className="settings">
        {settings.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {!hasAskedSettings && <p>{copy.none}</p>}
      <p className="text-[0.95rem] text-muted">
        {hasAskedSettings && `${copy.note} `}
        {judged ?? copy.screenNote}
      </p>
    </>
  );
}
