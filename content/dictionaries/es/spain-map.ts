import type { Dictionary } from '#content/wording/dictionary.ts';

/** Around the map of Spain that marks where something is studied. */
export const copy = {
  /** For those who hear the page: what the picture shows. */
  label: 'Mapa de España. {name} se estudia en {where}. {most}',
  one: '1 municipio',
  more: '{n} municipios',
  most: 'Donde más: {regions}.',
  own: 'universidad pública',
  other: 'privada o adscrita, a otro precio',
  larger: 'más grande: varias universidades',
  region: '{region} ({n})',
  list: 'Por comunidades',
  distance: 'También a distancia: {places}.',
  opened: 'Abrió después de 2020: {places}.',
  announced: 'Se anunció para {since}; comprueba si ya abrió: {places}.',
  newPlace: '{city} ({university}, desde {since})',
  sourced: 'Lo dice:',
  otherOnly: 'Solo privada o centro adscrito:',
  newer: 'Está en listas más nuevas que el registro de 2020: {places}.',
  newerPlace: '{city} ({university})',
  credit:
    'Mapa: © Instituto Geográfico Nacional, CC BY 4.0, simplificado. Cada punto es el municipio, no el campus.',
};

export type Copy = Dictionary<typeof copy>;
