import { degrees } from '#content/catalog/degrees.ts';
import { verifiedOffers } from '#content/admission/verified-offers.ts';
import type { PlacedOffer, RegionAdmission } from '#content/admission/region-admission.ts';
import { europeanListIn, numberIn } from '#content/wording/formats.ts';
import type { Copy as Words } from '#content/dictionaries/es/calculator.ts';
import type { Copy } from '#content/dictionaries/es/admission.ts';
import { subjectIds } from '#domain/admission/subjects.ts';
import type { RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { courseOf } from './calculator/grade-words.ts';
import { DataTable } from '#app/ui/data-table.tsx';

/** First year of the newest course in the Ministry's table. */
const lastOfMinistry = 2021;

/** The heaviest weight there is. */
const heaviest = 0.2;

/** Every degree of a region with its lowest grades of the newest list, and the subjects that weigh most. */
export function CutOffTable({
  region,
  data,
  caption,
  title,
  words,
  copy,
}: {
  region: RegionId;
  data: RegionAdmission;
  caption: string;
  title: string;
  words: Words;
  copy: Copy['cutOffs'];
}) {
  const locale = useLocale();
  const number = (value: number) => numberIn(locale).format(value);
  const year = data.newest?.year ?? lastOfMinistry;
  const rows = degrees.flatMap(({ id, name }) => {
    const offers = verifiedOffers(region, data, id);
    if (offers.length === 0) return [];
    const grades = offers.flatMap(({ cutOffs }) =>
      cutOffs.filter((each) => each.year === year).flatMap(({ lowest, grade }) => [lowest, grade]),
    );
    const [low, high] = [Math.min(...grades), Math.max(...grades)];
    const grade =
      grades.length === 0
        ? copy.unknown
        : low === high
          ? number(low)
          : fill(copy.range, { low: number(low), high: number(high) });
    const subjects = subjectIds.filter((subject) =>
      offers.some((offer) => isHeavy(offer, subject)),
    );
    const named = subjects.map((subject) => words.subjects[subject]);
    const listed = named.length === 0 ? copy.unknown : europeanListIn(locale).format(named);
    return [
      {
        id,
        cells: [
          <span key="degree" lang="es">
            {name.replace(/^Grado en /, '')}
          </span>,
          grade,
          listed,
        ],
      },
    ];
  });
  return (
    <details className="fold">
      <summary>{fill(title, { count: rows.length })}</summary>
      <DataTable
        caption={fill(caption, { year: courseOf(year) })}
        ofWords
        columns={[
          { id: 'degree', label: copy.degree },
          { id: 'grade', label: copy.grade },
          { id: 'subjects', label: `${copy.subjects} (${copy.someUniversities})` },
        ]}
        rows={rows}
      />
    </details>
  );
}

function isHeavy({ weights }: PlacedOffer, subject: (typeof subjectIds)[number]): boolean {
  return (weights?.[subject] ?? 0) >= heaviest;
}
