import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** Reads files into one piece of memory, which goes back whole: a thousand pieces leave 60 MB of holes on the heap of C. */
export function readTogether(files: readonly string[]): Map<string, Buffer> {
  const sizes = files.map((file) => statSync(file).size);
  const all = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0));
  let begin = 0;
  return new Map(
    files.map((file, at) => {
      const descriptor = openSync(file, 'r');
      const length = readSync(descriptor, all, begin, sizes[at] ?? 0, 0);
      closeSync(descriptor);
      const bytes = all.subarray(begin, begin + length);
      begin += length;
      return [file, bytes];
    }),
  );
}
