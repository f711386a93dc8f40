import type { Copy } from '#content/dictionaries/es/career.ts';
import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { ByValue } from '#domain/instruments/values/work-values.ts';
import { Afterwards } from './afterwards.tsx';
import type { CareerFacts, OfficialSearches } from './career-facts.ts';
import { CareerHead } from './career-head.tsx';
import { CareerSources } from './career-sources.tsx';
import { CareerValues } from './career-values.tsx';
import { Day } from './day.tsx';
import { Demands } from './demands.tsx';
import { CareerHexagon } from './career-hexagon.tsx';
import { Places } from './places.tsx';
import { Practice } from './practice.tsx';
import { Related } from './related.tsx';
import { SectionBar } from './section-bar.tsx';
import { Setting } from './setting.tsx';
import { CareerSection, CareerListSection } from './career-section.tsx';

type Named = { readonly name: string };

export type CareerViewProps = {
  career: CareerFacts;
  types: ByLetter<Named>;
  valueTypes: ByValue<Named>;
  /** What the catalogue prints of its sources, in this language. */
  notes: { readonly credit: string; readonly studies: string };
  searches: OfficialSearches;
  copy: Copy;
};

/**
 * One career, from "is it like me?" to where its figures come from. Complete without any script; what is not written
 * or measured yet is left out, or a sentence says so.
 */
export function CareerView({ career, types, valueTypes, notes, searches, copy }: CareerViewProps) {
  return (
    <article className="page career">
      <CareerHead career={career} copy={copy} />
      <SectionBar career={career} copy={copy.bar} />
      <CareerHexagon career={career} types={types} copy={copy.compare} />
      <Day day={career.day} copy={copy.day} />
      <CareerListSection id="tasks" title={copy.tasks} items={career.tasks} columns />
      <Demands career={career} copy={copy.demands} />
      <Setting career={career} copy={copy.settings}>
        <CareerValues
          values={career.values}
          types={valueTypes}
          amounts={copy.compare}
          copy={copy.values}
        />
      </Setting>
      <Practice career={career} copy={copy.practice} />
      <Places career={career} note={notes.studies} searches={searches} copy={copy.places} />
      <Afterwards sentences={career.afterwards} copy={copy.afterwards} />
      <div className="career-pair">
        <CareerListSection id="tires" title={copy.tires} items={career.tires} />
        {career.grows && (
          <CareerSection id="grows" title={copy.grows}>
            <p>{career.grows}</p>
          </CareerSection>
        )}
      </div>
      <Related career={career} copy={copy.related} />
      <CareerListSection
        id="tries"
        title={copy.tries.title}
        text={copy.tries.text}
        items={career.tries}
        isLit
      />
      <CareerSources career={career} credit={notes.credit} copy={copy.sources} />
    </article>
  );
}
