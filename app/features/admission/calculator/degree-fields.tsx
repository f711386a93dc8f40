import { useRef } from 'react';
import { mostDegrees } from '#domain/situation/calculation.ts';
import { fill } from '#app/i18n/fill.ts';
import { ChoiceField } from './choice-field.tsx';
import { degreeName, exampleDegree, type Lists } from './lists.ts';
import type { FormSaid } from './grade-words.ts';
import type { FieldsProps } from './use-calculation.ts';

/** Up to six degrees. */
export function DegreeFields({ said: { degrees: chosen }, change, copy, lists }: FieldsProps) {
  const words = copy.degrees;
  // Where the focus goes when a degree leaves with the button that was pressed.
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-2">
      {chosen.length < mostDegrees ? (
        <ChoiceField
          label={chosen.length === 0 ? words.degree : words.another}
          name="degree"
          value=""
          none={
            chosen.length === 0
              ? fill(words.exampleDegree, { degree: degreeName(exampleDegree, lists) })
              : words.pickDegree
          }
          optionsLang="es"
          options={lists.degrees
            .filter(({ id }) => !chosen.includes(id))
            .map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(value) => value && change({ degrees: [...chosen, value] })}
        />
      ) : (
        <p className="pathway-note">{words.full}</p>
      )}
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id}>
              <DegreeChip
                degree={id}
                said={{ copy, lists }}
                onRemove={() => {
                  change({ degrees: chosen.filter((each) => each !== id) });
                  place.current?.focus();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A chosen degree, which a press takes away. */
export function DegreeChip({
  degree,
  onRemove,
  said: { copy, lists },
}: {
  degree: string;
  onRemove: () => void;
  said: Pick<FormSaid, 'copy' | 'lists'>;
}) {
  const name = degreeName(degree, lists);
  return (
    <button
      type="button"
      className="pick is-chosen"
      aria-label={fill(copy.degrees.remove, { degree: name })}
      onClick={onRemove}
    >
      <span lang="es">{name}</span>
      <span aria-hidden="true">×</span>
    </button>
  );
}

/** A sentence in which `{degree}` is the name of a degree, which is Spanish on every page. */
export function DegreeWords({
  text,
  degree,
  lists,
}: {
  text: string;
  degree: string;
  lists: Lists;
}) {
  const [before, after] = text.split('{degree}');
  return (
    <span>
      {before}
      <span lang="es">{degreeName(degree, lists)}</span>
      {after}
    </span>
  );
}
