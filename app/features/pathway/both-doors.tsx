import type { RefObject } from 'react';
import { wayWords } from '#content/pathway/choice-words.ts';
import { countryName } from '#content/pathway/country-names.ts';
import { profileOf } from '#content/pathway/plan-profile.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { monthWords, slotWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import { nextStop, planFor } from '#domain/pathway/plan-for.ts';
import { saidStay, type Situation } from '#domain/situation/situation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import type { SaidChoice } from './form/choice-form.ts';
import type { FormFold } from './form/use-form-fold.ts';

/** For whoever has not decided: a degree and vocational training beside each other, each with its first step. */
export function BothDoors({
  said,
  situation,
  today,
  title,
  fold,
  onChoose,
  copy,
}: {
  said: SaidChoice;
  situation: Situation;
  /** `YYYY-MM-DD`. */
  today: string;
  title: RefObject<HTMLHeadingElement | null>;
  fold: FormFold;
  onChoose: (choice: PathwayChoice) => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.doors;
  return (
    <section className={`pathway-answer is-${fold}`} aria-labelledby="pathway-answer-title">
      <header className="page-head">
        <p className="eyebrow">{countryName(said.country, locale, copy.form.otherCountry)}</p>
        <h2 id="pathway-answer-title" ref={title} tabIndex={-1}>
          {words.title}
        </h2>
        <p className="lead">{words.text}</p>
      </header>
      <div className="pathway-doors">
        {(['public-degree', 'vocational'] as const).map((aim) => {
          const choice = { ...said, aim };
          const plan = { choice, ticks: {}, ...termsIn(situation) };
          const months = planFor(pathwayRules, profileOf(plan, situation), today);
          const way = wayWords(months.pathway, copy);
          const next = nextStop(months);
          return (
            <article key={aim} className="card pathway-door">
              <h3>{words[aim].title}</h3>
              <ul className="list">
                {words[aim].lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <p>
                <strong>{words.way}</strong> {way.title}.{' '}
                {fill(words.steps, {
                  steps: months.stops.length,
                  start: monthWords(said.start, locale),
                })}
              </p>
              {next && (
                <p>
                  <strong>{words.first}</strong> {copy.steps[next.id].title} (
                  {slotWords(next.slot, copy.when, locale)}).
                </p>
              )}
              <p>
                <Button variant="secondary" onClick={() => onChoose(choice)}>
                  {words[aim].choose}
                </Button>
              </p>
            </article>
          );
        })}
      </div>
    </section>
  );
}

function termsIn(situation: Situation) {
  const stay = saidStay(situation);
  return stay ? { stay } : {};
}
