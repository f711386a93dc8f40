import { useSiteCopy } from '#app/i18n/site-copy.tsx';
import type { MissingProps } from '#app/ui/loading/lazy-component.tsx';
import { RetryNotice } from '#app/ui/loading/retry-notice.tsx';

/** In the place of a part whose files did not arrive; nothing is said before they have failed twice. */
export function PartMissing({ failures, onRetry }: MissingProps) {
  const { errors } = useSiteCopy();
  if (failures === 0) return null;
  return <RetryNotice text={errors.partMissing} retry={errors.retry} onRetry={onRetry} />;
}
