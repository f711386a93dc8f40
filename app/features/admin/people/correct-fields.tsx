import type { Correction } from '#app/data/admin/control.ts';
import type { WholePerson } from '#app/data/admin/person.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';
import { countryNamesIn } from '#content/wording/formats.ts';
import { ageBands, countries, studyLevels } from '#domain/about-person.ts';
import { locales } from '#domain/locale.ts';
import { formText } from '#app/ui/forms/form-text.ts';

/** What of an account can be corrected, as it is now; not the address. */
export function CorrectFields({ person, copy }: { person: WholePerson; copy: Copy }) {
  const locale = useLocale();
  const words = copy.control.fields;
  const { ages, levels } = copy.control;
  const regions = countryNamesIn(locale);
  const known = countries.filter((code) => code !== 'ZZ');
  const codes = new Set<string>([...known, ...(person.country ? [person.country] : [])]);
  codes.delete('ZZ');
  const named = [...codes]
    .map((code) => ({ value: code, label: regions.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <>
      <TextField
        label={words.name}
        name="full_name"
        maxLength={100}
        autoComplete="off"
        defaultValue={person.full_name}
      />
      <FormSelect
        name="locale"
        label={words.language}
        chosen={person.locale}
        options={locales.map((value) => ({ value, label: copy.languages[value] }))}
      />
      <FormSelect
        name="country"
        label={words.country}
        none={words.none}
        chosen={person.country ?? ''}
        options={[...named, { value: 'ZZ', label: words.otherCountry }]}
      />
      <FormSelect
        name="age_band"
        label={words.age}
        none={words.none}
        chosen={person.age_band ?? ''}
        options={ageBands.map((value) => ({ value, label: ages[value] }))}
      />
      <FormSelect
        name="study_level"
        label={words.studies}
        none={words.none}
        chosen={person.study_level ?? ''}
        options={studyLevels.map((value) => ({ value, label: levels[value] }))}
      />
    </>
  );
}

/** What the form says otherwise than the account; an empty name is no correction of it. */
export function correctionOf(form: FormData, person: WholePerson): Correction {
  const said = (name: string) => formText(form, name);
  const name = said('full_name');
  const locale = said('locale');
  const optional = (['country', 'age_band', 'study_level'] as const).flatMap((field) => {
    const value = said(field) || null;
    return value === person[field] ? [] : [[field, value] as const];
  });
  return {
    ...(name && name !== person.full_name ? { full_name: name } : {}),
    ...(locale && locale !== person.locale ? { locale } : {}),
    ...Object.fromEntries(optional),
  };
}
