import { useEffect, useRef, useState } from 'react';
import type { Form } from '#domain/instruments/instrument.ts';

/** What was pressed; a start is `isBlind` where it was not known yet whether there is something to go on with. */
export type StartRequest = { kind: 'start'; form: Form; isBlind: boolean } | { kind: 'resume' };

/**
 * Keeps what was pressed until it can be done, and does it once, however often it is pressed. It is over when the test
 * is running, or where `grant` says that it came to nothing.
 */
export function useStartRequest({
  isReady,
  isRunning,
  grant,
}: {
  isReady: boolean;
  isRunning: boolean;
  grant: (wish: StartRequest) => Promise<'nothing' | void>;
}) {
  const [wish, setWish] = useState<StartRequest>();
  const granted = useRef<StartRequest>(undefined);
  if (isRunning && wish) setWish(undefined);
  useEffect(() => {
    if (!wish || !isReady || granted.current === wish) return;
    granted.current = wish;
    const end = () => setWish(undefined);
    grant(wish).then((outcome) => outcome === 'nothing' && end(), end);
  }, [wish, isReady, grant]);
  return { wanted: wish?.kind, want: (next: StartRequest) => setWish((before) => before ?? next) };
}
