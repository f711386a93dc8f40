import type { Page } from '@playwright/test';

/** What extensions, proxies and translators do to a document between its coming and React's. */
export const changes = {
  'a text of the head': () => {
    const link = document.querySelector('header a, header button');
    if (link) link.textContent = 'Otra cosa';
  },
  'a text of the foot': () => {
    const link = document.querySelector('footer a');
    if (link) link.textContent = 'Otra cosa';
  },
  'elements for an extension': () => {
    for (const place of ['#root', 'header', 'main', '.page-slot', 'body']) {
      const own = document.createElement('div');
      own.id = `ext-${place.replaceAll(/\W/g, '')}`;
      own.textContent = 'extensión';
      document.querySelector(place)?.prepend(own);
    }
  },
  'words in <font>': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const { parentElement } = text;
      if (!parentElement || !/\p{L}/u.test(text.nodeValue ?? '')) continue;
      if (parentElement.closest('script, style, noscript')) continue;
      const font = document.createElement('font');
      font.append(`${text.nodeValue}ø`);
      text.parentNode?.replaceChild(font, text);
    }
  },
  'attributes of a spelling checker': () => {
    for (const each of document.querySelectorAll('body, input, textarea, main, header')) {
      each.setAttribute('data-gramm', 'false');
      each.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
      each.setAttribute('cz-shortcut-listen', 'true');
    }
  },
  'a missing element': () => {
    document.querySelector('header nav, header a')?.remove();
    document.querySelector('footer p, footer ul')?.remove();
  },
} satisfies Record<string, () => void>;

export type Change = keyof typeof changes;

/** Changes every document that is opened from now on, once it is whole and before any module of the page runs. */
export async function changeDocuments(page: Page, change: Change): Promise<void> {
  const source = `document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (${changes[change].toString()})();
  });`;
  await page.addInitScript(source);
}
