import type { CityId } from '#domain/cost/city-ids.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { LineGroup } from '#domain/cost/line-groups.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';

/** What both calculators ask and the first answer says; what a grade is worth is told by `calculator-result.ts`. */
export const copy = {
  about,
  parts: {
    tuition: 'Matrícula',
    fees: 'Trámites de la universidad',
    room: 'Cuarto',
    food: 'Comida',
    transport: 'Transporte',
    insurance: 'Seguro médico',
    journey: 'Viaje de ida y vuelta',
    homologation: 'Homologación del título',
    credential: 'Acreditación de la UNED',
    pce: 'Exámenes PCE',
  } satisfies Record<CostPart, string>,
  form: {
    title: 'Hazlo más exacto',
    private:
      'Lo que escribes se queda en este navegador. Solo si guardas tu camino en una cuenta van con ella la comunidad y si necesitas visa.',
    forget: 'Borrar lo que escribí',
    unreadable: 'No entendemos «{text}». Escribe un número, por ejemplo 8.',
  },
  steps: {
    at: '{n} de {all}',
    next: 'Siguiente',
    back: 'Atrás',
  },
  folds: { grade: 'Tu nota, paso a paso', parts: 'Parte por parte, con tus cifras' },
  chance: {
    title: '¿Qué nota piden?',
    titleOf: '¿Qué nota piden para {degree}?',
    /** While no degree is chosen. */
    titleMark: '¿Qué nota piden?',
    example: 'Ejemplo: {degree} en {place}',
    needPlace: 'Elige una ciudad y verás qué nota piden.',
    mean: 'Tu promedio en la escala española (5 a 10)',
    own: '¿Un 87 de tu país? Su equivalencia llega con la homologación, del',
    ministry: 'Ministerio de Educación de España',
    ownUntil: '. Mientras, déjalo vacío.',
    outside: '«{text}» no está en la escala de España, de 5 a 10.',
    supposed: 'Contamos con tu título homologado y exámenes PCE. Cámbialo abajo.',
  },
  degrees: {
    region: '¿En qué ciudad?',
    otherCity: 'Otra ciudad',
    spain: 'Toda España',
    elsewhere: 'Otra ciudad de {region}',
    degree: 'Tu carrera',
    another: 'Añadir otra carrera',
    exampleDegree: 'Por ejemplo, {degree}',
    pickDegree: 'Elige una carrera',
    full: 'Ya tienes seis. Quita una para añadir otra.',
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
    firstYear: 'El primer año en España',
    firstYearIn: 'El primer año en {place}',
    between: 'entre {low} y {high}',
    span: '{low} a {high}',
    euros: 'euros',
    upTo: 'hasta {high}',
    mine: 'lo que pones',
    budget: '¿Cuánto puede poner tu familia al mes?',
    tries: 'Cantidades para probar',
    other: 'otra',
    /** Until one is chosen. */
    ghost: 'Elige una y te decimos si alcanza.',
    about: 'unos {amount} {money}',
    country: {
      said: 'Desde',
      pick: 'elige tu país',
      supposed: 'según tu zona horaria',
    },
    aim: {
      legend: '¿Qué estudiarías?',
      'public-degree': 'Universidad pública',
      'private-degree': 'Privada',
      vocational: 'Técnica (FP)',
      'language-first': 'Curso de idioma',
    } satisfies Record<Aim | 'legend', string>,
    union: { legend: '¿Tienes pasaporte de la Unión Europea?', yes: 'Sí, lo tengo' },
    month: 'Vivir en {place}, al mes',
    spain: 'España',
    /** Behind a price a month. */
    months: 'de {low} a {high} meses',
    visa: 'Para la visa debes demostrar {amount}',
    visaSum:
      '{year}: {months} meses de {month} (IPREM). No se suma al total: se muestra, y de ahí vives.',
    lines: {
      title: 'El primer año, parte por parte',
      tuition: 'Matrícula',
      room: 'Cuarto',
      daily: 'Comida y transporte',
      insurance: 'Seguro médico',
      papers: 'Título y exámenes',
      other: 'Viaje y trámites',
      ask: 'por preguntar',
    } satisfies Record<LineGroup | 'title' | 'ask', string>,
    /** As the smaller containers of the ship are named. */
    short: {
      tuition: 'Matrícula',
      room: 'Cuarto',
      daily: 'Comida',
      insurance: 'Seguro',
      papers: 'Papeles',
      other: 'Viaje',
    } satisfies Record<LineGroup, string>,
    legend: {
      sure: 'Confirmado',
      likely: 'Estimado',
      top: 'Máximo',
      certain: 'Mínimo confirmado: {amount}',
    },
    whole: { degree: 'El grado completo ({years} años)', vocational: 'Los dos años del ciclo' },
    atLeast: 'al menos {low}',
    without: 'No incluye {parts}, ni ropa, teléfono o salidas.',
    visaFee: 'tasa de la visa',
    deposit: 'depósito del cuarto',
    askThem: 'Pregunta cada precio.',
    currency: {
      reference: '1 € = {rate}, {day}',
      own: '1 € = {rate}, el {day}, el que escribiste',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
