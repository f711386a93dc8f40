type Line = { busy: number; waiting: (() => void)[] };

/**
 * Lets each key (a client address) do only so much at a time. What is more waits in the key's own line, so that
 * no client waits behind another's crowd: the password hashes and statements under way are never all of one client.
 */
export function limitRequestsAtOnce({
  atOnce,
  mostWaiting,
}: {
  atOnce: number;
  mostWaiting: number;
}) {
  const lines = new Map<string, Line>();

  /** Waits for a turn and resolves with what ends it; undefined at once when the line is too long. */
  return async function takeTurn(key: string): Promise<(() => void) | undefined> {
    const line = lines.get(key) ?? { busy: 0, waiting: [] };
    lines.set(key, line);
    if (line.busy < atOnce) line.busy += 1;
    else if (line.waiting.length >= mostWaiting) return undefined;
    // The one that ends hands its turn over, so `busy` does not change on either side.
    else await new Promise<void>((resume) => line.waiting.push(resume));
    return function endTurn() {
      const next = line.waiting.shift();
      if (next) return next();
      line.busy -= 1;
      if (line.busy === 0) lines.delete(key);
    };
  };
}

export type TakeTurn = ReturnType<typeof limitRequestsAtOnce>;
