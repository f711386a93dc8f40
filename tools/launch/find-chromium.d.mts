/** A Chromium on this machine: CHROMIUM_PATH, one on PATH, or Playwright's own. */
export function findChromium(): string | undefined;
/** What a Chromium without network and graphics needs. */
export const chromiumFlags: string[];
