import type { Copy } from '#content/dictionaries/es/vocational-title.ts';
import { fill } from '#app/i18n/fill.ts';
import type { TitleFacts } from './study-facts.ts';
import { OfficialLink, StudyFoot } from './study-foot.tsx';
import { CareersOfStudy, StudyHead } from './study-head.tsx';

/** One vocational title: where it leads, by us and officially, and what is known of those who have it. */
export function TitleView({
  title,
  search,
  copy,
}: {
  title: TitleFacts;
  /** Address of the official search. */
  search: string;
  copy: Copy;
}) {
  return (
    <article className="page career">
      <StudyHead study={title} copy={copy.trail} />
      <CareersOfStudy careers={title.careers} note={copy.note} copy={copy.careers} />
      <Outcomes title={title} copy={copy.outcomes} />
      <section className="career-section" id="practice">
        <h2>{copy.practice.title}</h2>
        {title.practice.map(({ text, link }) => (
          <div key={text}>
            <p className="max-w-(--measure)">{text}</p>
            {link && <OfficialLink href={link.url} label={link.name} />}
          </div>
        ))}
      </section>
      <section className="career-section" id="places">
        <h2>{copy.places.title}</h2>
        <p className="max-w-(--measure)">{copy.places.text}</p>
        <OfficialLink href={search} label={copy.places.search} />
      </section>
      <section className="career-section" id="afterwards">
        <h2>{copy.afterwards.title}</h2>
        {title.afterwards.length === 0 ? (
          <p>{copy.afterwards.none}</p>
        ) : (
          <p className="max-w-(--measure)">
            {title.afterwards.join(' ')} {copy.afterwards.limits}
          </p>
        )}
      </section>
      <Siblings siblings={title.siblings} heading={copy.siblings} />
      <StudyFoot copy={{ ...copy, sources: sourcesOf(title, copy) }} />
    </article>
  );
}

function Outcomes({ title, copy }: { title: TitleFacts; copy: Copy['outcomes'] }) {
  const { outcomes, officialPage, decree = '' } = title;
  const from = decree ? copy.decree : copy.todofp;
  return (
    <section className="career-section" id="outcomes">
      <h2>{copy.title}</h2>
      <p>{fill(from.text, { decree })}</p>
      <ul className="career-list is-wide" lang="es">
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
      <OfficialLink href={officialPage} label={fill(from.page, { decree })} />
    </section>
  );
}

/** Credits the outcomes to where they were read, before all else that the page has its figures from. */
function sourcesOf({ decree = '' }: TitleFacts, { outcomes, sources }: Copy) {
  const credit = fill((decree ? outcomes.decree : outcomes.todofp).credit, { decree });
  return { ...sources, text: `${credit} ${sources.text}` };
}

function Siblings({ siblings, heading }: { siblings: TitleFacts['siblings']; heading: string }) {
  if (siblings.length === 0) return null;
  return (
    <section className="career-section" id="siblings">
      <h2>{heading}</h2>
      <ul className="flex flex-wrap gap-x-6" lang="es">
        {siblings.map(({ name, path }) => (
          <li key={path}>
            <a className="inline-flex min-h-11 items-center" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
