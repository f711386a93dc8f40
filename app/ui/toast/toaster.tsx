import { Suspense, useSyncExternalStore } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { toastsWanted } from './toast.ts';

/** Toasts repeat what the page says: while they cannot be loaded, the page goes on without them. */
const ToastRegion = lazyComponent(async () => (await import('./toast-region.tsx')).ToastRegion);

/**
 * The place of the toasts, once in the frame of every page. Nothing is loaded before the first.
 * At most `visible` are seen at a time, each for `duration` milliseconds.
 */
export function Toaster(props: ToastRegionProps) {
  const isWanted = useSyncExternalStore(toastsWanted.listen, toastsWanted.read, () => false);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion {...props} />
    </Suspense>
  );
}
