import { launch, type LaunchOptions } from 'puppeteer-core';
import { chromiumFlags, findChromium } from '#tools/launch/find-chromium.mjs';
import { inPage, patience, type Driver, type Engine, type Size } from './driver.ts';
import { findProgram } from './find-program.ts';

/** Chromium through its own protocol. */
export const chromium: Engine = {
  name: 'chromium',
  missing: () => (findChromium() ? undefined : 'no Chromium: apt-get install chromium'),
  open: (size, folder) =>
    open(size, folder, {
      browser: 'chrome',
      executablePath: findChromium() ?? '',
      headless: 'shell',
      args: chromiumFlags,
    }),
};

const findFirefox = () => findProgram(process.env['FIREFOX_PATH'] ?? '', 'firefox-esr', 'firefox');

/** Firefox through WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (findFirefox() ? undefined : 'no Firefox: apt-get install firefox-esr'),
  open: (size, folder) =>
    open(size, folder, {
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      headless: true,
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': folder,
        'browser.download.alwaysOpenPanel': false,
        'browser.download.always_ask_before_handling_new_types': false,
      },
    }),
};

async function open(size: Size, folder: string, options: LaunchOptions): Promise<Driver> {
  const browser = await launch({
    ...options,
    defaultViewport: size,
    timeout: patience,
    protocolTimeout: patience,
    downloadBehavior: { policy: 'allow', downloadPath: folder },
  });
  const page = await browser.newPage();
  return {
    version: await browser.version(),
    downloads: folder,
    go: async (url) => {
      // Firefox shows a paper that it saved in a tab of its own; a page behind another draws nothing for seconds.
      await page.bringToFront();
      await page.goto(url, { timeout: patience });
    },
    run: async (what, ...given) => JSON.parse(String(await page.evaluate(inPage(what, given)))),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
