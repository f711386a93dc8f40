/**
 * Why the server refused an admin's request: the permission is missing (any more), the second factor is, or the code
 * was given too long ago for what hands out or opens other people's data.
 */
export type AdminRefusal = 'no-admin' | 'second-factor' | 'fresh-code';

const refusals: Record<string, AdminRefusal> = {
  42501: 'no-admin',
  PT403: 'second-factor',
  insufficient_aal: 'second-factor',
  PT428: 'fresh-code',
};

export function adminRefusal(error: unknown): AdminRefusal | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? refusals[code] : undefined;
}
