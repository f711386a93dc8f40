import type { Copy } from '#content/dictionaries/es/situation.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import { sortedCountries } from '#content/pathway/country-names.ts';
import { national } from '#content/compiled/countries/national.js';
import { aims, startsFor } from '#domain/pathway/choices.ts';
import { universityPasts } from '#domain/pathway/past.ts';
import {
  asksRecognition,
  broughtDiplomas,
  passports,
  recognitions,
  startAges,
  type Situation,
} from '#domain/situation/situation.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Checkbox } from '#app/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Lists } from './lists.ts';

/** The situation, in three groups; what does not matter is not asked. */
export function SituationFields({
  situation,
  tell,
  today,
  lists,
  region,
  copy,
}: {
  situation: Situation;
  tell: (patch: Partial<Situation>) => void;
  today: string;
  lists: Lists;
  /** What the list of regions is called. */
  region: string;
  copy: Copy;
}) {
  const locale = useLocale();
  const { passport, aim } = situation;
  const isUnion = passport === 'spanish' || passport === 'eu';
  const countries = sortedCountries(locale, copy.otherCountry);
  return (
    <>
      <Group title={copy.groups.diploma}>
        <ChoiceField
          label={copy.country}
          value={situation.country}
          none={copy.pick}
          options={countries.map(({ country, name }) => ({ value: country, label: name }))}
          onChoose={(country) => tell({ country })}
        />
        <ChoiceField
          label={copy.diploma}
          value={situation.diploma}
          none={copy.pick}
          options={named(broughtDiplomas, copy.diplomas)}
          onChoose={(diploma) => tell({ diploma })}
        />
        {asksRecognition(situation, national) && (
          <ChoiceField
            label={copy.recognition}
            value={situation.recognition}
            none={copy.pick}
            options={named(recognitions, copy.recognitions)}
            onChoose={(recognition) => tell({ recognition })}
          />
        )}
        <ChoiceField
          label={copy.past}
          value={situation.past}
          none={copy.pick}
          options={named(universityPasts, copy.pasts)}
          onChoose={(past) => tell({ past })}
        />
      </Group>
      <Group title={copy.groups.person}>
        <ChoiceField
          label={copy.passport}
          value={passport}
          none={copy.pick}
          options={named(passports, copy.passports)}
          onChoose={(chosen) => tell({ passport: chosen })}
        />
        <ChoiceField
          label={copy.age}
          value={situation.age}
          none={copy.pick}
          options={named(startAges, copy.ages)}
          onChoose={(age) => tell({ age })}
        />
        {!isUnion && (
          <>
            <Checkbox
              label={copy.grandparent}
              checked={situation.hasEuropeanGrandparent}
              onChange={({ target }) => tell({ hasEuropeanGrandparent: target.checked })}
            />
            <Checkbox
              label={copy.resident}
              checked={situation.isResident}
              onChange={({ target }) => tell({ isResident: target.checked })}
            />
          </>
        )}
      </Group>
      <Group title={copy.groups.studies}>
        <ChoiceField
          label={copy.aim}
          value={aim}
          none={copy.pick}
          options={named(aims, copy.aims)}
          onChoose={(chosen) => tell({ aim: chosen })}
        />
        <ChoiceField
          label={region}
          value={situation.region}
          none={copy.pick}
          options={lists.regions.map(({ id, name }) => ({ value: id, label: name }))}
          onChoose={(chosen) => tell({ region: chosen })}
        />
        <ChoiceField
          label={copy.start}
          value={situation.start}
          none={copy.nextStart}
          options={startsFor(aim || 'public-degree', today).map((month) => ({
            value: month,
            label: monthWords(month, locale),
          }))}
          onChoose={(start) => tell({ start })}
        />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-bold">{title}</legend>
      <div className="pathway-choices">{children}</div>
    </fieldset>
  );
}

function named<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: words[value] }));
}
