import { useSiteCopy } from './i18n/site-copy.tsx';
import type { MissingProps } from './ui/loading/lazy-component.tsx';
import { RetryNotice } from './ui/loading/retry-notice.tsx';

/** In the place of a part whose files did not arrive; nothing is said before they have failed twice. */
export function PartMissing({ failures, onRetry }: MissingProps) {
  const { errors } = useSiteCopy();
  if (failures === 0) return null;
  return <RetryNotice text={errors.partMissing} retry={errors.retry} onRetry={onRetry} />;
}
