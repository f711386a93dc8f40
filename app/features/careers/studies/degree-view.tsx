import type { Copy } from '#content/dictionaries/es/degree.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Link } from '#app/ui/navigation/link.tsx';
import { GradeChart } from './grade-chart.tsx';
import type { DegreeFacts } from './study-facts.ts';
import { CareersOfStudy, StudyHead } from './study-head.tsx';

/** One degree: where it leads, where it is taught, how hard it was to get in. Complete without any script. */
export function DegreeView({
  degree,
  search,
  copy,
}: {
  degree: DegreeFacts;
  /** Address of the official search. */
  search: string;
  copy: Copy;
}) {
  const { newTab } = useSiteCopy();
  const paths = usePaths();
  return (
    <article className="page career">
      <StudyHead study={degree} copy={copy.trail} />
      <CareersOfStudy careers={degree.careers} note={copy.note} copy={copy.careers} />
      <Places degree={degree} copy={copy.places} />
      <Grades degree={degree} copy={copy.grades} />
      <section className="career-section">
        <p>
          <a
            className="inline-flex min-h-11 items-center"
            href={search}
            target="_blank"
            rel="noopener"
          >
            {copy.search}
            <span className="sr-only"> ({newTab})</span>
          </a>
        </p>
        <p>
          <Link to={paths.to('pathway')}>{copy.pathway}</Link>
        </p>
        <h2 className="text-2xl">{copy.sources.title}</h2>
        <p className="max-w-(--measure) text-[0.95rem] text-muted">{copy.sources.text}</p>
      </section>
    </article>
  );
}

function Places({ degree, copy }: { degree: DegreeFacts; copy: Copy['places'] }) {
  return (
    <section className="career-section" id="places">
      <h2>{copy.title}</h2>
      <p className="max-w-(--measure)">{degree.taught.join(' ')}</p>
      {degree.places.length > 0 && (
        <>
          <DataTable
            caption={fill(copy.caption, { name: degree.name })}
            columns={[
              { id: 'university', label: copy.university },
              { id: 'city', label: copy.city },
              ...degree.columns.map((label) => ({ id: label, label, isNumber: true })),
            ]}
            rows={degree.places}
          />
          <p className="max-w-(--measure) text-[0.95rem] text-muted">{copy.note}</p>
        </>
      )}
    </section>
  );
}

function Grades({ degree, copy }: { degree: DegreeFacts; copy: Copy['grades'] }) {
  return (
    <section className="career-section" id="grades">
      <h2>{copy.title}</h2>
      {degree.bars.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          {degree.movement && <p className="lead">{degree.movement}</p>}
          <p className="max-w-(--measure)">{copy.text}</p>
          <GradeChart
            bars={degree.bars}
            title={fill(copy.chart, { name: degree.name })}
            description={copy.description}
          />
          <DataTable
            caption={copy.caption}
            columns={[
              { id: 'year', label: copy.year },
              ...(['lowest', 'middle', 'highest', 'offers'] as const).map((id) => ({
                id,
                label: copy[id],
                isNumber: true,
              })),
            ]}
            rows={degree.grades}
          />
        </>
      )}
    </section>
  );
}
