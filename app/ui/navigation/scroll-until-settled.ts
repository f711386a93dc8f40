/** The part of the browser that a place on a page is reached with. */
export type Surroundings = {
  /** Calls whenever the page gains, loses or moves something; returns what ends that. */
  watch(changed: () => void): () => void;
  /** Calls when the person scrolls, presses or types; returns what ends that. */
  hear(acted: () => void): () => void;
};

/** What has just come may still move: the place is kept so long (ms) after it was reached. */
const settling = 2_000;

/**
 * Reaches a place on the page, now or as soon as it is there, and stays at it while the page around it still comes.
 * `reach` goes there and says whether it was there. The person's own hand ends it, and so does what is returned.
 */
export function scrollUntilSettled(reach: () => boolean, around: Surroundings): () => void {
  const ends: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  function stop(): void {
    clearTimeout(timer);
    for (const end of ends.splice(0)) end();
  }
  function tryOnce(): void {
    if (reach()) timer ??= setTimeout(stop, settling);
  }
  ends.push(around.hear(stop), around.watch(tryOnce));
  tryOnce();
  return stop;
}
