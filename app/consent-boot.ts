/**
 * The cookie banner at work, before and beside React: it lies in every built page outside of React's
 * root, hidden until `data-consent` stands on <html>. Its place is the end of the page, where it covers
 * nothing; `foot` lifts it to the foot of the first screen as long as nothing that one presses lies
 * there. Controls say what they do in `data-cookies`; an empty one (the footer's link) opens it again.
 */
import {
  consentKey,
  consentVersion,
  forgetOthers,
  parseConsent,
  type StorageConsent,
} from './data/device/storage-consent.ts';

export const root = document.documentElement;
let opener: HTMLElement | undefined;

function read(): StorageConsent | undefined {
  const inUse = boxes().map((box) => box.name);
  return parseConsent(localStorage.getItem(consentKey), new Date(), inUse);
}

function close(): void {
  delete root.dataset.consent;
  banner()?.removeAttribute('data-configure');
  // The button that was pressed is gone: a keyboard goes on at the page, or where it came from.
  (opener ?? document.querySelector('main'))?.focus({ preventScroll: true });
  opener = undefined;
}

function banner(): HTMLElement | null {
  return document.getElementById('cookie-banner');
}

/** One for each purpose that is asked, by its name. */
function boxes(): HTMLInputElement[] {
  return [...(banner()?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
}

function keep(allows: (box: HTMLInputElement) => boolean): void {
  try {
    const before = read();
    const allowed = Object.fromEntries(boxes().map((box) => [box.name, allows(box)]));
    const choice = { version: consentVersion, date: new Date().toISOString(), allowed };
    localStorage.setItem(consentKey, JSON.stringify(choice));
    if (boxes().some(({ name }) => isAllowed(before, name) && !isAllowed(choice, name))) {
      forgetOthers();
      // What already runs on this page can only be stopped by leaving it.
      location.reload();
    }
    apply(choice);
  } catch {
    // Storage is full or refused: nothing was allowed, nothing runs.
  }
  close();
}

function isAllowed(choice: StorageConsent | undefined, purpose: string): boolean {
  return Reflect.get(choice?.allowed ?? {}, purpose) === true;
}

function apply(choice: StorageConsent): void {
  const script = banner()?.dataset.analytics;
  if (script && isAllowed(choice, 'analytics')) void import(/* @vite-ignore */ script);
}

addEventListener(
  'click',
  (event) => {
    const { target } = event;
    const control = target instanceof Element && target.closest<HTMLElement>('[data-cookies]');
    if (!control || event.ctrlKey || event.metaKey) return;
    // Caught on its way down, so that a link of the router stays where it is.
    event.preventDefault();
    const act = control.dataset.cookies;
    if (act === 'accept' || act === 'reject') keep(() => act === 'accept');
    else if (act === 'save') keep((box) => box.checked);
    else if (act === 'configure') {
      banner()?.toggleAttribute('data-configure');
      // Where nothing optional is in use, what comes next is the button below the list.
      (boxes()[0] ?? banner()?.querySelector<HTMLElement>('[data-cookies=save]'))?.focus();
    } else reopen(control);
  },
  true,
);

/** Would it lie over something that one presses or answers? What an app page will show is not known yet. */
function isInTheWay(): boolean {
  const { top } = banner()?.getBoundingClientRect() ?? { top: 0 };
  if (root.dataset.kind === 'app' || scrollY > 0 || top < innerHeight / 2) return true;
  const controls = document.querySelectorAll('#root :is(a,button,input,label,select,summary)');
  return [...controls].some((control) => {
    // What waits far below is not laid out to be asked where it is: that cost a slow phone most of its first layout.
    if (!control.checkVisibility({ contentVisibilityAuto: true })) return false;
    const box = control.getBoundingClientRect();
    return box.bottom > top && box.top < innerHeight;
  });
}

/** Back to the end of the page; gone for a frame, so that nothing is seen to move. */
export function giveWay(): void {
  if (root.dataset.consent !== 'foot' || banner()?.matches(':focus-within') || !isInTheWay())
    return;
  delete root.dataset.consent;
  requestAnimationFrame(() => {
    root.dataset.consent ??= '';
  });
}

function reopen(control: HTMLElement): void {
  opener = control;
  // Asked for: shown even while a test is taken, which nothing else may cover.
  root.dataset.consent = 'reopened';
  try {
    const choice = read();
    for (const box of boxes()) box.checked = isAllowed(choice, box.name);
  } catch {
    // The boxes stay empty.
  }
  banner()?.focus();
}

try {
  const choice = read();
  if (choice) apply(choice);
  else {
    root.dataset.consent = 'foot';
    if (isInTheWay()) root.dataset.consent = '';
    // Also when a fold or a menu opens under it, or fonts come late.
    for (const event of ['scroll', 'resize', 'toggle', 'load']) {
      addEventListener(event, giveWay, true);
    }
  }
} catch {
  // A browser that keeps nothing cannot keep an answer: nothing is asked, nothing optional runs.
}
