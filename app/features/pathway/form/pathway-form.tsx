import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { centreKinds, vocationalLevels } from '#domain/pathway/vocational.ts';
import { passports } from '#domain/situation/situation.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { sortedCountries } from '#content/pathway/country-names.ts';
import { broughtBy, studies } from './choice-form.ts';

/**
 * Three questions as a plain form, and what refines the answer once there is one: React never renders it a second time but
 * listens to it (`use-form-choice.ts`), so that a choice made before it woke is not lost. Without script the button leads to
 * the pathways below.
 */
export function PathwayForm({ copy }: { copy: Copy['form'] }) {
  const locale = useLocale();
  const countries = sortedCountries(locale, copy.otherCountry);
  return (
    <form
      id="pathway-form"
      action="#ways"
      className="card pathway-form no-print"
      data-wake=""
      // From where somebody comes, the clock of the device supposes (`app/suppose-country.ts`).
      data-suppose=""
    >
      <fieldset className="pathway-studies">
        <legend className="field-label">{copy.studies}</legend>
        {studies.map((each) => (
          <label key={each} className="pathway-tile">
            {/* Browsers bring a form back as it was left, and the answer beside it would not know. */}
            <input type="radio" name="studies" value={each} autoComplete="off" />
            <span>{copy.studiesOf[each]}</span>
          </label>
        ))}
      </fieldset>
      <div className="pathway-choices">
        <Choice name="country" label={copy.country} isRequired>
          <option value="">{copy.pick}</option>
          <Options list={countries.map(({ country, name }) => [country, name])} />
        </Choice>
        <Choice name="diploma" label={copy.diploma}>
          <Options list={broughtBy.map((each) => [each, copy.brought[each]])} />
        </Choice>
      </div>
      <div className="pathway-refine">
        <p className="pathway-refine-title">{copy.refine}</p>
        <div className="pathway-choices">
          <Choice name="passport" label={copy.passport}>
            <option value="">{copy.noPassport}</option>
            <Options list={passports.map((each) => [each, copy.passports[each]])} />
          </Choice>
          <Choice name="start" label={copy.start}>
            <option value="">{copy.nextStart}</option>
          </Choice>
          <Choice name="kind" label={copy.kind}>
            <Options
              list={(['public-degree', 'private-degree'] as const).map((each) => [
                each,
                copy.kinds[each],
              ])}
            />
          </Choice>
          <Choice name="level" label={copy.level}>
            <Options list={vocationalLevels.map((each) => [each, copy.levels[each]])} />
          </Choice>
          <Choice name="centre" label={copy.centre}>
            <Options list={centreKinds.map((each) => [each, copy.centres[each]])} />
          </Choice>
        </div>
      </div>
      <div className="actions pathway-ask-button">
        <button type="submit" className="btn btn-primary">
          {copy.show}
        </button>
        {/* Says from where we suppose somebody to come, once that is known. */}
        <p id="pathway-note" className="field-help" data-supposed={copy.supposed}>
          {copy.note}
        </p>
      </div>
    </form>
  );
}

function Choice({
  name,
  label,
  isRequired = false,
  children,
}: {
  name: string;
  label: string;
  isRequired?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`field pathway-choice-${name}`}>
      <label htmlFor={`pathway-${name}`} className="field-label">
        {label}
      </label>
      <select
        id={`pathway-${name}`}
        name={name}
        className="field-input"
        required={isRequired}
        autoComplete="off"
      >
        {children}
      </select>
    </div>
  );
}

function Options({ list }: { list: readonly (readonly [string, string])[] }) {
  return list.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
