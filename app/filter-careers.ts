/**
 * The filter of the careers' index: a kilobyte of plain script, loaded by `boot.ts` at the first reach for the filter. It
 * shows what fits the chips and, until the search is there, what has the typed words in its name; the search itself, its
 * library and its names come at the first touch of the field.
 */
import type { WishId } from '#content/catalog/search-words/wishes.ts';
import type { CareerSearch } from './features/careers/search/career-search.ts';
import type { OpenSearch } from './features/careers/search/open-search.ts';
import { withoutAccents } from './features/careers/search/fold-words.ts';
import {
  fitsChips,
  forgetCopies,
  showByFit,
  showFamilies,
  showHits,
} from './features/careers/search/show-careers.ts';

const root = document.documentElement;
const form = document.querySelector<HTMLFormElement>('[data-filter]');
const field = form?.querySelector<HTMLInputElement>('[name=text]');

let answer: OpenSearch['answer'] | undefined;
let foreign: CareerSearch | undefined;
let loadForeign: OpenSearch['loadForeign'] | undefined;
let wishWords: Readonly<Record<WishId, string>> | undefined;
let loadWishes: OpenSearch['loadWishes'] | undefined;
let loading: Promise<void> | undefined;
let hasFailed = false;

if (form && field) {
  form.addEventListener('input', ({ target }) => {
    // Told by the form itself: the cards have changed.
    if (target === form) forgetCopies();
    apply(form);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  // A reset has not happened yet when it is announced.
  form.addEventListener('reset', () => setTimeout(() => apply(form)));
  for (const touch of ['pointerdown', 'focus', 'input'] as const) {
    field.addEventListener(touch, () => void loadSearch(form));
  }
  // Typed before this was loaded, or filled in by the browser on coming back.
  if (document.activeElement === field || field.value) void loadSearch(form);
  apply(form);
}

async function loadSearch(filter: HTMLFormElement): Promise<void> {
  loading ??= import('./features/careers/search/open-search.ts')
    .then(({ openSearch }) => openSearch(root.lang === 'en' ? 'en' : 'es'))
    .then((search) => {
      answer = search.answer;
      ({ loadForeign, loadWishes } = search);
      hasFailed = false;
    })
    .catch(() => {
      // The next touch tries again.
      loading = undefined;
      hasFailed = true;
    })
    .then(() => apply(filter));
  return loading;
}

/** What no name here has as it was typed may be one in the other language: its names come once, and only then. */
async function askAbroad(): Promise<void> {
  const load = loadForeign;
  loadForeign = undefined;
  try {
    if (load) foreign = await load();
  } catch {
    // The next word tries again.
    loadForeign = load;
    return;
  }
  if (load && form) apply(form);
}

/** What is said of a wish; the sentences come with the first one. */
function toldOf(wish: WishId): string {
  if (!wishWords) void askWishes();
  return wishWords?.[wish] ?? '';
}

async function askWishes(): Promise<void> {
  const load = loadWishes;
  loadWishes = undefined;
  try {
    if (load) wishWords = await load();
  } catch {
    // The next letter tries again.
    loadWishes = load;
    return;
  }
  if (load && form) apply(form);
}

/** Shows what the filter wants. */
function apply(filter: HTMLFormElement): void {
  const wanted = new FormData(filter);
  const typed = wanted.get('text');
  const text = typeof typed === 'string' ? typed.trim() : '';
  const wasTyped = filter.hasAttribute('data-typed');
  // One letter is in nearly every name, and changes nothing of what is shown.
  if (text.length === 1 && wasTyped) return;
  const asked = text.length > 1 ? text : '';
  filter.toggleAttribute('data-typed', asked !== '');
  // On a phone the hits would begin below the keyboard.
  if (asked && !wasTyped && innerWidth < 768) filter.scrollIntoView();
  const status = filter.querySelector('[role=status]');
  if (status) status.textContent = show(asked, wanted, filter.dataset);
}

/** Returns what is said of it. */
function show(asked: string, wanted: FormData, words: DOMStringMap): string {
  const found = asked ? answer?.(asked, foreign) : undefined;
  if (found && found.kind !== 'unsaid') {
    if (!found.isExact && asked.length > 3) void askAbroad();
    const count = showHits(found, wanted, words.by ?? '');
    if (found.wish && (count > 0 || found.hits.length === 0)) return toldOf(found.wish);
    if (found.kind === 'nothing') return words.unknown ?? '';
    const isNearest = found.kind === 'nearest' && count > 0;
    return isNearest ? (words.nearest ?? '') : said(words, count);
  }
  const isOpen = !asked || found?.kind === 'unsaid';
  const isChipped = wanted.has('letter') || wanted.has('level');
  if (isOpen && wanted.has('order')) return said(words, showByFit(wanted, isChipped));
  const parts = isOpen ? [] : withoutAccents(asked).split(' ');
  const count = showFamilies(
    (card) => {
      const name = withoutAccents(card.querySelector('.career-name')?.textContent ?? '');
      return fitsChips(card, wanted) && parts.every((part) => name.includes(part));
    },
    parts.length > 0 || isChipped,
  );
  return hasFailed && asked ? `${said(words, count)} ${words.failed}` : said(words, count);
}

function said({ found = '', foundOne = '', none = '' }: DOMStringMap, n: number): string {
  if (n === 0) return none;
  return n === 1 ? foundOne : found.replace('{n}', String(n));
}
