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

  const { known, toAsk } = unclaimedAttempts(answers, owner, account.data ?? []);
  const knownIds = known.map(({ attempt }) => attempt.id).join();
  useEffect(() => {
    // The account has these already, claimed on another device: nothing to ask.
    if (knownIds) void claimGuestData(knownIds.split(','), owner);
  }, [knownIds, owner]);

  const [newest] = toAsk;
  const isAsking = newest !== undefined && !account.isPending && !isPutOff;
  async function claim() {
    if (!newest) return;
    await claimGuestData([newest.attempt.id], owner);
    if (newest.attempt.state === 'submitted') {
      await navigate(paths.to('results'), { state: { notice: 'saved', show: newest.attempt.id } });
    }
  }
  async function decline() {
    if (!newest) return;
    await attemptStore().change(
      newest.attempt.id,
      (stored) => stored && { ...stored, declinedBy: [...stored.declinedBy, owner] },
    );
  }
  return (
    <Dialog
      open={isAsking}
      title={copy.title}
      closeLabel={copy.close}
      onClose={() => setIsPutOff(true)}
    >
      <p>{newest && tellAttempt(asHeld(newest), locale, copy)}</p>
      <p className="text-muted">{copy.why}</p>
      <div className="grid gap-3">
        <Button onClick={() => void claim()}>{copy.yes}</Button>
        <Button variant="secondary" onClick={() => void decline()}>
          {copy.no}
        </Button>
      </div>
    </Dialog>
  );
}

function asHeld({ attempt }: DeviceAttempt) {
  return { ...attempt, answered: answeredCount(attempt) };
}
