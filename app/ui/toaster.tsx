import { Component, lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { ToastRegionProps } from './toast-region.tsx';
import { toastsWanted } from './toast.ts';

const ToastRegion = lazy(async () => {
  const { ToastRegion: component } = await import('./toast-region.tsx');
  return { default: component };
});

/**
 * The place of the toasts, once in the frame of every page. Nothing is loaded before the first.
 * At most `visible` are seen at a time, each for `duration` milliseconds.
 */
export function Toaster(props: ToastRegionProps) {
  const isWanted = useSyncExternalStore(toastsWanted.listen, toastsWanted.read, () => false);
  if (!isWanted) return null;
  return (
    <WithoutToasts>
      <Suspense>
        <ToastRegion {...props} />
      </Suspense>
    </WithoutToasts>
  );
}

/** Toasts repeat what the page says: when they cannot be loaded, the page goes on without them. */
class WithoutToasts extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
