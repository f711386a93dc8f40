import { cities } from '#content/cost/cities.ts';
import type { Copy } from '#content/dictionaries/es/calculator-form.ts';
import type { CityId } from '#domain/cost/city-ids.ts';
import { regionIds, type RegionId } from '#domain/regions.ts';
import { fill } from '#app/i18n/fill.ts';
import { listIds, type Lists } from './lists.ts';
import { Pick } from './pick.tsx';

/** A region, and the city in it where one with a known price was chosen; `spain` where all of it was. */
export type Place = { region: RegionId | ''; city: string };

/** What stands for a choice of no region at all, which nothing said is not. */
export const wholeOfSpain = 'spain';

/** The cities that most families ask for. */
const quickCities: readonly CityId[] = ['madrid', 'barcelona', 'valencia', 'seville'];

/** Where: one of four cities, or another, which brings its region along, or all of Spain. */
export function PlaceField({
  place,
  onChoose,
  lists,
  copy,
}: {
  place: Place;
  /** Nothing on a built page, where the browser holds what is chosen. */
  onChoose?: ((place: Place) => void) | undefined;
  lists: Pick<Lists, 'regions'>;
  copy: Copy;
}) {
  const words = copy.degrees;
  const value = valueOf(place);
  const quick = cities.filter(({ id }) => quickCities.includes(id));
  const isQuick = quick.some(({ id }) => id === place.city);
  const chosen = onChoose && {
    value: isQuick ? '' : value,
    onChange: ({ target }: { target: HTMLSelectElement }) => {
      if (target.value) onChoose(readPlace(target.value));
    },
  };
  return (
    <fieldset className="picks">
      <legend>{words.region}</legend>
      {quickCities.map((id) => {
        const own = valueOf({
          region: quick.find((city) => city.id === id)?.region ?? '',
          city: id,
        });
        return (
          <Pick
            key={id}
            name="place"
            value={own}
            isChosen={value === own}
            onChoose={onChoose && (() => onChoose(readPlace(own)))}
          >
            {copy.cost.cities[id]}
          </Pick>
        );
      })}
      <select
        name="otherPlace"
        form={listIds.form}
        aria-label={words.otherCity}
        className="pick-list"
        data-chosen={isQuick ? undefined : ''}
        {...chosen}
      >
        <option value="">{words.otherCity}</option>
        <option value={wholeOfSpain}>{words.spain}</option>
        {lists.regions.map(({ id, name }) => {
          const all = cities.filter(({ region }) => region === id);
          const there = all.filter((city) => !quickCities.includes(city.id));
          const region = (
            <option key={id} value={id}>
              {all.length > 0 ? fill(words.elsewhere, { region: name }) : name}
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
    </fieldset>
  );
}

function valueOf({ region, city }: Place): string {
  if (region === '') return wholeOfSpain;
  return city ? `${region} ${city}` : region;
}

/** What a value of the list means; a region that has no such city is chosen alone. */
export function readPlace(value: string): Place {
  const [region = '', city = ''] = value.split(' ');
  if (value === wholeOfSpain) return { region: '', city: wholeOfSpain };
  const known = cities.find((each) => each.region === region && each.id === city);
  if (known) return { region: known.region, city: known.id };
  return { region: regionIds.find((each) => each === region) ?? '', city: '' };
}
