// A program that a build starts: bundles the files for browsers while the build renders its pages. Asked once, by a message; what it
// held of memory goes back when it ends, and it ends with the build.
import { isNoRoom, NO_ROOM } from './no-room.ts';
import { browserFiles, type BundleParts } from '../reuse/browser-files.ts';

process.once('disconnect', () => process.exit(1));
process.once('message', (parts: BundleParts) => {
  browserFiles(parts).then(
    (made) => process.send?.(made, () => process.exit(0)),
    (error: unknown) => {
      console.error(error);
      process.exit(isNoRoom(error) ? NO_ROOM : 1);
    },
  );
});
// The bundler itself is read while the build still compiles records.
await import('vite');
