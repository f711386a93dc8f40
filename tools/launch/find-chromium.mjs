import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The shell without windows does the same work in two thirds of the time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** What a Chromium without network, graphics and a user of its own needs; headless is Playwright's default. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium on this machine: the one that CHROMIUM_PATH names, one on PATH, or Playwright's own.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...onPath, chromium.executablePath()].find(isProgram);
}

/**
 * What Playwright starts it with; where none is found, Playwright looks for its own and says so.
 * @param {string} [program]
 * @returns {{ executablePath?: string, args: string[] }}
 */
export function chromiumOptions(program = findChromium()) {
  return { ...(program === undefined ? {} : { executablePath: program }), args: chromiumFlags };
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
