import { indexedDbAttempts } from '#app/data/device-attempts/attempt-database.ts';

type Update<Kept> = (kept: Kept | undefined) => Kept | undefined;

/** One record of this browser's guest. */
export type GuestRecord<Kept> = {
  /** `undefined` where nothing is kept; a browser that keeps nothing has nothing. */
  read(): Promise<Kept | undefined>;
  /**
   * Reads, changes and writes; `undefined` removes it. Rejects when the browser refuses. What an old tab has left is
   * changed as well, so that an update may run twice.
   */
  change(update: Update<Kept>): Promise<void>;
};

/**
 * Keeps a record of the guest in local storage, under a name of its own. Until November 2026 such records lay in the
 * database of the attempts, and a tab that was opened then still puts them there: whatever is found is moved first.
 */
export function createGuestRecord<Kept>({
  name,
  formerKey,
  parse,
  parseFormer,
  join,
}: {
  name: string;
  /** Where it lay among the attempts. */
  formerKey: string;
  parse: (value: unknown) => Kept | undefined;
  parseFormer: (value: unknown) => Kept | undefined;
  /** Puts together what an old tab has left among the attempts and what is kept here, which is older. */
  join: (left: Kept, kept: Kept) => Kept;
}): GuestRecord<Kept> {
  function readKept(): Kept | undefined {
    const text = localStorage.getItem(name);
    return text === null ? undefined : parse(jsonIn(text));
  }

  function write(kept: Kept | undefined): void {
    if (kept === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(kept));
  }

  let isMoved = false;

  /**
   * Inside one transaction of the attempts, and local storage writes at once: no other tab sees it in both places or
   * moves it twice, and where the new place refuses, it stays in the old one.
   */
  async function moveFormer(update: Update<Kept>): Promise<void> {
    try {
      await indexedDbAttempts().change(formerKey, (stored) => {
        const left = parseFormer(stored);
        if (left === undefined) return stored;
        const kept = readKept();
        write(update(kept === undefined ? left : join(left, kept)));
        return undefined;
      });
    } catch {
      // A browser that refuses the database has nothing to move.
    }
    isMoved = true;
  }

  return {
    async read() {
      await moveFormer((kept) => kept);
      try {
        return readKept();
      } catch {
        return undefined;
      }
    },
    async change(update) {
      if (!isMoved) await moveFormer((kept) => kept);
      // Without waiting for the database: leaving the page now loses nothing.
      write(update(readKept()));
      await moveFormer(update);
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
