import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/paths.tsx';
import { ForeignWords } from './foreign-words.tsx';
import type { CountryRow } from './told-country.ts';

/** What is known of a country, a line a topic. */
export function CountryRows({
  rows,
  own,
  links,
}: {
  rows: readonly CountryRow[];
  /** Names of the country, in its language. */
  own: { words: readonly string[]; lang: string };
  /** What stands in the places of their names in braces. */
  links: Readonly<Record<string, ReactNode>>;
}) {
  const locale = useLocale();
  return (
    <dl className="country-rows">
      {rows.map(({ id, label, sentences }) => (
        <div key={id} id={id}>
          <dt>{label}</dt>
          <dd>
            {sentences.map((sentence, index) => (
              <span key={sentence}>
                {index > 0 && ' '}
                {linked(sentence, links) ??
                  (own.lang === locale ? sentence : <ForeignWords text={sentence} {...own} />)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A sentence with its links; undefined where it has none. */
function linked(sentence: string, links: Readonly<Record<string, ReactNode>>): ReactNode {
  const parts = sentence.split(/\{(\w+)\}/);
  if (parts.length === 1) return undefined;
  return parts.map((part, index) =>
    index % 2 === 0 ? part : <span key={part}>{links[part]}</span>,
  );
}
