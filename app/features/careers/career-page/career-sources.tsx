import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import type { CareerFacts } from './career-facts.ts';

/** Whose figures these are, of when, and the line that their licence asks for. */
export function CareerSources({
  career,
  credit,
  copy,
}: {
  career: CareerFacts;
  credit: string;
  copy: Copy['sources'];
}) {
  const { newTab } = useSiteCopy();
  const { onet, interestsDated, valuesDated, values } = career;
  const sentence = values ? copy.occupation : copy.occupationWithoutValues;
  return (
    <section
      aria-labelledby="sources-title"
      className="grid max-w-(--measure) gap-3 border-t border-line pt-8 text-[0.95rem] text-muted"
    >
      <h2 id="sources-title" className="text-2xl text-ink">
        {copy.title}
      </h2>
      <p>{fill(sentence, { code: onet, interests: interestsDated, values: valuesDated })}</p>
      <p>{copy.studies}</p>
      <p>{copy.words}</p>
      <p>{credit}</p>
      <p>
        <a
          className="inline-flex min-h-11 items-center"
          href={`https://www.onetonline.org/link/summary/${onet}`}
          target="_blank"
          rel="noopener"
        >
          {copy.link}
          <span className="sr-only"> ({newTab})</span>
        </a>
      </p>
    </section>
  );
}
