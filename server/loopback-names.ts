const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** True for the names under which only this machine reaches itself. `hostname` has no port. */
export function isLoopbackName(hostname: string): boolean {
  return LOOPBACK_NAMES.includes(hostname);
}
