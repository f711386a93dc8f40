// The row of the profile that shows the name and changes it.
import { useId } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { changeName } from '#app/data/account/account.ts';
import { TextField } from '#app/ui/field.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';
import { checkNewName, readSetting } from './setting-values.ts';

export function NameSetting({ name, copy }: { name: string; copy: Copy['settings'] }) {
  const id = useId();
  const { term, none, change, done } = copy.name;
  return (
    <SettingRow term={term} value={name || none} change={change} done={done}>
      {(close) => (
        <SettingForm
          id={id}
          copy={copy}
          submit={copy.name.submit}
          check={(values) => checkNewName(readSetting(values, 'name'))}
          send={(values) => changeName(readSetting(values, 'name'))}
          close={close}
        >
          {(errors) => (
            <TextField
              id={`${id}-name`}
              name="name"
              label={copy.form.fields.name}
              defaultValue={name}
              error={errors.name}
              autoComplete="name"
              required
            />
          )}
        </SettingForm>
      )}
    </SettingRow>
  );
}
