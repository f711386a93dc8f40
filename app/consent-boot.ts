/**
 * The cookie banner at work, before and beside React: it lies in every built page outside of React's
 * root, hidden until `data-consent` stands on <html>. Controls say what they do in `data-cookies`;
 * an empty one (the footer's link) opens it again.
 */
import {
  consentKey,
  consentVersion,
  forgetOthers,
  parseConsent,
  type StorageConsent,
} from './data/device/storage-consent.ts';

const root = document.documentElement;
let opener: HTMLElement | undefined;

function read(): StorageConsent | undefined {
  return parseConsent(localStorage.getItem(consentKey), new Date());
}

function close(): void {
  delete root.dataset.consent;
  banner()?.removeAttribute('data-configure');
  opener?.focus();
  opener = undefined;
}

function banner(): HTMLElement | null {
  return document.getElementById('cookie-banner');
}

function boxes(): HTMLInputElement[] {
  return [...(banner()?.querySelectorAll<HTMLInputElement>('input:enabled') ?? [])];
}

function keep([analytics = false, thirdParty = false]: boolean[]): void {
  try {
    const before = read();
    const date = new Date().toISOString();
    const choice = { version: consentVersion, date, analytics, thirdParty };
    localStorage.setItem(consentKey, JSON.stringify(choice));
    if ((before?.analytics && !analytics) || (before?.thirdParty && !thirdParty)) {
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

function apply({ analytics }: StorageConsent): void {
  const script = banner()?.dataset.analytics;
  if (analytics && script) void import(/* @vite-ignore */ script);
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
    if (act === 'accept' || act === 'reject') keep([act === 'accept', act === 'accept']);
    else if (act === 'save') keep(boxes().map((box) => box.checked));
    else if (act === 'configure') {
      banner()?.toggleAttribute('data-configure');
      boxes()[0]?.focus();
    } else reopen(control);
  },
  true,
);

function reopen(control: HTMLElement): void {
  opener = control;
  // Asked for: shown even while a test is taken, which nothing else may cover.
  root.dataset.consent = 'reopened';
  try {
    const choice = read();
    const [analytics, thirdParty] = boxes();
    if (analytics) analytics.checked = choice?.analytics ?? false;
    if (thirdParty) thirdParty.checked = choice?.thirdParty ?? false;
  } catch {
    // The boxes stay empty.
  }
  banner()?.focus();
}

try {
  const choice = read();
  if (choice) apply(choice);
  else root.dataset.consent = '';
} catch {
  // A browser that keeps nothing cannot keep an answer: nothing is asked, nothing optional runs.
}
