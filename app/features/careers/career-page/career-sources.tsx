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
  const { onet } = career;
  return (
    <section
      aria-labelledby="sources-title"
      className="grid max-w-(--measure) gap-3 border-t border-line pt-8 text-[0.95rem] text-muted"
    >
      <h2 id="sources-title" className="text-2xl text-ink">
        {copy.title}
      </h2>
      <p>{fill(copy.occupation, { code: onet, parts: parts(career, copy).join('; ') })}</p>
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

/** Only what the page shows of the occupation: some have been asked about less. */
function parts(career: CareerFacts, copy: Copy['sources']): readonly string[] {
  const { interestsDated, values, valuesDated, skills, hasAskedSettings } = career;
  return [
    fill(copy.interests, { month: interestsDated }),
    values ? fill(copy.values, { month: valuesDated }) : '',
    skills.length > 0 ? copy.demands : '',
    copy.tasks,
    hasAskedSettings ? copy.settings : '',
  ].filter((part) => part !== '');
}
