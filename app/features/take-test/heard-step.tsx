import { useState } from 'react';

/**
 * What a screen reader hears of a step, in the order of the parts. It stays as it was when the step was taken: a word
 * that changes a moment later ("saving", "saved") would be read out again.
 */
export function HeardStep({ parts }: { parts: readonly (string | undefined)[] }) {
  const [heard] = useState(() => parts.filter((part) => part !== undefined).join('. '));
  return heard;
}
