import { Fragment } from 'react';
import type { Copy } from '#content/dictionaries/es/degree.ts';
import { fill } from '#app/i18n/fill.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { SpainMap } from '#app/features/careers/spain-map/spain-map.tsx';
import type { SpainMapFacts } from '#app/features/careers/spain-map/spain-map-facts.ts';
import { PlaceList } from './place-list.tsx';
import { GradeChart } from './grade-chart.tsx';
import type { DegreeFacts } from './study-facts.ts';
import { OfficialLink, StudyFoot } from './study-foot.tsx';
import { CareersOfStudy, StudyHead } from './study-head.tsx';

/** One degree: where it leads, where it is taught, how hard it was to get in. Complete without any script. */
export function DegreeView({
  degree,
  map,
  search,
  copy,
}: {
  degree: DegreeFacts;
  /** Where it is looked up officially. */
  search: { readonly url: string; readonly label: string };
  /** Undefined where no list says where it is taught. */
  map: SpainMapFacts | undefined;
  copy: Copy;
}) {
  return (
    <article className="page career">
      <StudyHead study={degree} copy={copy.trail} />
      <CareersOfStudy careers={degree.careers} note={copy.note} copy={copy.careers} />
      <Places degree={degree} map={map} copy={copy.places} />
      <Grades degree={degree} copy={copy.grades} />
      {degree.practice.length > 0 && (
        <section className="career-section" id="practice">
          <h2>{copy.practice.title}</h2>
          <p className="max-w-(--measure)">{copy.practice.text}</p>
          <ul className="career-list is-wide">
            {degree.practice.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <OfficialLink href={search.url} label={search.label} />
      <StudyFoot copy={copy} />
    </article>
  );
}

/** More rows than this are folded: the range and its movement say what most want to know. */
const FEW = 12;

function Places({
  degree,
  map,
  copy,
}: {
  degree: DegreeFacts;
  map: SpainMapFacts | undefined;
  copy: Copy['places'];
}) {
  const { publicPlaces, affiliated, privatePlaces, taught } = degree;
  return (
    <section className="career-section" id="places">
      <h2>{copy.title}</h2>
      <p className="max-w-(--measure)">{taught.join(' ')}</p>
      {map && <SpainMap map={map} />}
      {publicPlaces.length > 0 && (
        <details className="fold is-wide" open={publicPlaces.length <= FEW}>
          <summary>{fill(copy.all, { n: publicPlaces.length })}</summary>
          <PublicPlaces degree={degree} copy={copy} />
        </details>
      )}
      {degree.newerLists.length > 0 && (
        <p className="max-w-(--measure) text-[0.95rem] text-muted">
          {copy.newerLists}{' '}
          {degree.newerLists.map(({ name, course, address }, at) => (
            <Fragment key={address}>
              {at > 0 && ' · '}
              <a href={address} target="_blank" rel="noopener" lang="es">
                {name} {course}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {affiliated.length > 0 && (
        <details className="fold">
          <summary>{fill(copy.affiliatedOnes, { n: affiliated.length })}</summary>
          <p className="max-w-(--measure)">{copy.affiliatedNote}</p>
          <PlaceList places={affiliated} />
        </details>
      )}
      {privatePlaces.length > 0 && (
        <details className="fold">
          <summary>{fill(copy.privateOnes, { n: privatePlaces.length })}</summary>
          <PlaceList places={privatePlaces} />
        </details>
      )}
    </section>
  );
}

function PublicPlaces({ degree, copy }: { degree: DegreeFacts; copy: Copy['places'] }) {
  return (
    <div className="stack">
      <DataTable
        caption={fill(copy.caption, { name: degree.name })}
        columns={[
          { id: 'university', label: copy.university },
          ...degree.columns.map((label) => ({ id: label, label, isNumber: true })),
        ]}
        rows={degree.publicPlaces.map(({ id, university, city, cells }) => ({
          id,
          cells: [
            <span key={id} className="pair-cell">
              <span lang="es">{university}</span>
              <span className="pair-detail" lang="es">
                {city}
              </span>
            </span>,
            ...cells,
          ],
        }))}
      />
      <p className="max-w-(--measure) text-[0.95rem] text-muted">
        {[degree.otherNames, copy.note, degree.firstList].filter(Boolean).join(' ')}
      </p>
    </div>
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
            rows={degree.grades.map(({ id, cells: [year, ...cells] }) => ({
              id,
              cells: [
                <span key={id} className="whitespace-nowrap">
                  {year}
                </span>,
                ...cells,
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}
