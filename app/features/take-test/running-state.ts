import type { Form } from '#domain/instruments/instrument.ts';

/** What a history entry says of the attempt that is being taken on it. */
export type RunningState = {
  running: string;
  form: Form;
  /** The person of the entry, `null` for a guest: no other goes on with it. */
  owner: string | null;
};

export function readRunning(state: unknown): RunningState | undefined {
  if (typeof state !== 'object' || state === null || !('running' in state)) return undefined;
  if (typeof state.running !== 'string') return undefined;
  const form = 'form' in state && state.form === 'short' ? 'short' : 'full';
  const owner = 'owner' in state && typeof state.owner === 'string' ? state.owner : null;
  return { running: state.running, form, owner };
}
