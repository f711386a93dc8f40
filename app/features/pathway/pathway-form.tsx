import type { ReactNode } from 'react';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { aims, diplomas } from '#domain/pathway/choices.ts';
import { passports } from '#domain/situation/situation.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { sortedCountries } from '#content/pathway/country-names.ts';

/**
 * The four choices and the passport as a plain form: React never renders it a second time but listens to it
 * (`use-form-choice.ts`), so that a choice made before it woke is not lost. Without script the
 * button leads to the pathways below.
 */
export function PathwayForm({ copy }: { copy: Copy['form'] }) {
  const locale = useLocale();
  const countries = sortedCountries(locale, copy.otherCountry);
  return (
    <form id="pathway-form" action="#ways" className="card pathway-form no-print" data-wake="">
      <h2>{copy.title}</h2>
      <div className="pathway-choices">
        <Choice name="country" label={copy.country} isRequired>
          <option value="">{copy.pick}</option>
          <Options list={countries.map(({ country, name }) => [country, name])} />
        </Choice>
        <Choice name="diploma" label={copy.diploma}>
          <Options list={diplomas.map((each) => [each, copy.diplomas[each]])} />
        </Choice>
        <Choice name="passport" label={copy.passport}>
          <option value="">{copy.noPassport}</option>
          <Options list={passports.map((each) => [each, copy.passports[each]])} />
        </Choice>
        <Choice name="aim" label={copy.aim}>
          <Options list={aims.map((each) => [each, copy.aims[each]])} />
        </Choice>
        <Choice name="start" label={copy.start}>
          <option value="">{copy.nextStart}</option>
        </Choice>
      </div>
      <div className="actions">
        <button type="submit" className="btn btn-primary">
          {copy.show}
        </button>
        <p className="field-help">{copy.note}</p>
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
    <div className="field">
      <label htmlFor={`pathway-${name}`} className="field-label">
        {label}
      </label>
      <select
        id={`pathway-${name}`}
        name={name}
        className="field-input"
        required={isRequired}
        // Browsers bring a form back as it was left, and the answer beside it would not know.
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
