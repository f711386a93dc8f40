/** What a look at one thing found. `todo` says what to do, with its command; absent where nothing is to be done. */
export type CheckResult = {
  what: string;
  state: 'ok' | 'look' | 'bad';
  said: string;
  todo?: string;
};

/** All is well. */
export const ok = (what: string, said: string): CheckResult => ({ what, state: 'ok', said });

/** Somebody should look at it; the site goes on. */
export const look = (what: string, said: string, todo: string): CheckResult => ({
  what,
  state: 'look',
  said,
  todo,
});

/** It does not work, or will not for long. */
export const bad = (what: string, said: string, todo: string): CheckResult => ({
  what,
  state: 'bad',
  said,
  todo,
});
