import {
  askerSteps,
  noteAsker,
  type AskerStep,
  type RightsRequest,
} from '#app/data/admin/requests.ts';
import { day } from '#app/features/admin/frame/dates.ts';
import { fill } from '#app/i18n/fill.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { useSubmission } from '#app/ui/use-submission.ts';
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

/** How a request came and its asker, where that was not the person in their profile; of a parent, how far the proof is. */
export function RequestAsker({
  request,
  noted,
  copy,
}: {
  request: RightsRequest;
  noted: () => void;
  copy: Copy;
}) {
  const words = copy.control.asker;
  const { channel, who, asked_by: contact } = request;
  if (channel === 'site') return null;
  return (
    <div className="grid gap-2">
      <p className="text-muted">{words.channels[channel]}</p>
      {channel === 'controller' && request.kind === 'erasure' && <p>{words.minorCase}</p>}
      {who && (
        <>
          <p>
            {fill(words.by, { who: copy.control.enter.whos[who] })}
            {contact && ` · ${contact}`}
          </p>
          <p className="text-muted">{words.told}</p>
        </>
      )}
      {who && <Steps request={request} isGuardian={who === 'guardian'} noted={noted} copy={copy} />}
    </div>
  );
}

function Steps({
  request,
  isGuardian,
  noted,
  copy,
}: {
  request: RightsRequest;
  isGuardian: boolean;
  noted: () => void;
  copy: Copy;
}) {
  const words = copy.control.asker;
  const times: Record<AskerStep, string | null> = {
    'proof-asked': request.proof_asked_at,
    'proof-seen': request.proof_seen_at,
    'asker-told': request.told_at,
  };
  const steps = askerSteps.filter((step) => isGuardian || step === 'asker-told');
  return (
    <>
      {isGuardian && (
        <p className="text-[0.95rem]">
          <strong>{words.proof}.</strong> {words.proofHelp}
        </p>
      )}
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {steps.map((step) => (
          <Step key={step} id={request.id} step={step} at={times[step]} noted={noted} copy={copy} />
        ))}
      </ul>
    </>
  );
}

function Step({
  id,
  step,
  at,
  noted,
  copy,
}: {
  id: number;
  step: AskerStep;
  at: string | null;
  noted: () => void;
  copy: Copy;
}) {
  const locale = useLocale();
  const words = copy.control.asker.steps[step];
  const { isBusy, run } = useSubmission();
  const date = day(at, locale);
  return (
    <li>
      {date ? (
        fill(words.done, { date })
      ) : (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void run(() => noteAsker(id, step).then(noted))}
        >
          {words.act}
        </Button>
      )}
    </li>
  );
}
