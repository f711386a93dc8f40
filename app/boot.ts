/**
 * What a page runs before React: the stored language, the session hint, sections that appear, dialogs, and waking React when
 * it is wanted. Small on purpose: the constants it repeats are compared with their sources in `boot.test.ts`.
 */
import { markStale } from './article-boot.ts';
import { giveWay, root } from './consent-boot.ts';
import { fetchDocument } from './fetch-document.ts';

function stored(key: string): string | null {
  try {
    // What is the tab's alone goes before what is every tab's.
    return sessionStorage.getItem(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Asked each time: a page from the browser's own store is older than what was signed in or out since. */
function mayHaveSession(): boolean {
  return stored('faro-session') !== null;
}

/** Loads what waits, as what its link says in `data-whole`. A disabled sheet is fetched by browsers that look ahead. */
function loadAll(which: 'whole' | 'fonts' | 'common'): Promise<unknown> {
  const links = document.querySelectorAll<HTMLLinkElement>(`link:not([rel])[data-${which}]`);
  const loads = [...links].map(
    (link) =>
      new Promise((resolve, reject) => {
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => {
          link.removeAttribute('rel');
          reject();
        });
        link.rel = link.dataset[which] ?? '';
      }),
  );
  return Promise.all(loads);
}

// The faces come when all else is there and painted; on a later page of a visit they are in the browser's store, and come at once.
const loadFonts = () => void loadAll('fonts').catch(Boolean);
if (document.referrer.includes(location.host)) loadFonts();
else addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(loadFonts)));

/** Brings the whole sheets: a built page has the rules of what the build has written, and no others. */
const dress = () => loadAll('whole');

/** What pages have in common (`server/site/page-dictionaries.ts`), and figures as the country of who reads writes them. */
function takeCommon(): void {
  loadAll('common').catch(Boolean);
  begin();
}

const loadSight = () => import('./first-sight.ts');

let waking: Promise<unknown> | undefined;
function wake(): void {
  waking ??= translated
    .then(() => Promise.all([import('./client.tsx'), dress()]))
    .then(([client]) => client.start())
    .catch(() => {
      // A chunk that does not load leaves links as links; the next reach tries again, a page of the app by itself.
      waking = undefined;
      if (root.dataset.kind === 'app') setTimeout(wake, 2_000);
    });
}

/** Shows the English twin on a Spanish path, about 100 ms after load, without changing the URL. */
async function restoreLanguage(): Promise<void> {
  if (root.lang === 'en' || stored('faro-locale') !== 'en') return;
  const twin = document.querySelector<HTMLLinkElement>('link[hreflang="en"]');
  const pause = new Promise((resolve) => setTimeout(resolve, 100));
  // Where there is no page there is no twin: the English one says so below /en.
  const english = await fetchDocument(
    twin ? new URL(twin.href).pathname : `/en${location.pathname}`,
  );
  await pause;
  if (!english?.getElementById('root')) return;
  // The links within what is put in are read anew; until then the whole sheets style it.
  await dress().catch(Boolean);
  root.lang = 'en';
  document.title = english.title;
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  document.head.append(...english.head.querySelectorAll('[data-head]'));
  for (const part of ['skip-link', 'cookie-banner', 'root']) {
    const replacement = english.getElementById(part);
    if (replacement) document.getElementById(part)?.replaceWith(replacement);
  }
}

function reveal(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        entry.target.setAttribute('data-revealed', '');
        observer.unobserve(entry.target);
      }
    },
    { threshold: 0.05, rootMargin: '100px' },
  );
  for (const section of document.querySelectorAll('[data-reveal]')) observer.observe(section);
}

/** The way back to one's own result, with its hexagon: where this browser has one, it is on every page. */
function showOwnResult(): void {
  const result = stored(mayHaveSession() ? 'faro-account-result' : 'faro-result');
  for (const link of document.querySelectorAll<HTMLElement>('[data-own-result]')) {
    link.hidden = result === null;
    // The shape, behind its frame.
    link.querySelector('path~path')?.setAttribute('d', result?.split(' ')[0] ?? '');
  }
}

/** What is kept here: a page with a place for it wakes to show it, the landing page greets, a test hides what would move. */
function meetAgain(): void {
  showOwnResult();
  const place = document.querySelector<HTMLElement>(
    '[data-wake-with],[data-greet-with],[data-recall-with]',
  );
  if (!place) return;
  const { wakeWith, greetWith, recallWith } = place.dataset;
  if (recallWith) {
    // By its mark: a browser may tell its databases after React has shown what lies in one.
    if (!root.dataset.arrived && (mayHaveSession() || stored(recallWith))) {
      root.dataset.recalling = '';
    }
    return;
  }
  // A browser that refuses its stores does so by throwing.
  void Promise.resolve()
    .then(() => indexedDB.databases())
    .then((known) => {
      if (!known.some(({ name }) => name === (wakeWith ?? greetWith))) return;
      if (wakeWith) wake();
      else begin();
    })
    .catch(Boolean);
}

/** What a page does by itself without React, where there is something to do. */
function begin(): void {
  void translated
    .then(loadSight)
    .then(({ firstSight }) => firstSight(stored('faro-session')))
    .catch(Boolean);
}

/** A fold that is asked for is open: browsers open only what a part is folded into. */
function openFold(): void {
  document.getElementById(location.hash.slice(1))?.closest('details')?.setAttribute('open', '');
}
addEventListener('hashchange', openFold);

const translated = restoreLanguage().finally(() => {
  meetAgain();
  reveal();
  markStale();
  // The twin's lines may be longer.
  giveWay();
  openFold();
  // Back from a page that came into this document's place: to where it was left (`ui/navigation/scroll.ts`).
  if (history.scrollRestoration === 'manual') {
    scrollTo(0, history.state?.left);
    addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
  }
});
// Back within this document: nothing is drawn here until React follows (`ui/navigation/browser-navigation.tsx`).
const { pathname } = location;
addEventListener('popstate', () => {
  if ('follows' in root.dataset) return;
  if (location.pathname !== pathname) location.reload();
  else if (history.state) {
    delete root.dataset.read;
    wake();
  }
});
// A visitor who has begun to read is left alone when React comes (`ui/navigation/scroll.ts`).
for (const way of ['pointerdown', 'keydown', 'wheel', 'touchmove']) {
  addEventListener(way, () => (root.dataset.read = ''), { once: true });
}
// Whoever reads on opens further pages: what they have in common comes now, and not at a press, which may want a search.
for (const way of ['wheel', 'touchmove']) {
  addEventListener(way, takeCommon, { once: true });
}
// The user comes back by the browser's own arrow, to the page as it was left.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) meetAgain();
});
root.dataset.session = mayHaveSession() ? 'maybe' : 'none';
// A test that goes on, in this entry of the history or from the other language: its promise is not seen before it.
if (root.dataset.bar && (history.state?.usr?.running || /at=/.test(location.search))) {
  root.dataset.arriving = '';
}
// An address with choices in it wants its answer: a form asked before React was awake. So do answers that were given before; its place is kept free.
const asking = location.search ? 'form[data-wake]' : stored('faro-situation') && '[data-suppose]';
const asks = asking && document.querySelector(asking);
if (asks) root.dataset.wake = '';
// So does a guess that may have come back.
const waits = /asksGuess":t/.test(stored('faro-guest-link') ?? '');
if (mayHaveSession() || asks || waits || root.dataset.kind === 'app') wake();
else if ('live' in root.dataset) addEventListener('load', wake);
if (document.querySelector('[data-suppose],[data-money]')) addEventListener('load', begin);
// A tab on a shared computer was here: what is left of its account goes.
if (stored('faro-shared-computer')) {
  void import('./data/account/tab-session.ts')
    .then((file) => file.clearClosedTabs())
    .catch(Boolean);
}
// Another tab has signed in: this one wakes to say so, like every tab that was awake.
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'faro-session' && newValue) wake();
});

for (const event of ['pointerover', 'focusin', 'change'] as const) {
  addEventListener(event, ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest('[data-wake]')) wake();
    // A list that is filtered needs no React.
    if (target.closest('[data-filter]')) {
      dress().catch(Boolean);
      void import('./filter-careers.ts');
    }
  });
}

// Opened by the browser itself, before this ran.
if (document.querySelector('dialog[open]')) wake();

addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const dialog = document.getElementById(
    `${target?.closest<HTMLElement>('[data-dialog]')?.dataset.dialog}-dialog`,
  );
  if (dialog instanceof HTMLDialogElement && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    // Open at once, natively; React brings the form inside to life.
    event.preventDefault();
    dialog.showModal();
    wake();
  }
  const locale = target?.closest<HTMLElement>('[data-locale]')?.dataset.locale;
  if (!locale) return;
  try {
    localStorage.setItem('faro-locale', locale);
  } catch {
    // Without storage the choice lives in the URL alone.
  }
});
