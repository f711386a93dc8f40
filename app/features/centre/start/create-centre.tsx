import { useState } from 'react';
import { createCentre } from '#app/data/centre/manage.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldFrame, TextField } from '#app/ui/field.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import type { Copy } from '#content/dictionaries/es/centre-area.ts';
import { countryNamesIn } from '#content/wording/formats.ts';
import { spanishSpeakingCountries } from '#domain/countries.ts';

const countries = ['ES', ...spanishSpeakingCountries, 'BR', 'US', 'PT', 'FR', 'IT', 'DE', 'GB'];

/** The first step: what the centre is called, where it is, and what it is. */
export function CreateCentre({ onMade, copy }: { onMade: (id: string) => unknown; copy: Copy }) {
  const words = copy.start.centre;
  const locale = useLocale();
  const { isBusy, failure, act } = useAct();
  const [kind, setKind] = useState<'school' | 'consultancy'>('school');
  const [wrong, setWrong] = useState<{ name?: boolean; country?: boolean }>({});
  const names = countryNamesIn(locale);
  const listed = countries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  function send(element: HTMLFormElement) {
    const form = new FormData(element);
    const made = { name: formText(form, 'name'), country: formText(form, 'country'), kind };
    const found = {
      ...([...made.name].length < 2 && { name: true }),
      ...(made.country === '' && { country: true }),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else act(() => createCentre(made), onMade);
  }
  const said =
    failure?.refusal === 'taken' ? words.limit : failureText(failure, copy, copy.start.failed);
  return (
    <Form className="form max-w-[32rem]" onSend={send}>
      <TextField
        name="name"
        label={words.name}
        help={words.nameHelp}
        maxLength={80}
        autoComplete="organization"
        error={wrong.name ? words.nameProblem : undefined}
      />
      <FieldFrame
        fieldId="centre-country"
        label={words.country}
        error={wrong.country ? words.countryProblem : undefined}
      >
        <select
          id="centre-country"
          name="country"
          className="field-input"
          defaultValue=""
          aria-invalid={wrong.country}
          aria-describedby={wrong.country ? 'centre-country-error' : undefined}
        >
          <option value="">{words.choose}</option>
          {listed.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </FieldFrame>
      <RadioButtons
        legend={words.kind}
        options={[
          { value: 'school', label: words.kinds.school },
          { value: 'consultancy', label: words.kinds.consultancy },
        ]}
        value={kind}
        onChange={setKind}
      />
      <TextNotice tone="error" text={said} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? copy.start.saving : words.submit}
      </Button>
    </Form>
  );
}
