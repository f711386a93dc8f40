import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Copy } from '#content/sentences/pathway/es/pathway.ts';
import { choiceWords } from '#content/pathway/choice-words.ts';
import { isSameChoice } from '#domain/pathway/choices.ts';
import { joinPlans, type Plan } from '#domain/pathway/plan.ts';
import { declineGuestPlan, saveGuestPlan, unclaimedPlanQuery } from '#app/data/guest/guest-plan.ts';
import { savePlan } from '#app/data/person/plan.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { KeptPlan } from './use-plan.ts';

/** Asks a signed-in person whether the plan that a guest left in this browser is theirs. */
export function ClaimPlan({ kept: { owner, plan }, copy }: { kept: KeptPlan; copy: Copy }) {
  // Before the account was asked it is not known what would be replaced.
  if (typeof owner !== 'string' || plan === undefined) return null;
  return <Ask owner={owner} plan={plan} copy={copy} />;
}

function Ask({ owner, plan, copy }: { owner: string; plan: Plan | null; copy: Copy }) {
  const locale = useLocale();
  const queries = useQueryClient();
  const query = unclaimedPlanQuery(owner);
  const { data: found } = useQuery(query);
  const answer = useMutation({
    mutationFn: (isMine: boolean) => (isMine && found ? claim(found) : declineGuestPlan(owner)),
    networkMode: 'always',
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: query.queryKey }),
        queries.invalidateQueries({ queryKey: ['plan'] }),
      ]),
  });
  async function claim(guest: Plan) {
    await savePlan(owner, joinPlans(plan, guest));
    await saveGuestPlan(null);
  }

  if (!found) return null;
  const words = copy.claim;
  const pathway = choiceWords(found.choice, copy, locale);
  const isOther = plan !== null && !isSameChoice(plan.choice, found.choice);
  return (
    <section className="panel stack no-print" aria-labelledby="claim-plan-title">
      <h3 id="claim-plan-title">{words.title}</h3>
      <p>{fill(words.text, { pathway, done: Object.keys(found.ticks).length })}</p>
      {isOther && (
        <p>{fill(words.replaces, { pathway: choiceWords(plan.choice, copy, locale) })}</p>
      )}
      <p className="text-muted">{words.why}</p>
      <div className="actions">
        <Button busy={answer.isPending} onClick={() => answer.mutate(true)}>
          {isOther ? words.replace : words.yes}
        </Button>
        <Button variant="secondary" onClick={() => answer.mutate(false)}>
          {isOther ? words.keep : words.no}
        </Button>
      </div>
      {answer.isError && <Notice tone="error">{copy.plan.failed}</Notice>}
    </section>
  );
}
