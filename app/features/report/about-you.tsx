import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ComponentProps } from 'react';
import { parseAboutPerson } from '#domain/about-person.ts';
import { aboutSkipped } from '#app/data/guest/guest-about.ts';
import { aboutPersonQuery, isUnsaid, saveAboutPerson } from '#app/data/person/about-person.ts';
import { PartMissing } from '#app/part-loading/part-missing.tsx';
import { Button } from '#app/ui/button.tsx';
import { FoldedSection } from '#app/instruments/section/folded-section.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Copy } from '#content/dictionaries/es/results.ts';
import type { AboutForm as Form } from './about-form.tsx';

/** Loaded when the fold is opened. */
const AboutForm = lazyComponent<ComponentProps<typeof Form>>(
  async () => (await import('./about-form.tsx')).AboutForm,
  PartMissing,
);

/** Three optional questions after a test; gone once answered, or for now when skipped. */
export function AboutYou({ owner, copy }: { owner: string | null; copy: Copy['aboutYou'] }) {
  const queries = useQueryClient();
  const query = aboutPersonQuery(owner);
  const known = useQuery(query);
  const [step, setStep] = useState<'asking' | 'saving' | 'failed' | 'saved' | 'skipped'>(() =>
    aboutSkipped.read() ? 'skipped' : 'asking',
  );
  const [isReopened, setReopened] = useState(false);
  const [wasOpened, setOpened] = useState(false);
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

  return (
    <FoldedSection
      className="no-print"
      title={copy.title}
      isOpen={isReopened}
      onOpen={() => setOpened(true)}
    >
      <p>{owner === null ? copy.textGuest : copy.text}</p>
      {(wasOpened || isReopened) && (
        <Suspense fallback={<div className="min-h-[20rem]" />}>
          <AboutForm state={step} onSave={(form) => void save(form)} onSkip={skip} copy={copy} />
        </Suspense>
      )}
    </FoldedSection>
  );
}
