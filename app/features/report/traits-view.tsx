import { sectionFor } from '#domain/instruments/registry.ts';
import { traits } from '#domain/instruments/personality/traits.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIn } from '#app/i18n/formats.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { MadeOn } from './made-on.tsx';
import { MyAnswers } from './my-answers.tsx';
import { MethodLink } from './method-link.tsx';
import { NextSteps } from './next-steps.tsx';
import { QualityNote } from './quality-note.tsx';
import type { ViewProps } from './telling.ts';
import { ReadingNotes } from './reading-notes.tsx';
import { ScaleFolds } from './scale-folds.tsx';
import { saidPlace, TraitLine } from './trait-line.tsx';

/** Five places on five lines, each on its own: no type, no order among the traits. */
export function TraitsView({
  report,
  words: all,
  items,
  now,
  isGuest,
  isShared = false,
  booking,
  plan,
  take,
}: ViewProps) {
  const section = sectionFor(report.sections, 'personality');
  const {
    results: copy,
    instruments: { personality: words },
  } = all;
  const list = listIn(useLocale());
  if (!section) return null;
  const { profile } = section;
  return (
    <article className="grid grid-cols-1 gap-12 md:gap-16">
      <div className="grid gap-6">
        <section className="stack">
          <h2>{words.title}</h2>
          <p className="lead">{words.lead}</p>
        </section>
        {profile.kind === 'incomplete' && (
          <Notice tone="warn" title={words.incomplete.title}>
            <p>
              {fill(words.incomplete.text, {
                names: list.format(profile.missing.map((trait) => words.types[trait].name)),
              })}
            </p>
          </Notice>
        )}
        <MadeOn section={section} now={now} copy={{ ...copy.report, repeatOld: words.repeatOld }} />
        <QualityNote section={section} isShared={isShared} copy={copy.quality} />
      </div>
      <section className="stack">
        <h2>{words.linesTitle}</h2>
        <ul className="grid gap-10">
          {profile.places.map((place) => (
            <li key={place.trait}>
              <TraitLine place={place} words={words} />
            </li>
          ))}
        </ul>
        <details className="fold">
          <summary>{words.table.caption}</summary>
          <DataTable
            caption={words.table.caption}
            captionHidden
            columns={[
              { id: 'trait', label: words.table.trait },
              { id: 'points', label: copy.report.chart.score, isNumber: true },
              { id: 'place', label: words.table.place },
            ]}
            rows={profile.places.map((place) => ({
              id: place.trait,
              cells: [
                words.types[place.trait].name,
                place.kind === 'placed' ? `${place.points} / ${place.max}` : '–',
                saidPlace(place, words),
              ],
            }))}
          />
        </details>
      </section>
      {!isShared && (
        <NextSteps
          test="personality"
          isGuest={isGuest}
          booking={booking}
          copy={{ ...copy.report.next, ...words.next }}
        />
      )}
      <ScaleFolds
        title={words.foldsTitle}
        folds={traits.map((trait) => ({ id: trait, ...words.types[trait] }))}
      />
      {plan}
      <ReadingNotes copy={words.meaning} />
      <MyAnswers section={section} words={all} items={items} />
      {take}
      <MethodLink test="personality" label={copy.report.method} />
    </article>
  );
}
