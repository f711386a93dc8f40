import type { Copy } from '#content/dictionaries/es/article.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import { tellTuitionTable } from '#content/tuition/tell-tuition-table.ts';
import { dateWords } from '#content/tuition/tuition-figures.ts';
import { lastGoodDay } from '#domain/fact-age.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ForeignName } from '#app/ui/foreign-name.tsx';
import { PairTable } from '#app/ui/pair-table.tsx';

/** Makes the `<TuitionTable />` of a language: what a public degree costs in every region, both prices. */
export function createTuitionTable(copy: Copy) {
  return function TuitionTable() {
    const locale = useLocale();
    const { tuition: words, newTab, stale } = copy;
    const told = { locale, words };
    return (
      <>
        <PairTable
          caption={words.caption}
          columns={{ name: words.region, first: words.resident, second: words.foreign }}
          rows={tellTuitionTable(told)}
          words={{ newTab, stale }}
        />
        <p className="text-base text-muted">{words.scope}</p>
        <p>{words.who}</p>
        <p>{tellTuition(told).ask}</p>
      </>
    );
  };
}

/** Makes the `<TuitionPair />` of a language: both prices in sentences, with their sources below. */
export function createTuitionPair(copy: Copy) {
  return function TuitionPair() {
    const locale = useLocale();
    const { tuition: words, newTab, stale } = copy;
    const { foreign, resident, ask, citations } = tellTuition({ locale, words });
    return (
      <>
        {foreign.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{resident}</p>
        <p>{ask}</p>
        <p>{words.who}</p>
        <ul className="text-base text-muted">
          {citations.map((citation) => (
            <li key={citation.url} data-stale-after={lastGoodDay(citation)}>
              <a href={citation.url} target="_blank" rel="noopener">
                <ForeignName
                  text={fill(words.cited[citation.sourceKind], {
                    publisher: citation.publisher,
                    date: dateWords(citation.published, locale),
                  })}
                  name={citation.publisher}
                  lang="es"
                />
                <span className="sr-only"> ({newTab})</span>
              </a>{' '}
              <strong className="stale-note">{stale}</strong>
            </li>
          ))}
        </ul>
      </>
    );
  };
}
