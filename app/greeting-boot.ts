/**
 * Greets whoever began the test on this device, or finished it: the landing's door then leads on from there. It
 * reads the database of the attempts without making one, before and beside React.
 */
type Kept = {
  owner: string | null;
  attempt: { instrument: string; state: string; startedAt: string };
};

/** `session` is what the browser keeps of one: of a person only their own attempts count, without one a guest's. */
export function greet(session: string | null): void {
  const doors = document.querySelector<HTMLElement>('[data-greet]');
  if (!doors) return;
  const owner = session && JSON.parse(session).user.id;
  const opening = indexedDB.open('faro-attempts');
  // There is none yet, and it is not for a greeting to make one.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const { result: database } = opening;
    const reading = database.transaction('attempts').objectStore('attempts').getAll();
    reading.onsuccess = () => {
      const all: Kept[] = reading.result;
      let newest = '';
      for (const kept of all) {
        const { instrument, state, startedAt } = kept.attempt;
        if (kept.owner !== owner || instrument !== doors.dataset.greet) continue;
        if (startedAt < newest) continue;
        newest = startedAt;
        doors.dataset.found = state;
      }
    };
    database.close();
  };
}
