import { useEffect, useEffectEvent } from 'react';
import { instruments, type InstrumentId } from '#domain/instruments/registry.ts';
import type { DeviceAttempt } from '#app/data/device-attempts/device-attempt.ts';
import { usePaths } from '#app/i18n/paths.tsx';
import { useNavigate } from '#app/ui/navigation/use-place.ts';

/** What was got ready while the test was taken is there at once; for anything else one waits on the page of the result (ms). */
const longest = 200;

/** Leads from a finished attempt to its result, in place of the history entry of the test. */
export function RedirectToResult({
  test,
  finished: { attempt, owner },
  isElsewhere,
  getReady,
}: {
  test: InstrumentId;
  finished: DeviceAttempt;
  /** Another tab or device finished it. */
  isElsewhere: boolean;
  /** Gets ready what the result is shown with. */
  getReady: () => Promise<unknown>;
}) {
  const paths = usePaths();
  const navigate = useNavigate();
  const go = useEffectEvent(async () => {
    await Promise.race([getReady().catch(() => undefined), pause(longest)]);
    const { id } = attempt;
    const notice = isElsewhere ? 'elsewhere' : undefined;
    const state = { test: instruments[test].storedId, running: id, owner, show: id, notice };
    await navigate(paths.to('results'), { replace: true, state });
  });
  useEffect(() => void go(), []);
  return null;
}

function pause(time: number): Promise<void> {
  return new Promise((over) => {
    setTimeout(over, time);
  });
}
