import { useEffect } from 'react';

/** Lets the field above the list of countries filter it; the list itself is part of the built page. */
export function useCountrySearch(): void {
  useEffect(() => {
    const field = document.getElementById('country-search');
    const list = document.getElementById('country-list');
    if (!(field instanceof HTMLInputElement) || !(list instanceof HTMLDetailsElement)) return;
    const [typed, countries] = [field, list];
    function filter(): void {
      const wanted = plain(typed.value);
      if (wanted !== '') countries.open = true;
      for (const line of countries.querySelectorAll('li')) {
        line.hidden = !plain(line.dataset['name'] ?? '').includes(wanted);
      }
    }
    function go(event: KeyboardEvent): void {
      const found = countries.querySelectorAll<HTMLAnchorElement>('li:not([hidden]) a');
      if (event.key === 'Enter' && found.length === 1) found[0]?.click();
    }
    // What was typed before this woke counts, too.
    if (typed.value) filter();
    typed.addEventListener('input', filter);
    typed.addEventListener('keydown', go);
    return () => {
      typed.removeEventListener('input', filter);
      typed.removeEventListener('keydown', go);
    };
  }, []);
}

/** Without accents, in small letters: "Panamá" is found by "panama". */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
