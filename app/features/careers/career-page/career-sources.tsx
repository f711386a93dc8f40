import type { Copy } from '#content/dictionaries/es/career.ts';
import { fill } from '#app/i18n/fill.ts';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import type { CareerFacts } from './career-facts.ts';

/** Whose figures these are, of when, and the line that their licence asks for. */
export function CareerSources({
  career,
  notes,
  copy,
}: {
  career: CareerFacts;
  notes: { readonly credit: string; readonly studies: string };
  copy: Copy['sources'];
}) {
  const { newTab } = useSiteCopy();
  const { onet } = career;
  return (
    <>
      <p>{fill(copy.occupation, { code: onet, parts: parts(career, copy).join('; ') })}</p>
      <p>{copy.studies}</p>
      <p>{copy.words}</p>
      <p>{notes.studies}</p>
      <p>{notes.credit}</p>
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
    </>
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
