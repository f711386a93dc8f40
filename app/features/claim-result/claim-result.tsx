import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Copy } from '#content/dictionaries/es/claim-result.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { accountAttemptsQuery } from '#app/data/attempts/account-attempts.ts';
import { useSession } from '#app/data/account/session.ts';
import { answeredCount, type DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import { useDeviceAttempts } from '#app/data/device-attempts/use-device-attempts.ts';
import { claimGuestData } from '#app/data/person/claim-guest-data.ts';
import { useLocale, usePaths } from '#app/i18n/paths.tsx';
import { Button } from '#app/ui/button.tsx';
import { upperFirst } from '#content/wording/upper-first.ts';
import { Checkbox } from '#app/ui/field.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { useHeldSecret } from './held-secret.ts';
import { tellAttempt } from './tell-attempt.ts';
import { unclaimedAttempts } from './unclaimed-attempts.ts';

/** Asks a signed-in person whether what a guest left in this browser is theirs. */
export function ClaimResult({ copy }: { copy: Copy['ask'] }) {
  const session = useSession();
  // A link that brings held answers along says by itself whose they are.
  const isClaiming = useHeldSecret() !== undefined;
  if (session.kind !== 'person' || isClaiming) return null;
  return <Ask owner={session.session.user.id} copy={copy} />;
}

function Ask({ owner, copy }: { owner: string; copy: Copy['ask'] }) {
  const paths = usePaths();
  const locale = useLocale();
  const navigate = useNavigate();
  const answers = useDeviceAttempts();
  const account = useQuery(accountAttemptsQuery(owner));
  const [isPutOff, setIsPutOff] = useState(false);
  /** Of several those that are another person's. */
  const [others, setOthers] = useState<ReadonlySet<string>>(() => new Set());

  const { known, toAsk } = unclaimedAttempts(answers, owner, account.data ?? []);
  const knownIds = known.map(({ attempt }) => attempt.id).join();
  useEffect(() => {
    // The account has these already, claimed on another device: nothing to ask.
    if (knownIds) void claimGuestData(knownIds.split(','), owner);
  }, [knownIds, owner]);

  const isMany = toAsk.length > 1;
  const said = isMany ? copy.many : copy;
  const own = toAsk.filter(({ attempt }) => !others.has(attempt.id));
  const isAsking = toAsk.length > 0 && !account.isPending && !isPutOff;
  const told = (one: DeviceAttempt) =>
    tellAttempt(asHeld(one), locale, { ...said, tests: copy.tests });

  function setOwn(id: string, isOwn: boolean) {
    setOthers(new Set([...others].filter((other) => other !== id).concat(isOwn ? [] : [id])));
  }
  async function claim() {
    await decline(toAsk.filter(({ attempt }) => others.has(attempt.id)));
    await claimGuestData(
      own.map(({ attempt }) => attempt.id),
      owner,
    );
    const done = own.find(({ attempt }) => attempt.state === 'submitted');
    if (!done) return;
    const show = isMany ? {} : { show: done.attempt.id };
    await navigate(paths.to('results'), { state: { notice: 'saved', ...show } });
  }
  async function decline(declined: readonly DeviceAttempt[]) {
    for (const { attempt } of declined) {
      await attemptStore().change(
        attempt.id,
        (stored) => stored && { ...stored, declinedBy: [...stored.declinedBy, owner] },
      );
    }
  }
  return (
    <Dialog
      open={isAsking}
      title={said.title}
      closeLabel={copy.close}
      onClose={() => setIsPutOff(true)}
    >
      {isMany ? (
        <>
          <p>{copy.many.text}</p>
          <div className="grid gap-1">
            {toAsk.map((one) => (
              <Checkbox
                key={one.attempt.id}
                label={upperFirst(told(one))}
                checked={!others.has(one.attempt.id)}
                onChange={({ target }) => setOwn(one.attempt.id, target.checked)}
              />
            ))}
          </div>
        </>
      ) : (
        <p>{toAsk.map(told)}</p>
      )}
      <p className="text-muted">{said.why}</p>
      <div className="grid gap-3">
        <Button disabled={own.length === 0} onClick={() => void claim()}>
          {said.yes}
        </Button>
        <Button variant="secondary" onClick={() => void decline(toAsk)}>
          {said.no}
        </Button>
      </div>
    </Dialog>
  );
}

function asHeld({ attempt }: DeviceAttempt) {
  return { ...attempt, answered: answeredCount(attempt) };
}
