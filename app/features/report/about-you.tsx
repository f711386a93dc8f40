import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ageBands, countries, parseAboutPerson, studyLevels } from '#domain/about-person.ts';
import { aboutSkipped } from '#app/data/guest/guest-about.ts';
import { aboutPersonQuery, isUnsaid, saveAboutPerson } from '#app/data/person/about-person.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { FormSelect } from '#app/ui/forms/form-select.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import { countryNamesIn } from '#content/wording/formats.ts';

/** Three optional questions after a test; gone once answered, or for now when skipped. */
export function AboutYou({ owner, copy }: { owner: string | null; copy: Copy['aboutYou'] }) {
  const queries = useQueryClient();
  const locale = useLocale();
  const query = aboutPersonQuery(owner);
  const known = useQuery(query);
  const [step, setStep] = useState<'asking' | 'saving' | 'failed' | 'saved' | 'skipped'>(() =>
    aboutSkipped.read() ? 'skipped' : 'asking',
  );
  const [isReopened, setReopened] = useState(false);
  if (step === 'saved') return <Notice tone="success">{copy.saved}</Notice>;
  if (!known.data || !isUnsaid(known.data)) return null;
  if (step === 'skipped') {
    return (
      <p>
        <Button
          variant="quiet"
          onClick={() => {
            setReopened(true);
            setStep('asking');
          }}
        >
          {copy.reopen}
        </Button>
      </p>
    );
  }

  async function save(form: FormData) {
    setStep('saving');
    try {
      const about = parseAboutPerson(Object.fromEntries(form));
      await saveAboutPerson(owner, about);
      setStep('saved');
      queries.setQueryData(query.queryKey, about);
    } catch {
      setStep('failed');
    }
  }

  function skip() {
    aboutSkipped.keep();
    setStep('skipped');
  }

  const regions = countryNamesIn(locale);
  const named = countries
    .filter((code) => code !== 'ZZ')
    .map((code) => ({ value: code, label: regions.of(code) ?? code }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <FoldedSection className="comes-below no-print" title={copy.title} isOpen={isReopened}>
      <p>{owner === null ? copy.textGuest : copy.text}</p>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void save(new FormData(event.currentTarget));
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
        {step === 'failed' && <Notice tone="error">{copy.failed}</Notice>}
        <div className="actions">
          <Button type="submit" variant="secondary" busy={step === 'saving'}>
            {copy.save}
          </Button>
          <Button variant="quiet" onClick={skip}>
            {copy.skip}
          </Button>
        </div>
      </form>
    </FoldedSection>
  );
}
