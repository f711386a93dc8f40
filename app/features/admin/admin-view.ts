// The views of the admin area, and which one an address names.
import type { Copy } from '#content/dictionaries/es/admin-area.ts';

export const adminViews = [
  'overview',
  'people',
  'requests',
  'facts',
  'research',
  'exports',
  'centres',
  'admins',
  'audit',
] as const;
export type AdminView = (typeof adminViews)[number];

/** The section that an address names; the overview when it names none of ours. */
export function adminView(search: URLSearchParams): AdminView {
  return adminViews.find((view) => view === search.get('view')) ?? 'overview';
}

/** What an address shows, in words. Never a person: the name of a person does not go into a browser's history (decision 050). */
export function adminViewName(search: URLSearchParams, copy: Pick<Copy, 'nav' | 'person'>): string {
  const view = adminView(search);
  return view === 'people' && search.has('person') ? copy.person.unnamed : copy.nav[view];
}
