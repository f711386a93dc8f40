import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of its own, which can lose its power. */
export type LoopDisk = {
  readonly folder: string;
  /** From now on nothing reaches the disk, and what no program had synced is gone: as when the plug is pulled. */
  cutPower(): void;
  /** The disk as it is after the power came back. Its users must have ended. */
  mountAgain(): Promise<void>;
  remove(): Promise<void>;
};

/** EXT4_IOC_SHUTDOWN, and its flag for "without flushing the journal" (fs/ext4/ext4.h of Linux). */
const SHUT_DOWN = `use Fcntl; sysopen(my $d, $ARGV[0], O_RDONLY | O_DIRECTORY) or die $!;
  my $how = pack('L', 2); ioctl($d, 0x8004587d, $how) or die $!;`;

/**
 * Makes an ext4 file system on a loop device; `undefined` where this machine lets nobody mount one (it takes root).
 * @param megabytes its size
 */
export async function makeLoopDisk(megabytes: number): Promise<LoopDisk | undefined> {
  const place = mkdtempSync(join(tmpdir(), 'faro-disk-'));
  const [image, folder] = [join(place, 'image'), join(place, 'disk')];
  const run = (program: string, ...args: string[]) =>
    void execFileSync(program, args, { stdio: 'pipe' });
  const mount = () => run('mount', '-o', 'loop', image, folder);
  async function unmount(): Promise<void> {
    for (let tried = 1; ; tried += 1) {
      try {
        return run('umount', folder);
      } catch (error) {
        if (tried === 300) throw error;
        await new Promise((resume) => setTimeout(resume, 100));
      }
    }
  }
  try {
    run('truncate', '-s', `${megabytes}M`, image);
    run('mkfs.ext4', '-q', '-F', image);
    run('mkdir', folder);
    mount();
  } catch {
    rmSync(place, { recursive: true, force: true });
    return undefined;
  }
  return {
    folder,
    cutPower: () => run('perl', '-e', SHUT_DOWN, folder),
    async mountAgain() {
      await unmount();
      mount();
    },
    async remove() {
      await unmount();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
