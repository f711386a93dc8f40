import type { RankedCareer } from '#domain/matching/rank-careers.ts';
import type { Reactions } from '#domain/matching/reaction.ts';

/**
 * Writes into the cards of the built page how each career fits the person, what they said of it, and whether its page is there
 * without a network. The words stand in the data of the list, by band and by reaction; a band without words is not told.
 */
export function markCards(
  list: HTMLElement,
  ranked: readonly RankedCareer[],
  { reactions, kept }: { reactions: Reactions; kept: ReadonlySet<string> },
): void {
  const places = new Map(ranked.map((one, place) => [one.career.id, { ...one, place }]));
  for (const card of list.querySelectorAll<HTMLElement>('[data-career]')) {
    const { career = '' } = card.dataset;
    const fit = places.get(career);
    const said = reactions[career];
    card.dataset.rank = String(fit?.place ?? ranked.length);
    card.dataset.band = said === 'no' ? '' : (fit?.band ?? '');
    write(card, 'career-fit', fit?.band, fit && list.dataset[fit.band]);
    write(card, 'career-said', said, said && list.dataset[said]);
    const path = card.querySelector('a')?.pathname ?? '';
    write(card, 'career-kept', kept.has(path) ? 'kept' : undefined, list.dataset.kept);
  }
  // Copies in the list of hits are made anew.
  document.querySelector('[data-filter]')?.dispatchEvent(new Event('input'));
  offerOrder(ranked.length > 0);
}

/** The order by the own result: offered, and taken at once as long as nothing else was asked for or reached. */
function offerOrder(isKnown: boolean): void {
  const order = document.querySelector<HTMLElement>('[data-own-order]');
  const box = order?.querySelector('input');
  if (!order || !box) return;
  const isNew = order.hidden && isKnown;
  order.hidden = !isKnown;
  const isAtStart = scrollY < 100 && location.hash === '';
  const isUntouched = !box.form?.querySelector(':checked, [name=text]:not(:placeholder-shown)');
  if (!isNew || !isAtStart || !isUntouched) return;
  box.checked = true;
  // As if pressed: what filters is loaded at a change.
  for (const kind of ['input', 'change']) box.dispatchEvent(new Event(kind, { bubbles: true }));
}

function write(
  card: HTMLElement,
  className: string,
  kind: string | undefined,
  words: string | undefined,
): void {
  card.querySelector(`.${className}`)?.remove();
  if (kind === undefined || words === undefined) return;
  const line = document.createElement('p');
  line.className = className;
  line.dataset.kind = kind;
  line.textContent = words;
  card.append(line);
}
