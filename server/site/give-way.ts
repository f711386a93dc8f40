import { setPriority } from 'node:os';

/** Lets visitors come first. Where a service may not change it (`@resources` of systemd), the work goes on as it is. */
export function giveWay(niceness: number): void {
  try {
    setPriority(niceness);
  } catch {
    // Slower for nobody but whoever waits beside it.
  }
}
