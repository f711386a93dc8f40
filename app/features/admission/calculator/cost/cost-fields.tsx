import { cities } from '#content/cost/cities.ts';
import { ChoiceField } from '../choice-field.tsx';
import type { FieldsProps } from '../use-calculation.ts';

/** In which city. */
export function CostFields({
  said: { region, city },
  change,
  copy,
}: Pick<FieldsProps, 'said' | 'change' | 'copy'>) {
  const words = copy.cost;
  const there = cities.filter((each) => each.region === region);
  return (
    <div className="pathway-choices">
      {there.length > 0 && (
        <ChoiceField
          label={words.city}
          value={city}
          none={words.noCity}
          options={there.map(({ id }) => ({ value: id, label: words.cities[id] }))}
          onChoose={(value) => change({ city: value })}
        />
      )}
    </div>
  );
}
