// The questions of the calculators about a situation, one step each.
import type { Copy } from '#content/dictionaries/es/situation.ts';
import { monthWords } from '#content/pathway/when-words.ts';
import { national } from '#content/compiled/countries/national.js';
import type { Locale } from '#domain/locale.ts';
import { startsFor } from '#domain/pathway/choices.ts';
import { universityPasts } from '#domain/pathway/past.ts';
import {
  asksRecognition,
  broughtDiplomas,
  passports,
  recognitions,
  startAges,
  type Situation,
} from '#domain/situation/situation.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import type { Step } from './steps.tsx';

type Asked = {
  situation: Situation;
  tell: (patch: Partial<Situation>) => void;
  today: string;
  locale: Locale;
  copy: Copy;
};

/** The diploma that is brought, and how far its recognition is; what does not matter is not asked. */
export function diplomaSteps({ situation, tell, copy }: Asked): readonly Step[] {
  const recognition: Step = {
    id: 'recognition',
    field: (
      <ChoiceField
        label={copy.recognition}
        value={situation.recognition}
        none={copy.pick}
        options={named(recognitions, copy.recognitions)}
        onChoose={(chosen) => tell({ recognition: chosen })}
      />
    ),
  };
  return [
    {
      id: 'diploma',
      field: (
        <ChoiceField
          label={copy.diploma}
          value={situation.diploma}
          none={copy.pick}
          options={named(broughtDiplomas, copy.diplomas)}
          onChoose={(diploma) => tell({ diploma })}
        />
      ),
    },
    ...(asksRecognition(situation, national) ? [recognition] : []),
  ];
}

/** Passport, age, what was studied before, and when it is to begin. */
export function personSteps({ situation, tell, today, locale, copy }: Asked): readonly Step[] {
  const { passport, aim } = situation;
  const isUnion = passport === 'spanish' || passport === 'eu';
  const roots: Step = {
    id: 'roots',
    isWide: true,
    field: (
      <div className="grid gap-2">
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
      </div>
    ),
  };
  return [
    {
      id: 'passport',
      field: (
        <ChoiceField
          label={copy.passport}
          value={passport}
          none={copy.pick}
          options={named(passports, copy.passports)}
          onChoose={(chosen) => tell({ passport: chosen })}
        />
      ),
    },
    {
      id: 'age',
      field: (
        <ChoiceField
          label={copy.age}
          value={situation.age}
          none={copy.pick}
          options={named(startAges, copy.ages)}
          onChoose={(age) => tell({ age })}
        />
      ),
    },
    {
      id: 'past',
      field: (
        <ChoiceField
          label={copy.past}
          value={situation.past}
          none={copy.pick}
          options={named(universityPasts, copy.pasts)}
          onChoose={(past) => tell({ past })}
        />
      ),
    },
    {
      id: 'start',
      field: (
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
      ),
    },
    ...(isUnion ? [] : [roots]),
  ];
}

function named<Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: words[value] }));
}
