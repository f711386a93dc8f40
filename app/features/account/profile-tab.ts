/** The two parts of the profile: what a person has made, and what they can change. Each is an address. */
export const profileTabs = ['summary', 'settings'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The part that the query of an address names; the summary where it names none. */
export function tabOf(search: string): ProfileTab {
  return new URLSearchParams(search).get('tab') === 'settings' ? 'settings' : 'summary';
}

/** What follows the path of the profile in the address of a part. */
export function searchOf(tab: ProfileTab): string {
  return tab === 'summary' ? '' : `?tab=${tab}`;
}
