/**
 * The filter of the careers' index: hides what does not fit, counts what does. Plain script on the page that the build
 * wrote, loaded by `boot.ts` when somebody reaches for the filter: a list of links needs no React.
 */
const form = document.querySelector<HTMLFormElement>('[data-filter]');

if (form) {
  form.addEventListener('input', () => apply(form));
  form.addEventListener('submit', (event) => event.preventDefault());
  // A reset has not happened yet when it is announced.
  form.addEventListener('reset', () => setTimeout(() => apply(form)));
  // Whoever typed before this was loaded, or comes back to a form that the browser filled in.
  apply(form);
}

/** Shows what the filter wants. */
export function apply(filter: HTMLFormElement): void {
  const wanted = new FormData(filter);
  const read = (name: string) => String(wanted.get(name) ?? '');
  const words = plain(read('text')).split(' ').filter(Boolean);
  const [level, letter, family] = [read('level'), read('letter'), read('family')];
  let found = 0;
  for (const section of document.querySelectorAll<HTMLElement>('[data-family]')) {
    const isWanted = !family || section.dataset.family === family;
    let shown = 0;
    for (const item of section.querySelectorAll<HTMLElement>('li')) {
      const { levels = '', letter: first, also = '' } = item.dataset;
      const text = plain(`${item.querySelector('a')?.textContent} ${also}`);
      item.hidden = !(
        isWanted &&
        (!level || levels.split(' ').includes(level)) &&
        (!letter || first === letter) &&
        words.every((word) => text.includes(word))
      );
      if (!item.hidden) shown += 1;
    }
    section.hidden = shown === 0;
    found += shown;
  }
  const status = filter.querySelector('[role=status]');
  if (status) status.textContent = said(filter.dataset, found);
}

function said({ found = '', foundOne = '', none = '' }: DOMStringMap, n: number): string {
  if (n === 0) return none;
  return n === 1 ? foundOne : found.replace('{n}', String(n));
}

/** Without accents and capitals, so that “psicologia” finds “Psicología”. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
