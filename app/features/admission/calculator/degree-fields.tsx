import { useRef } from 'react';
import { degrees } from '#content/catalog/degrees.ts';
import { tuition } from '#content/facts/tuition-by-region.ts';
import { mostDegrees } from '#domain/calculation.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceField } from './choice-field.tsx';
import { degreeName } from './degree-name.ts';
import type { FieldsProps } from './use-calculation.ts';

/** Where, and up to six degrees; artistic studies have an entrance of their own. */
const offered = degrees
  .filter(({ branch }) => branch !== 'artistic')
  .map(({ id }) => ({ value: id, label: degreeName(id) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

export function DegreeFields({ said: { region, degrees: chosen }, change, copy }: FieldsProps) {
  const locale = useLocale();
  const words = copy.degrees;
  const title = useRef<HTMLHeadingElement>(null);
  const regions = tuition.regions.map((each) => ({ value: each.region, label: each.name[locale] }));
  return (
    <section className="grid gap-4">
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <div className="pathway-choices">
        <ChoiceField
          label={words.region}
          value={region}
          none={words.pick}
          options={regions.toSorted((a, b) => a.label.localeCompare(b.label, locale))}
          onChoose={(value) => change({ region: value, city: '' })}
        />
        {chosen.length < mostDegrees ? (
          <ChoiceField
            label={words.degree}
            value=""
            none={words.pickDegree}
            options={offered.filter(({ value }) => !chosen.includes(value))}
            onChoose={(value) => value && change({ degrees: [...chosen, value] })}
          />
        ) : (
          <p className="pathway-note">{words.full}</p>
        )}
      </div>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id}>
              <Button
                variant="quiet"
                onClick={() => {
                  change({ degrees: chosen.filter((each) => each !== id) });
                  title.current?.focus();
                }}
              >
                {fill(words.remove, { degree: degreeName(id) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
