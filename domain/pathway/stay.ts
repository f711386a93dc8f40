/** How a person may live in Spain: as a citizen, as one of the Union, as a resident already, or with a visa. */
export const stays = ['citizen', 'union', 'resident', 'ask', 'visa'] as const;
export type Stay = (typeof stays)[number];

/** Whether they may need a visa, and so have means to show: as do those who said nothing of it. */
export function stayNeedsVisa(stay: Stay | undefined): boolean {
  return stay === undefined || stay === 'visa' || stay === 'ask';
}

/** Whether tuition is that of citizens of the Union and residents, as far as is known. */
export function paysAsResident(stay: Stay): boolean {
  return stay !== 'visa' && stay !== 'ask';
}
