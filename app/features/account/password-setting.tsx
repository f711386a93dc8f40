import { useId } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { changePassword, ownSessionsQuery } from '#app/data/account/account.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';
import { checkNewPassword, readSetting } from './setting-values.ts';

/** Asks for the current password; the other devices are signed out by the server. */
export function PasswordSetting({
  person,
  copy,
}: {
  person: { id: string; email: string };
  copy: Copy['settings'];
}) {
  const id = useId();
  const queries = useQueryClient();
  const { term, value, change, done } = copy.password;
  const { fields } = copy.form;
  const toggles = { showLabel: fields.show, hideLabel: fields.hide };

  async function send(values: FormData) {
    const [current, next] = [readSetting(values, 'current'), readSetting(values, 'password')];
    const answer = await changePassword({ email: person.email, current, next });
    if (answer.kind === 'done') {
      void queries.invalidateQueries({ queryKey: ownSessionsQuery(person.id).queryKey });
    }
    return answer;
  }

  return (
    <SettingRow id="password" term={term} value={value} change={change} done={done}>
      {(close) => (
        <SettingForm
          id={id}
          copy={copy}
          submit={copy.password.submit}
          check={(values) =>
            checkNewPassword({
              current: readSetting(values, 'current'),
              password: readSetting(values, 'password'),
              confirmPassword: readSetting(values, 'confirmPassword'),
            })
          }
          send={send}
          close={close}
        >
          {(errors) => (
            <>
              <input type="email" autoComplete="username" value={person.email} readOnly hidden />
              <PasswordField
                {...toggles}
                id={`${id}-current`}
                name="current"
                label={copy.password.current}
                error={errors.current}
                autoComplete="current-password"
                required
              />
              <PasswordField
                {...toggles}
                id={`${id}-password`}
                name="password"
                label={copy.password.next}
                help={fields.passwordHelp}
                error={errors.password}
                autoComplete="new-password"
                required
              />
              <PasswordField
                {...toggles}
                id={`${id}-confirmPassword`}
                name="confirmPassword"
                label={copy.password.confirm}
                error={errors.confirmPassword}
                autoComplete="new-password"
                required
              />
            </>
          )}
        </SettingForm>
      )}
    </SettingRow>
  );
}
