import type { CityId } from '#domain/cost/city-ids.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';

/** What both calculators ask and the first answer says; what a grade is worth is told by `calculator-result.ts`. */
export const copy = {
  about,
  parts: {
    tuition: 'Matrícula',
    fees: 'Tasas de secretaría y seguro escolar',
    room: 'Habitación',
    food: 'Comida',
    transport: 'Transporte',
    insurance: 'Seguro médico',
    journey: 'Viaje de ida y vuelta',
    homologation: 'Homologación del título',
    credential: 'Acreditación de la UNED',
    pce: 'Exámenes PCE',
  } satisfies Record<CostPart, string>,
  form: {
    title: 'Ajústalo a ti',
    private:
      'Lo que escribes se queda en este navegador. Solo si guardas tu ruta en una cuenta van con ella la comunidad y si necesitas visado.',
    forget: 'Borrar lo que escribí',
    unreadable: 'No entendemos «{text}». Escribe un número, por ejemplo 7,35.',
  },
  steps: {
    at: '{n} de {all}',
    next: 'Siguiente',
    back: 'Atrás',
  },
  folds: { grade: 'Tu nota, paso a paso', parts: 'Parte por parte, con tus cifras' },
  chance: {
    title: '¿Me alcanza?',
    need: 'Elige un grado y dónde: verás qué nota pidió y si la tuya alcanza.',
    needPlace: 'Elige dónde: verás qué nota pidió y si la tuya alcanza.',
  },
  degrees: {
    region: '¿Dónde?',
    spain: 'Toda España',
    elsewhere: 'Otra ciudad de {region}',
    degree: 'Grado, si ya sabes cuál',
    another: 'Añadir otro grado',
    pickDegree: 'Elige un grado',
    full: 'Ya tienes seis. Quita uno para añadir otro.',
    remove: 'Quitar {degree}',
    loading: 'Cargando las notas de esta comunidad…',
  },
  cost: {
    ...price,
    cities: {
      barcelona: 'Barcelona',
      madrid: 'Madrid',
      bilbao: 'Bilbao',
      malaga: 'Málaga',
      valencia: 'Valencia',
      seville: 'Sevilla',
      alicante: 'Alicante',
      zaragoza: 'Zaragoza',
      tarragona: 'Tarragona',
      salamanca: 'Salamanca',
      granada: 'Granada',
      murcia: 'Murcia',
    } satisfies Record<CityId, string>,
    firstYear: 'El primer año · España',
    firstYearIn: 'El primer año · {place}',
    between: 'entre {low} y {high}',
    legend: {
      certain: 'Seguro: {amount}',
      likely: 'Al menos, según estimamos',
      top: 'Hasta donde puede llegar',
    },
    whole: { degree: 'El grado completo', vocational: 'Los dos años del ciclo' },
    atLeast: 'al menos {amount}',
    without: 'No incluye lo que nadie publica: {parts}.',
    bar: 'Lo seguro, lo que estimamos al menos y hasta dónde puede llegar.',
    currency: {
      amount: 'unos {amount}',
      range: 'unos {low} a {high}',
      reference: '1 € = {rate}, el {day}, según {source}',
      own: '1 € = {rate}, el {day}, el que escribiste',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
