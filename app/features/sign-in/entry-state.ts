/** What the page was handed by the one before it; kept in the history entry, so a reload keeps it. */
export type EntryState = {
  /** A recovery session is open: a new password is to be chosen. */
  recovering?: true;
  /** A confirmed account waits for the password that its person chooses; where they go on afterwards. */
  choosing?: { next?: string };
  /** A person has just registered: where their mail went, and where its link is to lead. */
  checkMail?: { email: string; redirectTo: string };
  resetSent?: true;
};

/** Reads the history entry's state (a border: anything may stand there). */
export function readEntryState(state: unknown): EntryState {
  if (typeof state !== 'object' || state === null) return {};
  const entry: EntryState = {};
  if (Reflect.get(state, 'recovering') === true) entry.recovering = true;
  if (Reflect.get(state, 'resetSent') === true) entry.resetSent = true;
  const choosing: unknown = Reflect.get(state, 'choosing');
  if (typeof choosing === 'object' && choosing !== null) {
    const next: unknown = Reflect.get(choosing, 'next');
    entry.choosing = typeof next === 'string' ? { next } : {};
  }
  const mail: unknown = Reflect.get(state, 'checkMail');
  if (typeof mail === 'object' && mail !== null && 'email' in mail && 'redirectTo' in mail) {
    const { email, redirectTo } = mail;
    if (typeof email === 'string' && typeof redirectTo === 'string') {
      entry.checkMail = { email, redirectTo };
    }
  }
  return entry;
}
