import { useState } from 'react';
import { Section } from '#app/ui/section.tsx';
import { factName, pastTheirDate } from '#app/features/admin/known-facts.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { europeanLongDayIn } from '#content/wording/formats.ts';
import { lastGoodDay } from '#domain/fact-age.ts';

/** So many stand here; all of them, with source and the role that must look, under their own heading of the area. */
const shown = 5;

/** How many figures of the site are past their date, and those that have waited longest. Loaded when the overview is. */
export function FactsSection({ copy }: { copy: Copy['facts'] }) {
  const locale = useLocale();
  const [past] = useState(() => pastTheirDate(new Date().toISOString().slice(0, 10)));
  const { past: words } = copy;
  const day = (text: string) => europeanLongDayIn(locale).format(new Date(text));
  return (
    <Section
      id="facts"
      title={fill(words.title, { n: past.length })}
      lead={past.length === 0 ? undefined : words.text}
    >
      {past.length === 0 ? (
        <p>{copy.lists.stale.none}</p>
      ) : (
        <>
          <ul className="list">
            {past.slice(0, shown).map((fact) => (
              <li key={fact.id}>
                {fill(words.item, { fact: factName(fact, locale), day: day(lastGoodDay(fact)) })}
              </li>
            ))}
          </ul>
          <p>
            <Link to="?view=facts">{fill(words.all, { n: past.length })}</Link>
          </p>
        </>
      )}
    </Section>
  );
}
