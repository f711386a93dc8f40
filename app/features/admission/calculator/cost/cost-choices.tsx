import type { ReactNode } from 'react';
import { sortedCountries } from '#content/pathway/country-names.ts';
import { aims, type Aim, type PathwayCountry } from '#domain/pathway/choices.ts';
import type { Situation } from '#domain/situation/situation.ts';
import { listIds } from '../lists.ts';
import { Pick } from '../pick.tsx';
import type { FormSaid } from '../grade-words.ts';

/** What a finger on the card says; nothing on a built page, where the browser holds it. */
export type Tell = (patch: Partial<Situation>) => void;

type Said = Pick<FormSaid, 'locale' | 'copy'>;

/** From where is counted: what was said, else where the device is. */
export function CountryChoice({
  country,
  isSupposed,
  tell,
  said: { locale, copy },
  children,
}: {
  country: PathwayCountry | '';
  isSupposed: boolean;
  tell?: Tell | undefined;
  /** What else is counted with, beside it. */
  children?: ReactNode;
  said: Said;
}) {
  const words = copy.cost.country;
  const chosen = tell && {
    value: country,
    onChange: ({ target }: { target: HTMLSelectElement }) => tell({ country: target.value }),
  };
  return (
    <p className="answer-from">
      <span aria-hidden="true">{words.said}</span>
      <select
        name="country"
        form={listIds.form}
        aria-label={copy.about.country}
        className="pick-list"
        {...chosen}
      >
        <option value="">{words.pick}</option>
        {sortedCountries(locale, copy.about.otherCountry).map((each) => (
          <option key={each.country} value={each.country}>
            {each.name}
          </option>
        ))}
      </select>
      {children}
      {isSupposed && <small>{words.supposed}</small>}
      {/* On a built page its place is kept for what a small script says (`app/suppose-country.ts`). */}
      {!tell && <small data-supposed={words.supposed}>{words.supposed}</small>}
    </p>
  );
}

/** What is to be studied. */
export function AimChoice({
  aim,
  tell,
  said: { copy },
}: {
  aim: Aim | '';
  tell?: Tell | undefined;
  said: Said;
}) {
  const words = copy.cost;
  return (
    <fieldset className="picks is-even">
      <legend>{words.aim.legend}</legend>
      {aims.map((each) => (
        <Pick
          key={each}
          name="aim"
          value={each}
          isChosen={each === (aim || 'public-degree')}
          onChoose={tell && (() => tell({ aim: each }))}
        >
          {words.aim[each]}
        </Pick>
      ))}
    </fieldset>
  );
}

/** Whether there is a passport of the Union, with which a public degree costs what it costs there. */
export function PassportChoice({
  isUnion,
  tell,
  copy: {
    cost: { union },
  },
}: {
  isUnion: boolean;
  tell?: Tell | undefined;
  copy: FormSaid['copy'];
}) {
  return (
    <fieldset className="picks">
      <legend>{union.legend}</legend>
      <Pick
        name="passport"
        value="eu"
        type="checkbox"
        isChosen={isUnion}
        onChoose={tell && ((isOn) => tell({ passport: isOn ? 'eu' : '' }))}
      >
        {union.yes}
      </Pick>
    </fieldset>
  );
}
