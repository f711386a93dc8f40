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
  CO: [at('Bogotá', 'bogota')],
  CU: [at('La Habana', 'lahabana')],
  EC: [at('Quito', 'quito')],
  MX: [at('Ciudad de México', 'mexico')],
  PE: [at('Lima', 'lima')],
};
