import { lazy, Suspense } from 'react';
import { holderOf, type SessionState } from '#app/data/account/session.ts';
import { useOwnResult } from '#app/data/device/own-result.ts';
import { whenIdle } from '#app/ui/loading/when-idle.ts';

/** Drawn once the page rests. Without a network the frame of the hexagon stays empty, until the next page. */
const DrawResult = lazy(async () => {
  await new Promise<void>((rests) => whenIdle(rests));
  return import('./draw-result.tsx').then(
    ({ DrawResult: component }) => ({ default: component }),
    () => ({ default: () => null }),
  );
});

/** Has the hexagon of a new result drawn for the navigation. */
export function OwnResult({ session }: { session: SessionState }) {
  const holder = holderOf(session);
  const result = useOwnResult(holder);
  if (!holder || !result || result.path) return null;
  return (
    <Suspense>
      <DrawResult holder={holder} attempt={result.attempt} />
    </Suspense>
  );
}
