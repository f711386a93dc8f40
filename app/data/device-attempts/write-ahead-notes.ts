import { mergeAnswers } from '#domain/instruments/merge-answers.ts';
import { parseDeviceAttempt, type DeviceAttempt } from './device-attempt.ts';

/**
 * What is on its way to the device's database, written down where writing is done at once: a tab that dies before the
 * database has answered loses nothing.
 */
export type WriteAheadNotes = {
  /** Whether it stands there when this returns. */
  write(stored: DeviceAttempt): boolean;
  forget(id: string): void;
  /** Everything that tabs have left, this one's too; each with how to put it away. */
  left(): { readonly stored: DeviceAttempt; readonly putAway: () => void }[];
};

/** In local storage, a note for each attempt and tab, so that no tab overwrites another's. */
export const notePrefix = 'faro-writing-';

/** Notes of one tab. A browser that refuses local storage takes none. */
export function localNotes(tab: string = crypto.randomUUID()): WriteAheadNotes {
  const keyOf = (id: string) => `${notePrefix}${id}-${tab}`;
  return {
    write: (stored) =>
      attempted(() => {
        localStorage.setItem(keyOf(stored.attempt.id), JSON.stringify(stored));
        return true;
      }, false),
    forget: (id) => attempted(() => localStorage.removeItem(keyOf(id)), undefined),
    left: () =>
      attempted(
        () =>
          Object.keys(localStorage)
            .filter((key) => key.startsWith(notePrefix))
            .flatMap((key) => {
              const text = localStorage.getItem(key);
              const putAway = () => {
                // A living tab may have written a newer one meanwhile, which is its own to forget.
                if (localStorage.getItem(key) === text) localStorage.removeItem(key);
              };
              const stored = parseNote(text);
              if (!stored) putAway();
              return stored ? [{ stored, putAway }] : [];
            }),
        [],
      ),
  };
}

/** Puts a note and what the database holds together: nothing finished is reopened, each item's newest answer stays. */
export function withNote(stored: DeviceAttempt | undefined, note: DeviceAttempt): DeviceAttempt {
  if (!stored) return note;
  if (stored.attempt.state !== 'draft') return stored;
  const sheet = mergeAnswers(stored.attempt, note.attempt);
  const unsent = Object.keys({ ...stored.pending, ...note.pending });
  return {
    ...note,
    attempt: { ...note.attempt, ...sheet },
    pending: Object.fromEntries(unsent.map((item) => [item, sheet.itemTimes[item]?.at ?? 0])),
  };
}

function parseNote(text: string | null): DeviceAttempt | undefined {
  return attempted(() => parseDeviceAttempt(JSON.parse(text ?? '')), undefined);
}

function attempted<Value>(run: () => Value, otherwise: Value): Value {
  try {
    return run();
  } catch {
    return otherwise;
  }
}
