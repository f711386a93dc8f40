import type { ReactNode } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';
import { longDayIn, wholeNumberIn } from '#content/dictionaries/formats.ts';
import type { Part } from '#domain/research/study.ts';

/** A part of a study under its title: its figures with people and day, or what is missing. */
export function PartSection<Figures>({
  part,
  words,
  copy,
  children,
}: {
  part: Part<Figures>;
  words: { readonly title: string; readonly lead: string; readonly missing: string };
  copy: Pick<Copy, 'basis' | 'notYet'>;
  children: (figures: Figures) => ReactNode;
}) {
  return (
    <section className="stack">
      <h2>{words.title}</h2>
      <p className="max-w-(--measure)">{words.lead}</p>
      {part.kind === 'not-yet' ? (
        <NotYet missing={part.missing} why={words.missing} copy={copy} />
      ) : (
        <>
          <Basis n={part.n} asOf={part.asOf} copy={copy} />
          {children(part.figures)}
        </>
      )}
    </section>
  );
}

/** How many people there are behind figures, and of when they are. */
export function Basis({ n, asOf, copy }: { n: number; asOf: string; copy: Pick<Copy, 'basis'> }) {
  const locale = useLocale();
  const said = {
    n: wholeNumberIn(locale).format(n),
    day: longDayIn(locale).format(new Date(asOf)),
  };
  return <p className="text-muted">{fill(copy.basis, said)}</p>;
}

export function NotYet({
  missing,
  why,
  copy,
}: {
  missing: number;
  why: string;
  copy: Pick<Copy, 'notYet'>;
}) {
  const n = wholeNumberIn(useLocale()).format(missing);
  return (
    <p>
      <strong>{fill(copy.notYet, { n })}</strong> {why}
    </p>
  );
}
