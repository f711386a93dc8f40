/** Whether the server said that whoever asks is no admin (any more). */
export function isAdminRefused(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '42501';
}
