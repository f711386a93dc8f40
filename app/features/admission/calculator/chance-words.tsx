import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { ministryPage } from '#content/pathway/ministry-page.ts';
import { fill } from '#app/i18n/fill.ts';
import { DegreeWords } from './degree-fields.tsx';
import { exampleDegree, type Lists } from './lists.ts';

/** Of which degree the card is; while nobody has chosen one it names none, and says of what the grades below are an example. */
export function ChanceTitle({
  chosen,
  place,
  said: { copy, lists },
}: {
  chosen: string | undefined;
  /** Empty where no grades stand below. */
  place: string;
  said: { copy: Copy; lists: Lists };
}) {
  const { titleOf, titleMark, example } = copy.chance;
  // The name of the degree is set apart: it is Spanish on every page.
  const text = fill(example, { degree: '{degree}', place });
  return (
    <>
      <h2 id="admission-result">
        {chosen ? <DegreeWords text={titleOf} degree={chosen} lists={lists} /> : titleMark}
      </h2>
      {!chosen && place && (
        <p className="chance-example">
          <DegreeWords text={text} degree={exampleDegree} lists={lists} />
        </p>
      )}
    </>
  );
}

/** Below the field of an average: a mark of another country is none of Spain's, and who makes it one. */
export function OwnMark({ words }: { words: Copy['chance'] }) {
  return (
    <>
      {words.own}{' '}
      <a href={ministryPage} target="_blank" rel="noopener">
        {words.ministry}
      </a>
      {words.ownUntil}
    </>
  );
}
