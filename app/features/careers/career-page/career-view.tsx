import type { Copy } from '#content/dictionaries/es/career.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import type { SpainMapFacts } from '#app/features/careers/spain-map/spain-map-facts.ts';
import { leadingInterests, type CareerFacts } from './career-facts.ts';
import { CareerActions } from './career-actions.tsx';
import { CareerCloser } from './career-closer.tsx';
import { CareerHead } from './career-head.tsx';
import { CareerHexagon } from './career-hexagon.tsx';
import { CareerListSection } from './career-section.tsx';
import { Day } from './day.tsx';
import { Places } from './places.tsx';
import { Practice } from './practice.tsx';
import { Related } from './related.tsx';

type Named = { readonly name: string };

export type CareerViewProps = {
  career: CareerFacts;
  /** Where its degrees are taught; undefined where no list says it. */
  map: SpainMapFacts | undefined;
  types: ByLetter<Named>;
  valueTypes: ByValue<Named>;
  /** What the catalogue prints of its sources, in this language. */
  notes: { readonly credit: string; readonly studies: string };
  copy: Copy;
};

/**
 * One career: a day of it, whether it is like the reader, what people like and what tires them, how to try it and how to get
 * there; what fewer look for is folded, and careers nearby come last. Complete without any script; what is not written or measured yet is left
 * out, or a sentence says so.
 */
export function CareerView({ career, map, types, valueTypes, notes, copy }: CareerViewProps) {
  const [letter = 'R'] = leadingInterests(career.interests);
  return (
    <article className={`page career type-${letter.toLowerCase()}`}>
      <CareerHead career={career} copy={copy} />
      <Day day={career.day} copy={copy.day} />
      <CareerHexagon career={career} types={types} copy={copy.compare} />
      <CareerActions career={career} copy={copy} />
      <div className="career-pair is-scale">
        <CareerListSection id="likes" title={copy.likes.title} items={career.likes} mark="likes" />
        <CareerListSection id="tires" title={copy.tires} items={career.tires} mark="tires" />
      </div>
      <CareerListSection id="tries" title={copy.tries.title} items={career.tries} mark="tries" />
      <Practice career={career} copy={copy.practice} />
      <Places career={career} map={map} copy={copy.places} />
      <CareerCloser
        career={career}
        valueTypes={valueTypes}
        notes={map ? { ...notes, credit: `${notes.credit} ${map.credit}` } : notes}
        copy={copy}
      />
      <Related career={career} copy={copy.related} />
    </article>
  );
}
