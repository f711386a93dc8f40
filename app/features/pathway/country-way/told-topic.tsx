import { believed, type WayFact } from '#content/ways/way.ts';
import type { Copy as PathwayWords } from '#content/dictionaries/es/pathway.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { FactSources } from '#app/features/pathway/fact-sources.tsx';

/** What is known of one thing, each sentence with its source, and whom to ask the rest. What nobody verified is not said. */
export function ToldTopic({
  level: Heading,
  title,
  facts,
  means,
  ask,
  stale,
  words,
}: {
  level: 'h2' | 'h3';
  title: string;
  facts: readonly WayFact[];
  /** What follows from it. */
  means?: string | undefined;
  ask?: string | undefined;
  stale: ReadonlySet<string>;
  words: PathwayWords['answer'];
}) {
  const locale = useLocale();
  const said = believed(facts);
  return (
    <section className="stack max-w-(--measure)">
      <Heading>{title}</Heading>
      {said.map(({ id, says }) => (
        <p key={id}>{says[locale]}</p>
      ))}
      {means && <p>{means}</p>}
      {ask && <p className="pathway-ask">{ask}</p>}
      <FactSources facts={said} stale={stale} words={words} />
    </section>
  );
}
