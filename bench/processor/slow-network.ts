// Slow 4G as Lighthouse throttles a real browser, on a processor four times slower: the phone of every bench that has one.
import type { CDPSession } from '@playwright/test';

/** The latency of a request in milliseconds, bytes a second. */
export const slow4G = {
  latency: 150 * 3.75,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** Makes the page of this session as slow as that phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
}
