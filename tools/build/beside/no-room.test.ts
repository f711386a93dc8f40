import { expect, test } from 'vitest';
import { isNoRoom } from './no-room.ts';

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [new Error('ENOSPC: no space left on device, copyfile'), true],
  [new Error('Could not write a.js: No space left on device (os error 28)'), true],
  [Object.assign(new Error('write'), { code: 'ENOENT' }), false],
  [new Error('content/site.yaml:3 live: is no boolean (os error 2)'), false],
  [undefined, false],
])('a disk without room is told apart from other faults: %s', (error, is) => {
  expect(isNoRoom(error)).toBe(is);
});
