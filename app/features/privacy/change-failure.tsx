import type { Copy } from '#content/dictionaries/es/profile-privacy.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { Outcome } from './use-change.ts';

/** Why a change was not stored; nothing where it was. */
export function ChangeFailure({ outcome, copy }: { outcome: Outcome; copy: Copy['asking'] }) {
  if (outcome !== 'failed' && outcome !== 'tooMany') return null;
  return (
    <Notice tone="error">
      <p>{outcome === 'tooMany' ? copy.tooMany : copy.notSaved}</p>
    </Notice>
  );
}
