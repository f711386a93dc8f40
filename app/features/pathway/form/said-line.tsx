import { countryName } from '#content/pathway/country-names.ts';
import { shortMonth } from '#content/pathway/when-words.ts';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import type { PathwayChoice } from '#domain/pathway/choices.ts';
import type { UniversityPast } from '#domain/pathway/past.ts';
import { useLocale } from '#app/i18n/paths.tsx';

/** The answers of the form on one line, in the place of the form, and the way back to it. */
export function SaidLine({
  choice: { aim, country, diploma, start },
  past,
  onChange,
  copy,
}: {
  choice: PathwayChoice;
  past: UniversityPast | '';
  onChange: () => void;
  copy: Copy['form'];
}) {
  const locale = useLocale();
  const brought = past === 'begun' || past === 'finished' ? past : diploma;
  const said = [copy.said[aim], countryName(country, locale, copy.otherCountry)];
  const more = [
    copy.said[brought],
    `${shortMonth(start, locale)} ${start.slice(0, 'YYYY'.length)}`,
  ];
  return (
    <p className="said-line no-print">
      <span>
        {said.join(' · ')}
        <span className="said-more"> · {more.join(' · ')}</span>
      </span>
      <button type="button" onClick={onChange}>
        {copy.change}
      </button>
    </p>
  );
}
