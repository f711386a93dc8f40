import type { ReactNode } from 'react';
import { Section } from '#app/ui/section.tsx';
import { fill } from '#app/i18n/fill.ts';
import type { Part } from '#domain/research/study.ts';
import type { StudyWords } from './study-words.ts';

/** A part of a study under its title: its figures with people and day, or what is missing. */
export function PartSection<Figures>({
  part,
  told: { title, lead, missing },
  words,
  children,
}: {
  part: Part<Figures>;
  told: { readonly title: string; readonly lead: string; readonly missing: string };
  words: StudyWords;
  children: (figures: Figures) => ReactNode;
}) {
  return (
    <Section title={title} lead={lead}>
      <PartFigures part={part} notYet={words.copy.notYet} missing={missing} words={words}>
        {children}
      </PartFigures>
    </Section>
  );
}

/** The figures of a part below how many people there are behind them, and of when they are; or how many people are missing. */
export function PartFigures<Figures>({
  part,
  notYet,
  missing,
  words,
  children,
}: {
  part: Part<Figures>;
  notYet: string;
  missing: string;
  words: StudyWords;
  children: (figures: Figures) => ReactNode;
}) {
  if (part.kind === 'not-yet') {
    return (
      <p>
        <strong>{fill(notYet, { n: words.whole(part.missing) })}</strong> {missing}
      </p>
    );
  }
  const { n, asOf, figures } = part;
  return (
    <>
      <p className="text-muted">
        {fill(words.copy.basis, { n: words.whole(n), day: words.day(asOf) })}
      </p>
      {children(figures)}
    </>
  );
}
