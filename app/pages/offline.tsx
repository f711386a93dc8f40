// The page that is shown without a network.
import type { Copy } from '#content/dictionaries/es/offline.ts';
import { OfflineView } from '#app/features/offline/offline-view.tsx';

export function Page({ copy }: { copy: Copy }) {
  return <OfflineView copy={copy} />;
}
