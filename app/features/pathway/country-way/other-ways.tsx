import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { sharedFacts } from '#content/compiled/ways/every-country.js';
import { usePaths } from '#app/i18n/paths.tsx';
import { ToldTopic } from './told-topic.tsx';

/** What is the same for every country: another passport, other ways in, regions that differ, a visa late or refused. */
export function OtherWays({ answer, copy }: { answer: PathwayWords['answer']; copy: Copy }) {
  const pathway = usePaths().to('pathway');
  const { passport, others, regions, refused } = copy;
  const section = { level: 'h2', words: answer } as const;
  const part = { ...section, level: 'h3' } as const;
  return (
    <>
      <ToldTopic {...section} {...passport} facts={sharedFacts.passport} />
      <section className="grid gap-8">
        <div className="stack max-w-(--measure)">
          <h2>{others.title}</h2>
          <ul className="list">
            <li>
              <a href={`${pathway}#way-vocational`}>{others.vocational}</a>
            </li>
            <li>
              <a href={`${pathway}#way-language`}>{others.language}</a>
            </li>
            <li>
              <a href={`${pathway}#way-private`}>{others.private}</a>
            </li>
          </ul>
        </div>
        <ToldTopic
          {...part}
          id="transfer"
          title={others.transferTitle}
          facts={sharedFacts.transfer}
          ask={others.transferAsk}
        />
      </section>
      <section className="grid gap-8">
        <h2>{regions.title}</h2>
        <ToldTopic {...part} title={regions.andalusia} facts={sharedFacts.andalusia} />
        <ToldTopic {...part} title={regions.madrid} facts={sharedFacts.madrid} />
        <ToldTopic {...part} title={regions.valencia} facts={sharedFacts.valencia} />
        <p className="pathway-ask max-w-(--measure)">{regions.ask}</p>
      </section>
      <ToldTopic
        {...section}
        title={refused.title}
        facts={sharedFacts.refused}
        means={refused.late}
        ask={refused.ask}
      />
    </>
  );
}
