import type { PathwayCountry } from '#domain/pathway/choices.ts';

export type Consulate = { readonly city: string; readonly url: string };

const at = (city: string, place: string): Consulate => ({
  city,
  url: `https://www.exteriores.gob.es/Consulados/${place}/es/Paginas/index.aspx`,
});

/**
 * The pages of Spanish consulates whose address was seen linked elsewhere; a country may have more of them. Which one is whose
 * depends on where one lives, and the page says it.
 */
export const consulates: Partial<Readonly<Record<PathwayCountry, readonly Consulate[]>>> = {
  AR: [at('Buenos Aires', 'buenosaires'), at('Córdoba', 'cordoba')],
  BO: [at('Santa Cruz de la Sierra', 'santacruzdelasierra')],
  CO: [at('Bogotá', 'bogota')],
  CU: [at('La Habana', 'lahabana')],
  DO: [at('Santo Domingo', 'santodomingo')],
  EC: [at('Quito', 'quito')],
  MX: [at('Ciudad de México', 'mexico')],
  PE: [at('Lima', 'lima')],
  UY: [at('Montevideo', 'montevideo')],
};
