/**
 * Greets a visitor who began the test on this device, or finished it: the first card then leads on from there. `boot.ts`
 * loads this where there is a database of attempts, beside React or without it, so it reads that by itself.
 */
type Kept = {
  owner: string | null;
  attempt: { instrument: string; state: string; startedAt: string; answers: object };
};

/** `session` is what the browser keeps of one. */
export function greetSession(session: string | null): void {
  greet(session && JSON.parse(session).user.id);
}

/** Of a person only their own attempts count, and without one a guest's: `null`. */
export function greet(owner: string | null): void {
  const cards = document.querySelector<HTMLElement>('[data-greet-with]');
  if (!cards) return;
  const opening = indexedDB.open(cards.dataset.greetWith ?? '');
  // There is none yet, and it is not for a greeting to make one.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  opening.onsuccess = () => {
    const { result: database } = opening;
    const reading = database.transaction('attempts').objectStore('attempts').getAll();
    reading.onsuccess = () =>
      show(cards, newestState(reading.result, owner, cards.dataset.greetOf));
    database.close();
  };
}

/** The state of the newest attempt that was answered; one on its way out counts as none. */
function newestState(all: Kept[], owner: string | null, instrument = ''): string | undefined {
  const [newest] = all
    .filter((kept) => kept.owner === owner && kept.attempt.instrument === instrument)
    .map(({ attempt }) => attempt)
    .filter(({ state, answers }) => state !== 'withdrawn' && Object.keys(answers).length > 0)
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
  // What a person finished on another device is known to the navigation.
  const isInAccount = owner !== null && document.querySelector('[data-own-result]:not([hidden])');
  return newest?.state ?? (isInAccount ? 'submitted' : undefined);
}

function show(cards: HTMLElement, state: string | undefined): void {
  if (state) cards.dataset.found = state;
  else delete cards.dataset.found;
}
