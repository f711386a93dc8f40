// What the catalogue's page shows: cards where they stand, family by family, or copies of them in one list. Plain script on the
// page that the build wrote (docs/decisions/018), so it reads and writes the document alone.
import type { SearchHits } from './search-hit.ts';

/** More than these are not read while typing. */
const mostHits = 18;

/** Whether a card has what the chosen chips ask for; within a group any of them will do. */
export function fitsChips(card: HTMLElement, wanted: FormData): boolean {
  const { levels = '', letter = '' } = card.dataset;
  const letters = wanted.getAll('letter');
  const asked = wanted.getAll('level');
  return (
    (letters.length === 0 || letters.includes(letter)) &&
    (asked.length === 0 || levels.split(' ').some((each) => asked.includes(each)))
  );
}

/** The families with what is wanted of each, unfolded where not all is; returns how many cards are left. */
export function showFamilies(isWanted: (card: HTMLElement) => boolean, isNarrowed: boolean) {
  let found = 0;
  document.querySelector('.careers-families')?.toggleAttribute('data-narrowed', isNarrowed);
  for (const section of document.querySelectorAll<HTMLElement>('[data-family]')) {
    let shown = 0;
    for (const card of section.querySelectorAll<HTMLElement>('[data-career]')) {
      card.hidden = !isWanted(card);
      if (!card.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    for (const others of section.querySelectorAll('details')) others.open = isNarrowed;
    found += shown;
  }
  showList([], false);
  return found;
}

/** Hits of a search that the chips let pass, the best first, each saying by which name it was found. */
export function showHits(found: SearchHits, wanted: FormData, by: string): number {
  const shown: HTMLElement[] = [];
  for (const hit of found.hits) {
    const card = cardsById().get(hit.career);
    if (shown.length === mostHits) break;
    if (card && fitsChips(card, wanted))
      shown.push(copyOf(card, hit.by && by.replace('{name}', hit.by)));
  }
  showList(shown, true);
  return shown.length;
}

const bands = ['strong', 'good', 'near'];

/**
 * What fits the person, the best first: by band, a heading over each, in the order of the result within it. The others stand on
 * the shelves of their families below; of those, too, what the chips let pass. Returns how many careers they let pass.
 */
export function showByFit(wanted: FormData, isNarrowed: boolean): number {
  const fitting = (card: HTMLElement) => bands.includes(card.dataset.band ?? '');
  const others = showFamilies((card) => fitsChips(card, wanted) && !fitting(card), isNarrowed);
  const cards = [...cardsById().values()]
    .filter((card) => fitting(card) && fitsChips(card, wanted))
    .sort((a, b) => Number(a.dataset.rank) - Number(b.dataset.rank));
  const [...names] =
    document.querySelector<HTMLElement>('[data-groups]')?.dataset.groups?.split('|') ?? [];
  const last = names.pop() ?? '';
  const groups = names.map((name, place) => {
    const own = cards.filter(({ dataset }) => dataset.band === bands[place]);
    return own.length > 0 ? [headOf(name), ...own.map((card) => copyOf(card))] : [];
  });
  showList([...groups.flat(), ...(others > 0 ? [headOf(last)] : [])], false);
  return cards.length + others;
}

function headOf(name: string): HTMLElement {
  const head = heads.get(name) ?? document.createElement('li');
  if (heads.has(name)) return head;
  const title = document.createElement('h2');
  title.textContent = name;
  head.className = 'fit-head';
  head.append(title);
  heads.set(name, head);
  return head;
}

const heads = new Map<string, HTMLElement>();

/** After the cards have changed. */
export function forgetCopies(): void {
  copies.clear();
}

/** What stays where it is keeps its layout: from one letter to the next most hits are the same. */
function showList(cards: readonly HTMLElement[], isList: boolean): void {
  const list = document.querySelector<HTMLElement>('[data-hits]');
  if (!list) return;
  cards.forEach((card, place) => {
    if (list.children[place] !== card) list.insertBefore(card, list.children[place] ?? null);
  });
  while (list.children.length > cards.length) list.lastElementChild?.remove();
  list.hidden = cards.length === 0;
  if (isShownAsList === isList) return;
  isShownAsList = isList;
  for (const part of document.querySelectorAll<HTMLElement>('.careers-families')) {
    part.hidden = isList;
  }
}

let isShownAsList = false;
let known: ReadonlyMap<string, HTMLElement> | undefined;
const copies = new Map<HTMLElement, HTMLElement>();

/** The page's own cards. Looked up once: 285 of them, at every letter, are half of what a letter costs. */
function cardsById(): ReadonlyMap<string, HTMLElement> {
  known ??= new Map(
    [...document.querySelectorAll<HTMLElement>('[data-family] [data-career]')].map((card) => [
      card.dataset.career ?? '',
      card,
    ]),
  );
  return known;
}

/** The one copy of a card, with the line that says by which name it was found, or without. */
function copyOf(card: HTMLElement, by?: string): HTMLElement {
  const copy = copies.get(card) ?? card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('a card is no element');
  copies.set(card, copy);
  copy.hidden = false;
  const line = copy.querySelector('.career-by');
  if (line?.textContent === by) return copy;
  line?.remove();
  if (by) {
    const found = document.createElement('p');
    found.className = 'career-by';
    found.textContent = by;
    copy.querySelector('.career-name')?.after(found);
  }
  return copy;
}
