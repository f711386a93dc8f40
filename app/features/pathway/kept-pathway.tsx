import { useState } from 'react';
import { choiceWords, wayWords } from '#content/pathway/choice-words.ts';
import { pathwayRules } from '#content/pathway/rules.ts';
import { slotWords } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/dictionaries/es/pathway.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { pathwayFor } from '#domain/pathway/pathway-for.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { dayOf } from '#domain/pathway/months.ts';

/** How many steps of what comes next are shown. */
const nextSteps = 3;

/** The pathway of a plan as words, for whoever has the plan at hand: way in, progress, what comes next. */
export function KeptPathway({ plan: { choice, ticks }, copy }: { plan: Plan; copy: Copy }) {
  const locale = useLocale();
  const paths = usePaths();
  const words = copy.plan;
  const [today] = useState(() => dayOf(new Date()));
  const pathway = pathwayFor(pathwayRules, choice, today);
  const open = pathway.steps.filter(({ id }) => ticks[id] === undefined);
  const all = pathway.steps.length;
  return (
    <>
      <p>
        <strong>{wayWords(pathway, copy).title}</strong>
        <br />
        <span className="text-muted">{choiceWords(choice, copy, locale)}</span>
      </p>
      <p>{fill(words.progress, { done: all - open.length, all })}.</p>
      {open.length === 0 ? (
        <p>{words.allDone}</p>
      ) : (
        <>
          <h3 className="text-lg">{words.next}</h3>
          <ul className="list">
            {open.slice(0, nextSteps).map(({ id, slot }) => (
              <li key={id}>
                {copy.steps[id].title}{' '}
                <span className="text-muted">({slotWords(slot, copy.when, locale)})</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="actions no-print">
        <ButtonLink
          variant="secondary"
          to={`${paths.to('pathway')}?${new URLSearchParams(choice)}`}
        >
          {words.see}
        </ButtonLink>
      </div>
    </>
  );
}
