import { cities } from '#content/cost/cities.ts';
import { payers } from '#domain/cost/payer.ts';
import { ChoiceField } from './choice-field.tsx';
import type { FieldsProps } from './use-calculation.ts';

/** Which of the prices, and in which city. */
export function CostFields({ said: { payer, region, city }, change, copy }: FieldsProps) {
  const words = copy.cost;
  const there = cities.filter((each) => each.region === region);
  return (
    <div className="pathway-choices">
      <ChoiceField
        label={words.payer}
        value={payer}
        options={payers.map((value) => ({ value, label: words.payers[value] }))}
        onChoose={(value) => value && change({ payer: value })}
      />
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
