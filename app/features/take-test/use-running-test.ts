import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import { newestVersion } from '#content/instruments/newest-version.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from '#app/ui/navigation/use-place.ts';
import type { Attempt } from '#domain/instruments/attempt.ts';
import type { Form } from '#domain/instruments/instrument.ts';
import { useFreshAttempt, useOverruled, useSyncState } from '#app/data/sync/use-attempt-sync.ts';
import { ownerOf, useSession } from '#app/data/account/session.ts';
import { useDeviceAttempts } from '#app/data/device-attempts/use-device-attempts.ts';
import { countStep } from '#app/data/device/count-step.ts';
import { attemptStore } from '#app/data/device-attempts/attempt-store.ts';
import { keepServerDraft } from '#app/data/device-attempts/keep-server-draft.ts';
import { serverNow } from '#app/data/backend/server-clock.ts';
import {
  finished,
  newAttempt,
  withAnswer,
  type DeviceAttempt,
} from '#app/data/device-attempts/device-attempt.ts';
import { useLocale } from '#app/i18n/paths.tsx';
import { useOnline } from '#app/ui/use-online.ts';
import { readRunning, type RunningState } from './running-state.ts';
import { savedState } from './saved-state.ts';

/**
 * The attempt that is being taken on this page. Which one lies in the history entry, so that reload
 * and Back do what they should; a new one is kept from its first answer on.
 */
export function useRunningTest(test: InstrumentId, owner: string | null) {
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const answers = useDeviceAttempts();
  const sync = useSyncState(ownerOf(useSession()));
  const isOnline = useOnline();
  const [isFinishing, setIsFinishing] = useState(false);

  const opened = answers.kind === 'ready' ? readRunning(location.state) : undefined;
  const id = opened?.running;
  const fresh = (attemptId: string, now: number) => {
    const [form, instrument] = [opened?.form ?? 'full', instruments[test].storedId];
    return newAttempt(
      { id: attemptId, instrument, version: newestVersion(test), form, locale },
      owner,
      now,
    );
  };
  const known =
    answers.kind === 'ready' && answers.attempts.find(({ attempt }) => attempt.id === id);
  // Left in this tab's history by a person who has gone: its number is not for the next attempt.
  const isNew = id !== undefined && opened?.owner === owner;
  const stored = known || (isNew ? fresh(id, 0) : undefined);
  // Another person's attempt, left in this tab's history, is theirs alone.
  const isForeign = stored?.owner !== null && owner !== null && stored?.owner !== owner;
  const running = stored && !isForeign ? stored : undefined;
  useFreshAttempt(running?.attempt.state === 'draft' ? running.attempt.id : undefined, owner);
  const overruled = useOverruled(running?.attempt.id, owner);

  function open(attemptId: string, form: Form) {
    const state: RunningState = { running: attemptId, form, owner };
    return navigate(location.pathname, { state });
  }

  return {
    running,
    /** Items whose answer from here another device has changed since. */
    overruled,
    /** Finished by this tab, and not by another one or on another device. */
    isFinishing,
    /** `undefined` before the first answer, when there is nothing to save. */
    saved: known && stored ? savedState(stored, { answers, sync, owner, isOnline }) : undefined,
    start: (form: Form) => open(crypto.randomUUID(), form),
    async resume(draft: Attempt) {
      if (owner !== null) await keepServerDraft(draft, owner);
      await open(draft.id, draft.form);
    },
    answer({ attempt }: DeviceAttempt, given: { item: string; value: number | null; ms: number }) {
      const now = serverNow();
      if (!known) countStep('begun');
      void attemptStore().change(attempt.id, (before) =>
        withAnswer(before ?? fresh(attempt.id, now), { ...given, now }),
      );
    },
    async finish({ attempt }: DeviceAttempt) {
      const now = serverNow();
      setIsFinishing(true);
      countStep('finished');
      await attemptStore().change(attempt.id, (before) => before && finished(before, now));
    },
  };
}
