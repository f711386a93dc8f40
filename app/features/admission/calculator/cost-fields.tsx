import type { Copy } from '#content/dictionaries/es/calculator.ts';
import { cities } from '#content/cost/cities.ts';
import type { Calculation } from '#domain/calculation.ts';
import { payers } from '#domain/cost/payer.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Change } from './use-calculation.ts';

/** Which of the prices, and in which city. */
export function CostFields({
  said: { payer, region, city },
  change,
  copy,
}: {
  said: Calculation;
  change: Change;
  copy: Copy;
}) {
  const locale = useLocale();
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
          options={there.map(({ id, name }) => ({ value: id, label: name[locale] }))}
          onChoose={(value) => change({ city: value })}
        />
      )}
    </div>
  );
}
