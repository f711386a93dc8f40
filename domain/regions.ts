/** The regions of Spain whose universities set prices and weights; Ceuta and Melilla study at Granada's. */
export const regionIds = [
  'andalusia',
  'aragon',
  'asturias',
  'balearics',
  'canaries',
  'cantabria',
  'castilla-la-mancha',
  'castilla-y-leon',
  'catalonia',
  'valencia',
  'extremadura',
  'galicia',
  'la-rioja',
  'madrid',
  'murcia',
  'navarre',
  'basque-country',
] as const;
export type RegionId = (typeof regionIds)[number];
