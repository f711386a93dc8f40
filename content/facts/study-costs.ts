import type { Locale } from '#domain/locale.ts';
import type { Fact } from './fact.ts';

/** A furnished room in one city, as one index of the third quarter of 2025 has it. */
function room<const Id extends string>(
  city: Id,
  where: Readonly<Record<Locale, string>>,
  value: number,
) {
  return {
    id: `room-${city}-2025`,
    value,
    unit: 'EUR/month',
    what: {
      es: 'habitación amueblada anunciada, precio medio',
      en: 'furnished room on offer, mean price',
    },
    where: {
      es: `${where.es}, tercer trimestre de 2025`,
      en: `${where.en}, third quarter of 2025`,
    },
    source:
      'HousingAnywhere, índice del tercer trimestre de 2025, en Diario de Mallorca, 29-10-2025',
    url: 'https://www.diariodemallorca.es/vivienda-en-mallorca/2025/10/29/barcelona-650-madrid-620-bilbao-123142871.html',
    mark: 'S',
    checked: '2026-11-23',
    staleAfter: '2027-12-31',
  } as const;
}

/** What living and studying takes besides tuition. Older figures of Madrid are in `living.ts`. */
export const costFacts = [
  room('barcelona', { es: 'Barcelona', en: 'Barcelona' }, 650),
  room('madrid', { es: 'Madrid', en: 'Madrid' }, 620),
  room('bilbao', { es: 'Bilbao', en: 'Bilbao' }, 528),
  room('malaga', { es: 'Málaga', en: 'Málaga' }, 520),
  room('valencia', { es: 'Valencia', en: 'Valencia' }, 425),
  room('sevilla', { es: 'Sevilla', en: 'Seville' }, 390),
  room('alicante', { es: 'Alicante', en: 'Alicante' }, 380),
  room('zaragoza', { es: 'Zaragoza', en: 'Zaragoza' }, 375),
  room('salamanca', { es: 'Salamanca', en: 'Salamanca' }, 360),
  room('granada', { es: 'Granada', en: 'Granada' }, 340),
  room('murcia', { es: 'Murcia', en: 'Murcia' }, 325),
  {
    id: 'room-tarragona-2026',
    value: 367,
    unit: 'EUR/month',
    what: {
      es: 'habitación en piso compartido, precio medio',
      en: 'room in a shared flat, mean price',
    },
    where: { es: 'Tarragona, enero de 2026', en: 'Tarragona, January 2026' },
    source: 'Portal Pisos, en Diari Més, 27-01-2026',
    url: 'https://www.diarimes.com/es/tarragona/260127/alquilar-piso-completo-tarragona-cuesta-triple-habitacion_206711.html',
    mark: 'S',
    checked: '2026-11-23',
    staleAfter: '2027-12-31',
  },
  {
    id: 'madrid-food-low-2025',
    value: 200,
    unit: 'EUR/month',
    what: {
      es: 'compra de comida de un estudiante, estimación baja',
      en: 'food shopping of a student, low estimate',
    },
    where: { es: 'Madrid, agosto de 2025', en: 'Madrid, August 2025' },
    source: 'El Diario de Madrid, 23-08-2025',
    url: 'https://www.eldiariodemadrid.es/articulo/universidad/vida-universitaria-madrid-2025-exige-presupuesto-medio-1050-1550-euros-mes-alquiler-como-principal-gasto/20250823173148108042.amp.html',
    mark: 'S',
    checked: '2026-11-23',
    staleAfter: '2027-08-31',
  },
  {
    id: 'madrid-food-high-2025',
    value: 250,
    unit: 'EUR/month',
    what: {
      es: 'compra de comida de un estudiante, estimación alta; comer fuera a menudo va aparte',
      en: 'food shopping of a student, high estimate; eating out often comes on top',
    },
    where: { es: 'Madrid, agosto de 2025', en: 'Madrid, August 2025' },
    source: 'El Diario de Madrid, 23-08-2025',
    url: 'https://www.eldiariodemadrid.es/articulo/universidad/vida-universitaria-madrid-2025-exige-presupuesto-medio-1050-1550-euros-mes-alquiler-como-principal-gasto/20250823173148108042.amp.html',
    mark: 'S',
    checked: '2026-11-23',
    staleAfter: '2027-08-31',
  },
] as const satisfies readonly Fact[];
