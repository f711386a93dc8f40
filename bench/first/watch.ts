/** Milliseconds since 1970, so that times of two documents can be compared. */
type Moment = number;

/** What a document notes of itself. */
export type Seen = {
  openedAt: Moment;
  largestPaint: number;
  shifts: { at: Moment; value: number }[];
  /** How long the longest event of each tap took, to the paint after it. */
  taps: Record<number, number>;
  /** Of the last tap, in this document or the one before. */
  tappedAt: Moment;
  /** Since when each of these has stood in the page, painted. */
  shown: Record<string, Moment>;
  /** How long the page waited on purpose since the last tap, so that a choice is seen. */
  pause: number;
  savedAt: Moment;
  /** When what last opened or closed (a menu, a fold, a dialog) was painted so. */
  toggledAt: Moment;
};

/**
 * Runs in the page before anything else of it: notes what happens, by the browser's own counters where it has one. A
 * result is there with the heading of its scores.
 */
export function watch(scoresTitle: string): void {
  const now = () => performance.timeOrigin + performance.now();
  const seen: Seen = {
    openedAt: performance.timeOrigin,
    largestPaint: 0,
    shifts: [],
    taps: {},
    tappedAt: Number(sessionStorage.getItem('tappedAt')),
    shown: {},
    pause: 0,
    savedAt: 0,
    toggledAt: 0,
  };
  Reflect.set(globalThis, 'seen', seen);

  function observe(type: string, note: (entry: PerformanceEntry) => void): void {
    const options: PerformanceObserverInit = { type, buffered: true };
    if (type === 'event') Object.assign(options, { durationThreshold: 16 });
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  }
  const numberIn = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name));
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput')) return;
    const at = performance.timeOrigin + entry.startTime;
    seen.shifts.push({ at, value: numberIn(entry, 'value') });
  });
  observe('event', (entry) => {
    const tap = numberIn(entry, 'interactionId');
    if (tap > 0) seen.taps[tap] = Math.max(seen.taps[tap] ?? 0, entry.duration);
  });

  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      seen.tappedAt = performance.timeOrigin + timeStamp;
      seen.pause = 0;
      sessionStorage.setItem('tappedAt', String(seen.tappedAt));
    },
    true,
  );
  // A choice stands for a moment before the page moves on: what it waits for with a timer right after the tap.
  const wait = globalThis.setTimeout;
  Reflect.set(globalThis, 'setTimeout', (then: TimerHandler, delay = 0, ...rest: unknown[]) => {
    if (now() - seen.tappedAt < 200 && delay >= 100 && delay < 1_000) seen.pause = delay;
    return wait(then, delay, ...rest);
  });

  function painted(note: () => void): void {
    requestAnimationFrame(() => wait(note));
  }
  // It does not bubble.
  const noteToggle = () => {
    seen.toggledAt = now();
  };
  addEventListener('toggle', () => painted(noteToggle), true);

  new MutationObserver(() => {
    const item = document.querySelector<HTMLElement>('fieldset[data-item]')?.dataset['item'];
    const saved = document.querySelector<HTMLElement>('[data-saved=device]')?.dataset['answered'];
    const result =
      location.pathname === '/results' &&
      [...document.querySelectorAll('main h2')].some((h2) => h2.textContent === scoresTitle);
    for (const [name, value] of Object.entries({ item, saved, result: result && 'here' })) {
      const key = `${name} ${value}`;
      if (!value || key in seen.shown) continue;
      seen.shown[key] = Number.NaN;
      if (name === 'saved') seen.savedAt = now();
      painted(() => {
        seen.shown[key] = now();
      });
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-item', 'data-saved', 'data-answered'],
  });
}
