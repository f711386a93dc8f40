// What the catalogue's page shows: cards where they stand, family by family, or copies of them in one list. Plain script on the
// page that the build wrote (docs/decisions/018), so it reads and writes the document alone.
import type { Found, Hit } from './found.ts';

/** More than these nobody reads while typing. */
const mostHits = 18;

/** Whether a card has what the chosen chips ask for; within a group any of them will do. */
export function fitsChips(card: HTMLElement, wanted: FormData): boolean {
  const { levels = '', letter = '' } = card.dataset;
  const letters = wanted.getAll('letter');
  const level = String(wanted.get('level') ?? '');
  return (
    (letters.length === 0 || letters.includes(letter)) &&
    (level === '' || levels.split(' ').includes(level))
  );
}

/** The families with what is wanted of each; returns how many cards are left. */
export function showFamilies(isWanted: (card: HTMLElement) => boolean): number {
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-family]')) {
    let shown = 0;
    for (const card of section.querySelectorAll<HTMLElement>('[data-career]')) {
      card.hidden = !isWanted(card);
      if (!card.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    found += shown;
  }
  showList([], false);
  return found;
}

/** Hits of a search that the chips let pass, the best first, each saying by which name it was found. */
export function showHits(found: Found, wanted: FormData, by: string): number {
  const cards = found.hits.flatMap((hit): HTMLElement[] => {
    const card = cardOf(hit.career);
    return card && fitsChips(card, wanted) ? [copyOf(card, hit, by)] : [];
  });
  const shown = cards.slice(0, mostHits);
  showList(shown, true);
  return shown.length;
}

/** All cards that the chips let pass, those first that fit the person best. */
export function showByFit(wanted: FormData): number {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-family] [data-career]')]
    .filter((card) => fitsChips(card, wanted))
    .sort((a, b) => Number(a.dataset.rank) - Number(b.dataset.rank))
    .map((card) => copyOf(card));
  showList(cards, true);
  return cards.length;
}

function showList(cards: HTMLElement[], isList: boolean): void {
  const list = document.querySelector<HTMLElement>('[data-hits]');
  list?.replaceChildren(...cards);
  if (list) list.hidden = cards.length === 0;
  for (const part of document.querySelectorAll<HTMLElement>('[data-browse],.careers-families')) {
    part.hidden = isList;
  }
}

function cardOf(career: string): HTMLElement | null {
  return document.querySelector(`[data-family] [data-career="${CSS.escape(career)}"]`);
}

function copyOf(card: HTMLElement, hit?: Hit, by = ''): HTMLElement {
  const copy = card.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('a card is no element');
  copy.hidden = false;
  if (hit?.by !== undefined) {
    const found = document.createElement('p');
    found.className = 'career-by';
    found.textContent = by.replace('{name}', hit.by);
    copy.querySelector('.career-name')?.after(found);
  }
  return copy;
}
