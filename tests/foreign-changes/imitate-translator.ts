import type { Page } from '@playwright/test';

/**
 * How the translators of browsers and of extensions change a page:
 * - `font`: Chrome, each text replaced by `<font><font>…</font></font>`;
 * - `beside`: the translation first beside the text, which is then removed, with a direction of its own;
 * - `around`: the text moved into an element of the extension, and translated there;
 * - `in-place`: Edge and Firefox, the text written over.
 */
export const manners = ['font', 'beside', 'around', 'in-place'] as const;

export type Manner = (typeof manners)[number];

/**
 * Translates every page that is opened from now on, from a seeded moment on, and whatever comes later: at once or after a
 * pause, as translators wait for more. Every word gets a letter more, so that translated and original are told apart; numbers
 * stay. `isApart`: it runs as a browser's own does, in a world of scripts of its own, where no method of the page reaches.
 */
export async function imitateTranslator(
  page: Page,
  { manner, seed, isApart }: { manner: Manner; seed: number; isApart: boolean },
): Promise<void> {
  const source = `(${translate.toString()})(${JSON.stringify({ manner, seed })})`;
  if (!isApart) {
    await page.addInitScript(source);
    return;
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: 'translator' });
}

/** Runs in the page, alone: nothing of this file reaches there. */
function translate({ manner, seed }: { manner: Manner; seed: number }): void {
  let state = seed;
  const random = () => (state = (state * 48271 + 11) % 2147483647) / 2147483647;
  const done = new WeakSet<Node>();
  let isOn = false;

  function isToTranslate(node: Node | null): node is Text {
    if (!(node instanceof Text) || done.has(node) || !/\p{L}/u.test(node.data)) return false;
    const { parentElement } = node;
    return parentElement !== null && !parentElement.closest('script, style, noscript, textarea');
  }

  function fontOf(text: string): HTMLElement {
    const fonts = [document.createElement('font'), document.createElement('font')] as const;
    const [outer, inner] = fonts;
    for (const font of fonts) {
      if (manner === 'beside') font.dir = 'auto';
      font.style.verticalAlign = 'inherit';
    }
    const translated = document.createTextNode(text);
    done.add(translated);
    inner.append(translated);
    outer.append(inner);
    return outer;
  }

  function change(text: Text): void {
    const { parentNode } = text;
    if (!parentNode) return;
    const translated = text.data.replaceAll(/\p{L}+/gu, (word) => `${word}ø`);
    done.add(text);
    if (manner === 'in-place') text.data = translated;
    else if (manner === 'font') parentNode.replaceChild(fontOf(translated), text);
    else if (manner === 'beside') {
      parentNode.insertBefore(fontOf(translated), text);
      parentNode.removeChild(text);
    } else {
      const around = document.createElement('ya-tr-span');
      parentNode.insertBefore(around, text);
      around.append(text);
      text.data = translated;
    }
  }

  function translateBelow(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    if (isToTranslate(root)) found.push(root);
    while (walker.nextNode()) if (isToTranslate(walker.currentNode)) found.push(walker.currentNode);
    for (const text of found) change(text);
  }

  function begin(): void {
    if (isOn) return;
    isOn = true;
    translateBelow(document.documentElement);
    new MutationObserver((records) => {
      const changed = records.flatMap((record) => {
        // What the page writes over is to be translated again; what this has just written is not.
        if (record.type === 'characterData' && !String(record.target.nodeValue).includes('ø')) {
          done.delete(record.target);
        }
        return record.type === 'characterData' ? [record.target] : [...record.addedNodes];
      });
      const work = () => {
        for (const node of changed) if (node.isConnected) translateBelow(node);
      };
      const pause = random();
      if (pause < 0.4) work();
      else setTimeout(work, pause * 120);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }

  const moment = random();
  if (moment < 0.15) addEventListener('DOMContentLoaded', begin);
  else if (moment < 0.3) addEventListener('load', begin);
  else if (moment < 0.55) {
    const press = Math.ceil(random() * 4);
    let pressed = 0;
    const count = () => (pressed += 1) >= press && begin();
    addEventListener('click', count, true);
  } else addEventListener('load', () => setTimeout(begin, random() * 1500));
}
