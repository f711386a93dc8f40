import { ageBands, countries, studyLevels } from '#domain/about-person.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { countryNamesIn } from '#content/wording/formats.ts';

/** Country, age and studies, each of them optional. */
export function AboutForm({
  state,
  onSave,
  onSkip,
  copy,
}: {
  state: 'asking' | 'saving' | 'failed';
  onSave: (form: FormData) => void;
  onSkip: () => void;
  copy: Copy['aboutYou'];
}) {
  const locale = useLocale();
  const regions = countryNamesIn(locale);
  const named = countries
    .filter((code) => code !== 'ZZ')
    .map((code) => ({ value: code, label: regions.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget));
      }}
    >
      <div className="grid gap-5 md:grid-cols-3">
        <FormSelect
          name="country"
          label={copy.country}
          none={copy.none}
          options={[...named, { value: 'ZZ', label: copy.otherCountry }]}
        />
        <FormSelect
          name="ageBand"
          label={copy.age}
          none={copy.none}
          options={ageBands.map((band) => ({ value: band, label: copy.ages[band] }))}
        />
        <FormSelect
          name="studyLevel"
          label={copy.level}
          none={copy.none}
          options={studyLevels.map((level) => ({ value: level, label: copy.levels[level] }))}
        />
      </div>
      {state === 'failed' && <Notice tone="error">{copy.failed}</Notice>}
      <div className="actions">
        <Button type="submit" variant="secondary" busy={state === 'saving'}>
          {copy.save}
        </Button>
        <Button variant="quiet" onClick={onSkip}>
          {copy.skip}
        </Button>
      </div>
    </form>
  );
}
