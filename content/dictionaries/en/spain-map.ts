import type { Copy } from '#content/dictionaries/es/spain-map.ts';

export const copy: Copy = {
  label: 'Map of Spain. {name} is taught in {where}. {most}',
  one: '1 municipality',
  more: '{n} municipalities',
  most: 'Most of them: {regions}.',
  own: 'public university',
  other: 'private or affiliated, at another price',
  larger: 'larger: several universities',
  region: '{region} ({n})',
  list: 'By region',
  distance: 'Also at a distance: {places}.',
  opened: 'Opened after 2020: {places}.',
  announced: 'Announced for {since}; check whether it has opened: {places}.',
  newPlace: '{city} ({university}, since {since})',
  sourced: 'Says so:',
  otherOnly: 'Only private or affiliated:',
  newer: 'In lists newer than the register of 2020: {places}.',
  newerPlace: '{city} ({university})',
  credit:
    'Map: © Instituto Geográfico Nacional, CC BY 4.0, simplified. Each dot is the municipality, not the campus.',
};
