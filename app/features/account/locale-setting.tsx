import { useId } from 'react';
import { locales, type Locale } from '#domain/locale.ts';
import type { Copy } from '#content/dictionaries/es/profile.ts';
import { changeLocale } from '#app/data/account/account.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';

/** The language in which the site writes to the person. */
export function LocaleSetting({ locale, copy }: { locale: Locale; copy: Copy['settings'] }) {
  const id = useId();
  const { term, change, submit, done, names } = copy.language;
  return (
    <SettingRow term={term} value={names[locale]} change={change} done={done}>
      {(close) => (
        <SettingForm
          id={id}
          copy={copy}
          submit={submit}
          check={() => ({})}
          send={(values) =>
            changeLocale(locales.find((known) => known === values.get('locale')) ?? locale)
          }
          close={close}
        >
          {() => (
            <div className="field">
              <label htmlFor={`${id}-locale`} className="field-label">
                {term}
              </label>
              <select
                id={`${id}-locale`}
                name="locale"
                className="field-input"
                defaultValue={locale}
              >
                {locales.map((known) => (
                  <option key={known} value={known}>
                    {names[known]}
                  </option>
                ))}
              </select>
            </div>
          )}
        </SettingForm>
      )}
    </SettingRow>
  );
}
