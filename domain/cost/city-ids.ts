// Cities with a university where it is known what a room costs, the dearest first.

export const cityIds = [
  'barcelona',
  'madrid',
  'bilbao',
  'malaga',
  'valencia',
  'seville',
  'alicante',
  'zaragoza',
  'tarragona',
  'salamanca',
  'granada',
  'murcia',
] as const;

export type CityId = (typeof cityIds)[number];
