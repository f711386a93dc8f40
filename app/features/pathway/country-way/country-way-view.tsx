import type { ReactNode } from 'react';
import type { Fact } from '#content/facts/fact.ts';
import type { Copy } from '#content/dictionaries/es/country-way.ts';
import type { Copy as PathwayWords } from '#content/sentences/pathway/es/pathway.ts';
import { timingWords } from '#content/pathway/when-words.ts';
import { sharedFacts } from '#content/compiled/ways/every-country.js';
import type { CountryWay } from '#content/ways/way.ts';
import type { PathwayOutline } from '#domain/pathway/pathway-for.ts';
import { FactSources } from '#app/features/pathway/fact-sources.tsx';
import { PathwayStepItem } from '#app/features/pathway/pathway-step.tsx';
import { fill } from '#app/i18n/fill.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { OtherWays } from './other-ways.tsx';
import { ToldTopic } from './told-topic.tsx';
import { WayTrail } from './way-trail.tsx';

type CountryWayProps = {
  way: CountryWay;
  outline: Pick<PathwayOutline<Fact>, 'reasons' | 'steps'>;
  /** The other countries with their pages. */
  others: readonly { name: string; path: string }[];
  words: PathwayWords;
  copy: Copy;
};

/** The way from one country: what is known there, the steps, other ways and regions, and whom to ask. Complete as HTML. */
export function CountryWayView({ way, outline, others, words, copy }: CountryWayProps) {
  const locale = useLocale();
  const paths = usePaths();
  const pathway = paths.to('pathway');
  const { topics } = copy;
  const own = { words: way.ownWords, lang: way.ownLanguage ?? 'es' };
  const of = { level: 'h3', words: words.answer, own } as const;
  return (
    <article className="page pathway-page">
      <WayTrail copy={copy.trail} />
      <header className="page-head">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{way.title[locale]}</h1>
        <p className="lead">{words.ways[way.access].text}</p>
        <p>{linked(copy.four, <a href={pathway}>{copy.fourLink}</a>)}</p>
      </header>
      <section className="stack max-w-(--measure)">
        <h2>{copy.why}</h2>
        {outline.reasons.map(({ id, facts, ask }) => (
          <div key={id} className="stack">
            <p>{words.reasons[id]}</p>
            {ask && (
              <p className="pathway-ask">
                {fill(words.answer.ask, { office: words.offices[ask] })}
              </p>
            )}
            <FactSources facts={facts} words={words.answer} />
          </div>
        ))}
      </section>
      <section className="grid gap-8">
        <h2>{copy.own}</h2>
        <ToldTopic {...of} {...topics.diploma} facts={way.diploma} />
        <ToldTopic {...of} {...topics.papers} facts={way.papers} />
        <ToldTopic {...of} {...topics.year} facts={way.year} means={copy.calendar[way.yearEnds]} />
        <ToldTopic {...of} {...topics.marks} facts={sharedFacts.marks} />
        <ToldTopic {...of} {...topics.exams} facts={sharedFacts.exams} />
        <ToldTopic {...of} {...topics.consulate} facts={sharedFacts.consulate} />
        {way.more.length > 0 && <ToldTopic {...of} {...topics.more} facts={way.more} />}
      </section>
      <section className="stack">
        <h2>{copy.steps}</h2>
        <p>{copy.stepsNote}</p>
        <ol className="pathway-steps mt-4">
          {outline.steps.map((step) => (
            <PathwayStepItem
              key={step.id}
              step={step}
              when={timingWords(step.timing, words.when, locale)}

              level="h3"
              copy={words}
            />
          ))}
        </ol>
      </section>
      <OtherWays answer={words.answer} copy={copy} />
      <section className="stack max-w-(--measure)">
        <h2>{copy.money.title}</h2>
        <p>{linked(copy.money.text, <a href={`${pathway}#tuition`}>{copy.money.link}</a>)}</p>
        <p>
          <a href={paths.to('admission')}>{copy.money.calculator}</a>
        </p>
      </section>
      <nav className="stack" aria-labelledby="other-countries">
        <h2 id="other-countries">{copy.countries}</h2>
        <ul className="flex flex-wrap gap-x-6">
          {others.map((other) => (
            <li key={other.path} className="grid min-h-11 items-center">
              <a href={other.path}>{other.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="pathway-caveat">{words.answer.caveat}</p>
    </article>
  );
}

/** A sentence with a link in the place of `{link}`. */
function linked(sentence: string, link: ReactNode): ReactNode {
  const [before, after] = sentence.split('{link}');
  return (
    <>
      {before}
      {link}
      {after}
    </>
  );
}
