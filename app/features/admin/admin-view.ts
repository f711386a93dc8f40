export const adminViews = ['overview', 'people', 'requests', 'exports', 'admins', 'audit'] as const;
export type AdminView = (typeof adminViews)[number];

/** The section that an address names; the overview when it names none of ours. */
export function adminView(search: URLSearchParams): AdminView {
  return adminViews.find((view) => view === search.get('view')) ?? 'overview';
}
