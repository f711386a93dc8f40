import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { acceptCalibration, researchQuery } from '#app/data/admin/admin-research.ts';
import { useFreshCode } from '#app/features/admin/fresh-code.tsx';
import { WhyForm } from '#app/features/admin/why-form.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy as AreaCopy } from '#content/dictionaries/es/admin-area.ts';
import type { Copy } from '#content/dictionaries/es/admin-research.ts';

/** With a reason and a code of a moment ago. */
export function AcceptCalibration({
  id,
  area,
  copy,
}: {
  id: number;
  area: Pick<AreaCopy, 'unreachable'>;
  copy: Copy['calibration'];
}) {
  const client = useQueryClient();
  const withFreshCode = useFreshCode();
  const { isBusy, run } = useSubmission();
  const [hasFailed, setHasFailed] = useState(false);
  async function accept(why: string) {
    setHasFailed(false);
    try {
      const came = await withFreshCode(() => acceptCalibration(id, why));
      if (came.kind === 'done') await client.invalidateQueries(researchQuery);
    } catch {
      setHasFailed(true);
    }
  }
  return (
    <section className="card stack max-w-(--measure)">
      <h3>{copy.acceptTitle}</h3>
      <WhyForm
        label={copy.why}
        help={copy.whyHelp}
        problem={copy.whyProblem}
        submit={copy.accept}
        isBusy={isBusy}
        send={(why) => void run(() => accept(why))}
      >
        <p>{copy.acceptLead}</p>
        {hasFailed && (
          <Notice tone="error">
            <p>{area.unreachable}</p>
          </Notice>
        )}
      </WhyForm>
    </section>
  );
}
