import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Copy } from '#content/dictionaries/es/pathway-plan.ts';
import type { Plan } from '#domain/pathway/plan.ts';
import { unclaimedPlanQuery } from '#app/data/guest/guest-plan.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Spinner } from '#app/ui/spinner.tsx';
import { usePlan, type KeptPlan } from './use-plan.ts';

/**
 * The kept pathway in short, beside a result or an account; asks for the plan itself. `renderKept` draws a plan,
 * `renderClaim` asks about one that a guest left: they need the rules and words of all pathways, which a person without a
 * plan never loads.
 */
export function PlanSummary({
  renderKept,
  renderClaim,
  copy,
}: {
  renderKept: (plan: Plan) => ReactNode;
  renderClaim: (kept: KeptPlan) => ReactNode;
  copy: Copy;
}) {
  const paths = usePaths();
  const kept = usePlan();
  const { owner, plan, isMissing } = kept;
  // Before the account was asked it is not known what a guest's plan would replace.
  const isAsked = typeof owner === 'string' && plan !== undefined;
  const { data: unclaimed } = useQuery({ ...unclaimedPlanQuery(owner ?? ''), enabled: isAsked });
  return (
    <section className="panel stack" aria-labelledby="plan-summary-title">
      <h2 id="plan-summary-title" className="text-[1.4rem]">
        {copy.title}
      </h2>
      {unclaimed && renderClaim(kept)}
      {plan === undefined &&
        (isMissing ? (
          <Notice tone="warn">{copy.missing}</Notice>
        ) : (
          <Spinner label={copy.loading} />
        ))}
      {plan === null && (
        <>
          <p>{copy.none}</p>
          <div className="actions">
            <ButtonLink variant="secondary" to={paths.to('pathway')}>
              {copy.make}
            </ButtonLink>
          </div>
        </>
      )}
      {plan && renderKept(plan)}
    </section>
  );
}
