import { useQueryClient } from '@tanstack/react-query';
import { acceptCalibration, researchQuery } from '#app/data/admin/research.ts';
import { TextNotice } from '#app/ui/forms/text-notice.tsx';
import { useAdminAction } from '#app/features/admin/frame/use-admin-action.ts';
import { WhyForm } from '#app/features/admin/frame/why-form.tsx';
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
  const { isBusy, hasFailed, act } = useAdminAction();
  return (
    <section className="card stack max-w-(--measure)">
      <h3>{copy.acceptTitle}</h3>
      <WhyForm
        words={copy}
        submit={copy.accept}
        isBusy={isBusy}
        send={(why) =>
          act(
            () => acceptCalibration(id, why),
            () => client.invalidateQueries(researchQuery),
          )
        }
      >
        <p>{copy.acceptLead}</p>
        <TextNotice tone="error" text={hasFailed && area.unreachable} />
      </WhyForm>
    </section>
  );
}
