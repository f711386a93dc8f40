import { useId } from 'react';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { changeEmail } from '#app/data/account/account.ts';
import { fill } from '#app/i18n/fill.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';
import { checkNewEmail, readSetting } from './setting-values.ts';

/** The address changes when both mailboxes have said yes; until then the page says what is missing. */
export function EmailSetting({
  email,
  awaited,
  copy,
}: {
  email: string;
  /** The new address that is still to be confirmed. */
  awaited: string | undefined;
  copy: Copy['settings'];
}) {
  const id = useId();
  const back = usePaths().to('profile');
  const { term, change, done, pending } = copy.email;
  return (
    <>
      <SettingRow term={term} value={email} change={change} done={done}>
        {(close) => (
          <SettingForm
            id={id}
            copy={copy}
            submit={copy.email.submit}
            check={(values) => checkNewEmail(readSetting(values, 'email'), email)}
            send={(values) =>
              changeEmail(readSetting(values, 'email'), window.location.origin + back)
            }
            close={close}
          >
            {(errors) => (
              <TextField
                id={`${id}-email`}
                name="email"
                type="email"
                inputMode="email"
                label={copy.email.field}
                help={copy.email.help}
                error={errors.email}
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </SettingForm>
        )}
      </SettingRow>
      {awaited && (
        <Notice tone="warn" title={pending.title}>
          <p className="wrap-anywhere">{fill(pending.text, { email, newEmail: awaited })}</p>
        </Notice>
      )}
    </>
  );
}
