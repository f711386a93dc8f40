/** In session storage: which seat this tab has, so that loading it again asks nobody who they are. */
const tabKey = 'faro-class-tab';

/** Whether this tab is where the seat was taken, or its pupil has said so here. */
export function isOfThisTab(secret: string): boolean {
  try {
    return sessionStorage.getItem(tabKey) === secret;
  } catch {
    return false;
  }
}

/** `undefined`: nobody sits here any more. */
export function noteOfThisTab(secret: string | undefined): void {
  try {
    if (secret === undefined) sessionStorage.removeItem(tabKey);
    else sessionStorage.setItem(tabKey, secret);
  } catch {
    // A browser that refuses is asked each time.
  }
}
