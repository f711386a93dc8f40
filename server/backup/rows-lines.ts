import { StartRefusal } from '#server/start-refusal.ts';

/** The line that ends the rows of a table; no row looks like it. */
export const END_OF_ROWS = Buffer.from('\\.\n');
const LINE_END = 10;

/** What is wrong with a file of rows. */
export function unreadable(why: string): StartRefusal {
  return new StartRefusal(`The rows of the backup cannot be read: ${why}. Nothing was changed.`);
}

/** Reads a stream line by line, and rows in as large pieces as they come. */
export function linesOf(stream: AsyncIterable<Buffer>) {
  const chunks = stream[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  let isOver = false;

  async function more(): Promise<boolean> {
    if (isOver) return false;
    const { done, value } = await chunks.next().catch((error: unknown) => {
      throw unreadable(error instanceof Error ? error.message : String(error));
    });
    isOver = done === true;
    if (value) rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return !isOver;
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  return {
    async one(): Promise<string> {
      let end = rest.indexOf(LINE_END);
      while (end < 0) {
        if (!(await more())) throw unreadable('it ends too early');
        end = rest.indexOf(LINE_END);
      }
      return take(end + 1).toString();
    },
    /** Whole lines, until one says that there are no more. */
    async *untilEnd(): AsyncGenerator<Buffer> {
      for (;;) {
        const end = endIn(rest);
        if (end >= 0) {
          if (end > 0) yield take(end);
          take(END_OF_ROWS.length);
          return;
        }
        const whole = rest.lastIndexOf(LINE_END) + 1;
        if (whole > 0) yield take(whole);
        if (!(await more())) throw unreadable('it ends too early');
      }
    },
    async isOver(): Promise<boolean> {
      while (await more());
      return rest.length === 0;
    },
  };
}

/** Where the line begins that ends the rows; -1 where it is not there yet. */
function endIn(text: Buffer): number {
  if (text.subarray(0, END_OF_ROWS.length).equals(END_OF_ROWS)) return 0;
  const found = text.indexOf(Buffer.concat([Buffer.from('\n'), END_OF_ROWS]));
  return found < 0 ? -1 : found + 1;
}
