import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import { ministryFront } from '#content/pathway/offices.ts';
import { sharedFacts } from '#content/compiled/ways/every-country.js';
import { believed } from '#content/ways/way.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FactLines } from './fact-lines.tsx';

/** What was read of scholarships for a degree, each with its year, and whom to ask for this year's. */
export function Scholarships({ words, copy }: { words: Words; copy: Copy['scholarships'] }) {
  const locale = useLocale();
  const said = believed(sharedFacts.scholarships);
  return (
    <section id="scholarships" className="stack max-w-(--measure)">
      <h2>{copy.title}</h2>
      {said.map(({ id, says }) => (
        <p key={id}>{says[locale]}</p>
      ))}
      <p className="pathway-ask">{copy.ask}</p>
      <p>
        <a href={ministryFront} target="_blank" rel="noopener">
          {copy.office}
          <span className="sr-only"> ({words.newTab})</span>
        </a>
      </p>
      <FactLines facts={said} copy={words} />
    </section>
  );
}
