import { cities } from '#content/cost/cities.ts';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { FieldFrame } from '#app/ui/field.tsx';
import type { Lists } from './lists.ts';

/** A region, and the city in it where one with a known price was chosen. */
export type Place = { region: RegionId | ''; city: string };

/** Where: a city, which brings its region along, another city of a region, or all of Spain. */
export function PlaceField({
  place,
  onChoose,
  fieldId,
  lists,
  copy,
}: {
  /** Nothing on a built page, where the browser holds what is chosen. */
  place?: Place;
  onChoose?: (place: Place) => void;
  fieldId: string;
  lists: Pick<Lists, 'regions'>;
  copy: Copy;
}) {
  const words = copy.degrees;
  const chosen = place && {
    value: valueOf(place),
    onChange: ({ target }: { target: HTMLSelectElement }) => onChoose?.(readPlace(target.value)),
  };
  return (
    <FieldFrame fieldId={fieldId} label={words.region}>
      <select id={fieldId} name="place" className="field-input" {...chosen}>
        <option value="">{words.spain}</option>
        {lists.regions.map(({ id, name }) => {
          const there = cities.filter(({ region }) => region === id);
          const region = (
            <option key={id} value={id}>
              {there.length > 0 ? fill(words.elsewhere, { region: name }) : name}
            </option>
          );
          if (there.length === 0) return region;
          return (
            <optgroup key={id} label={name}>
              {there.map((city) => (
                <option key={city.id} value={valueOf({ region: id, city: city.id })}>
                  {copy.cost.cities[city.id]}
                </option>
              ))}
              {region}
            </optgroup>
          );
        })}
      </select>
    </FieldFrame>
  );
}

function valueOf({ region, city }: Place): string {
  return city ? `${region} ${city}` : region;
}

/** What a value of the list means; a region that has no such city is chosen alone. */
export function readPlace(value: string): Place {
  const [region = '', city = ''] = value.split(' ');
  const known = cities.find((each) => each.region === region && each.id === city);
  if (known) return { region: known.region, city: known.id };
  return { region: regionIds.find((each) => each === region) ?? '', city: '' };
}
