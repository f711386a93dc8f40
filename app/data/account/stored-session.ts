import type { Session } from '@supabase/supabase-js';
import { sessionKey } from '#app/data/backend/backend.ts';
import { sessionPlace } from '#app/data/device/shared-computer.ts';

/**
 * The session as the browser keeps it, unproven: enough to know whose answers are on this device
 * while the backend cannot be asked. It opens nothing; every request is judged by the server.
 */
export function storedSession(): Session | undefined {
  return readSession(sessionPlace.getItem(sessionKey));
}

/** Reads what supabase-js keeps. */
export function readSession(text: string | null): Session | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isSession(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isSession(kept: unknown): kept is Session {
  if (typeof kept !== 'object' || kept === null) return false;
  if (!('access_token' in kept) || typeof kept.access_token !== 'string') return false;
  if (!('user' in kept) || typeof kept.user !== 'object' || kept.user === null) return false;
  return 'id' in kept.user && typeof kept.user.id === 'string';
}
