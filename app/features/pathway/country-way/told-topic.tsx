import { believed, type WayFact } from '#content/ways/way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { OwnWords } from './own-words.tsx';
import { FactSources } from '#app/features/pathway/fact-sources.tsx';

/** What is known of one thing, each sentence with its source, and whom to ask the rest. What nobody verified is not said. */
export function ToldTopic({
  level: Heading,
  id,
  title,
  facts,
  means,
  ask,
  own,
  words,
}: {
  level: 'h2' | 'h3';
  /** Where other pages lead. */
  id?: string;
  title: string;
  facts: readonly WayFact[];
  /** What follows from it. */
  means?: string | undefined;
  ask?: string | undefined;
  /** Names of the country, in its language. */
  own?: { words: readonly string[]; lang: string } | undefined;
  words: PathwayWords['answer'];
}) {
  const locale = useLocale();
  const said = believed(facts);
  return (
    <section id={id} className="stack max-w-(--measure)">
      <Heading>{title}</Heading>
      {said.map(({ id, says }) => (
        <p key={id}>
          {own && own.lang !== locale ? <OwnWords text={says[locale]} {...own} /> : says[locale]}
        </p>
      ))}
      {means && <p>{means}</p>}
      {ask && <p className="pathway-ask">{ask}</p>}
      <FactSources facts={said} words={words} />
    </section>
  );
}
