import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { CardIcon } from './card-icon.tsx';
import { ForeignWords } from './foreign-words.tsx';
import type { CountryCard } from './told-country.ts';

/** What is particular to a country: a card a topic, its few words at once and its sentences a press away. */
export function OwnCards({
  cards,
  own,
  words,
}: {
  cards: readonly CountryCard[];
  /** Names of the country, in its language. */
  own: { words: readonly string[]; lang: string };
  words: PathwayWords;
}) {
  const locale = useLocale();
  const told = (text: string) =>
    own.lang === locale ? text : <ForeignWords text={text} {...own} />;
  return (
    <ul className="own-cards">
      {cards.map(({ id, label, head, sentences, links }) => (
        <li key={id} id={id}>
          <details className="own-card">
            <summary>
              <CardIcon id={id} />
              <span>
                <span className="own-card-label">{label}</span>{' '}
                {head && <strong>{told(head)}</strong>}
              </span>
            </summary>
            {id === 'ask' ? (
              <ul className="own-card-asks">
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : (
              <p>
                {sentences.map((sentence, index) => (
                  <span key={sentence}>
                    {index > 0 && ' '}
                    {told(sentence)}
                  </span>
                ))}
              </p>
            )}
            {links.map(({ name, url }) => (
              <p key={url}>
                <a href={url} target="_blank" rel="noopener">
                  {name}
                  <span className="sr-only"> ({words.answer.newTab})</span>
                </a>
              </p>
            ))}
          </details>
        </li>
      ))}
    </ul>
  );
}
