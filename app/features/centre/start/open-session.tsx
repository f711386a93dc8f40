import { useState } from 'react';
import { openSession } from '#app/data/centre/sessions.ts';
import { useArea } from '#app/features/centre/frame/area.ts';
import { failureText, useAct } from '#app/features/centre/frame/use-act.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox, TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import { formText } from '#app/ui/forms/form-text.ts';
import { RadioButtons } from '#app/ui/forms/radio-buttons.tsx';
import { fill } from '#app/i18n/fill.ts';
import { Notice } from '#app/ui/notice.tsx';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { instrumentIds, instruments } from '#domain/instruments/registry.ts';

/** Minutes of each test that a class may take, as its page promises them; interests alone have a short form. */
const minutes = { interests: { full: 8, short: 5 }, values: 4, personality: 7 } as const;

type Offered = keyof typeof minutes;

const offered = instrumentIds.filter((id): id is Offered => id in minutes);

const hoursOffered = [1, 2, 3, 4, 6, 8, 12, 24];

/** How a session is to be; it is open as soon as this is sent. */
export function OpenSession({
  group,
  onOpened,
}: {
  /** The group to begin with; empty for the first. */
  group: string;
  onOpened: (id: string) => unknown;
}) {
  const { centre, copy } = useArea();
  const words = copy.start.open;
  const { isBusy, failure, act } = useAct();
  const [tests, setTests] = useState<readonly Offered[]>(['interests']);
  const [form, setForm] = useState<'full' | 'short'>('short');
  const [results, setResults] = useState<'now' | 'released'>('now');
  const [wrong, setWrong] = useState<'tests' | 'cap'>();
  const mode = centre.may_keep_pupils ? 'personal' : 'count';
  const hasShort = tests.includes('interests');
  const total =
    (hasShort ? minutes.interests[form] : 0) +
    (tests.includes('values') ? minutes.values : 0) +
    (tests.includes('personality') ? minutes.personality : 0);
  function send(element: HTMLFormElement) {
    const data = new FormData(element);
    const cap = formText(data, 'cap');
    const isCapRight = /^\d{1,3}$/.test(cap) && Number(cap) >= 1 && Number(cap) <= 500;
    const found = tests.length === 0 ? 'tests' : isCapRight ? undefined : 'cap';
    setWrong(found);
    if (found) return element.querySelector<HTMLElement>(`[name="${found}"]`)?.focus();
    act(
      () =>
        openSession(formText(data, 'group') || group || (centre.groups[0]?.id ?? ''), {
          tests: tests.map((id) => instruments[id].storedId),
          form: hasShort ? form : 'full',
          hours: Number(formText(data, 'hours')),
          cap: Number(cap),
          results,
          mode,
          kind: 'class',
        }),
      ({ id }) => onOpened(id),
    );
  }
  return (
    <Form className="form max-w-[36rem]" onSend={send}>
      {mode === 'count' && <Notice tone="warn">{words.count}</Notice>}
      {centre.groups.length > 1 && (
        <FormSelect
          name="group"
          label={words.group}
          chosen={group || (centre.groups[0]?.id ?? '')}
          options={centre.groups.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <fieldset className="grid gap-2">
        <legend className="field-label">{words.tests}</legend>
        {offered.map((id) => (
          <Checkbox
            key={id}
            name="tests"
            value={id}
            label={copy.instruments[id]}
            checked={tests.includes(id)}
            onChange={({ target }) =>
              setTests(target.checked ? [...tests, id] : tests.filter((one) => one !== id))
            }
          />
        ))}
        {wrong === 'tests' && <p className="field-error">{words.testsProblem}</p>}
        <p className="field-help" role="status">
          {total > 0 && fill(words.minutes, { n: total })}
        </p>
      </fieldset>
      {hasShort && (
        <RadioButtons
          legend={words.form}
          options={(['short', 'full'] as const).map((value) => ({
            value,
            label: words.forms[value],
          }))}
          value={form}
          onChange={setForm}
        />
      )}
      <div className="form-pair">
        <FormSelect
          name="hours"
          label={words.hours}
          chosen="2"
          options={hoursOffered.map((n) => ({
            value: String(n),
            label: fill(n === 1 ? words.hour : words.hoursMany, { n }),
          }))}
        />
        <TextField
          name="cap"
          label={words.cap}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          defaultValue="40"
          error={wrong === 'cap' ? words.capProblem : undefined}
        />
      </div>
      {mode === 'personal' && (
        <RadioButtons
          legend={words.results}
          options={(['now', 'released'] as const).map((value) => ({
            value,
            label: words.resultsOptions[value],
          }))}
          value={results}
          onChange={setResults}
        />
      )}
      <TextNotice tone="error" text={failureText(failure, copy, copy.start.failed)} />
      <Button type="submit" busy={isBusy}>
        {isBusy ? copy.start.saving : words.submit}
      </Button>
    </Form>
  );
}
