/** Lends each of a few things to one piece of work at a time, the one used last first; later ones wait in line. */
export function createResourcePool<Thing>(things: readonly Thing[]) {
  const free = [...things];
  const waiting: ((thing: Thing) => void)[] = [];

  async function take(): Promise<Thing> {
    return free.pop() ?? new Promise((resolve) => waiting.push(resolve));
  }

  async function use<Result>(work: (thing: Thing) => Promise<Result>): Promise<Result> {
    const thing = await take();
    try {
      return await work(thing);
    } finally {
      const next = waiting.shift();
      if (next) next(thing);
      else free.push(thing);
    }
  }

  return { use };
}
