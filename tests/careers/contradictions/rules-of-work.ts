// How the work is, said in two places: lines of the settings beside the day, what one does and what tires people.
import { addTires, bothSaid, swap, type Rule, type Said } from './rule.ts';
import type { ShownCareer } from './shown-career.ts';

/** Lines of the settings by their place. */
const line = { people: 0, place: 1, body: 2, time: 4, risks: 5 } as const;

/** A line of the settings, or nothing where only the screen is told. */
function told({ settings }: ShownCareer, which: keyof typeof line): string {
  return settings.length > 1 ? (settings[line[which]] ?? '') : '';
}

/** A line that says one thing beside a text that says the other. */
function beside(
  name: string,
  which: keyof typeof line,
  said: Said,
  parts: readonly ('tires' | 'does' | 'day' | 'tasks')[],
  other: Said,
  planted: Rule['planted'],
): Rule {
  return {
    name,
    find: (shown) =>
      bothSaid(
        told(shown, which),
        said[shown.locale],
        parts.map((part) => shown[part]).join('. '),
        other[shown.locale],
      ),
    planted,
  };
}

const tiring = (career: string, es: string): Rule['planted'] => ({
  career,
  plant: (html) => addTires(html, es),
});

const inTheDay = (career: string, es: string): Rule['planted'] => ({
  career,
  plant: (html) => swap(html, /(id="day".*?<\/h2>)/s, `$1<p>${es}.</p>`),
});

export const rulesOfWork: readonly Rule[] = [
  beside(
    'hours that are fixed, and nights, duties and calls at any hour',
    'time',
    { es: /horario fijado con tiempo/, en: /hours fixed well ahead/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /(?:turnos? (?:de noche|que cambi|que rompen)|\bguardias? (?:de|llenas|en|cuando|y (?:alarmas|papeles))|(?<!perro )de guardia|de madrugada|madrugadas|a deshora|a cualquier hora|fuera de hora|urgencias de noche|en feriado|noches y (?:fines|feriados|fiestas)|noches, )/i,
      en: /(?:night (?:shift|duty|duties|call)|on[- ]call|small hours|at any hour|out of hours|odd hours|nights and (?:weekends|public|holidays)|shifts that (?:change|break))/i,
    },
    inTheDay('estadistica', 'Empieza un turno de noche'),
  ),
  beside(
    'indoors, and weather that tires',
    'place',
    { es: /^Casi siempre bajo techo/, en: /^Nearly always indoors/ },
    ['tires'],
    {
      es: /lluvia|intemperie|al sol\b|con frío y barro|viento en la cara/i,
      en: /\brain|in all weathers|in the sun\b|\bmud\b/i,
    },
    tiring('estadistica', 'Mañanas enteras bajo la lluvia'),
  ),
  beside(
    'indoors, and a day in the weather',
    'place',
    { es: /^Casi siempre bajo techo/, en: /^Nearly always indoors/ },
    ['does', 'day', 'tasks'],
    {
      es: /(?:bajo la|con|en la) lluvia\b|a la intemperie|bajo el sol\b|con frío y barro|viento en la cara/i,
      en: /\bin (?:the )?rain\b|in all weathers|in the sun\b|wind in your face/i,
    },
    inTheDay('estadistica', 'Mides parcelas bajo la lluvia'),
  ),
  beside(
    'outdoors, and walls all day',
    'place',
    { es: /^Al aire libre muchos días/, en: /^Outdoors on many days/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /sin salir (?:de la oficina|a la calle)|todo el día (?:en la oficina|bajo techo)|sin ventanas/i,
      en: /all day (?:in the office|indoors)|without windows|windowless/i,
    },
    tiring('agente-forestal', 'Horas en una sala sin ventanas'),
  ),
  beside(
    'a chair all day, and tired feet',
    'body',
    { es: /^Más de la mitad del día en una silla/, en: /^Sitting more than half/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /horas de pie|todo el día de pie|pies (?:hinchados|cansados)|kilómetros de pasillo/i,
      en: /hours on your feet|all day on your feet|(?:swollen|sore|tired) feet|miles of corridor/i,
    },
    inTheDay('estadistica', 'Llevas tres horas de pie'),
  ),
  beside(
    'on one’s feet, and a chair that tires',
    'body',
    { es: /^Más de la mitad del día de pie/, en: /^On your feet more than half/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /horas sentad|todo el día sentad|tantas horas en una silla/i,
      en: /hours (?:of sitting|sitting|in a chair)|sitting all day/i,
    },
    tiring('enfermeria', 'Demasiadas horas sentada'),
  ),
  beside(
    'people all day, and loneliness',
    'people',
    { es: /^Con gente casi todo el día/, en: /^With people nearly all day/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /soledad|días (?:enteros )?sin hablar|a solas (?:todo|casi todo)/i,
      en: /\bthe loneliness|\blonely (?:hours|days|work)|days without talking|alone (?:all|most of the) day/i,
    },
    tiring('enfermeria', 'La soledad de tantas horas'),
  ),
  beside(
    'long hours alone, and people without a pause',
    'people',
    { es: /^Muchos ratos a solas/, en: /^Long stretches on your own/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /gente (?:todo el día|sin parar|sin pausa)|nunca (?:estás|estar) a solas|reuniones (?:sin fin|todo el día)/i,
      en: /people (?:all day|without a (?:pause|break))|never alone|meetings all day/i,
    },
    tiring('desarrollo-web', 'Gente sin parar, de la mañana a la noche'),
  ),
  beside(
    'little hurry, and deadlines that tire',
    'time',
    { es: /^Pocas prisas/, en: /^Little hurry/ },
    ['tires', 'does', 'day', 'tasks'],
    {
      es: /plazos? (?:que|apretad|impos)|contrarreloj|urgente|con prisa|el reloj encima|se entrega\b|agendas que se retrasan|que llegan el viernes/i,
      en: /deadline|against the clock|(?<!never )urgent|in a (?:rush|hurry)|running late|due on Monday/i,
    },
    tiring('bibliotecologia', 'Plazos apretados cada semana'),
  ),
  beside(
    'no risk, and noise, dust or fumes',
    'risks',
    { es: /^O\*NET no destaca ninguno/, en: /^O\*NET singles out none/ },
    ['tires'],
    {
      es: /\bruido\b|disolvente|polvo fino|polvo, ruido|con polvo|contagi|alturas?\b/i,
      en: /\bnoise\b|solvent|fine dust|dust, noise|contagio|heights?\b/i,
    },
    tiring('estadistica', 'El ruido de las máquinas'),
  ),
  {
    name: 'little screen, and a screen that tires or fills the day',
    find: (shown) =>
      bothSaid(
        (shown.settings.length > 1 ? shown.settings[3] : shown.settings[0]) ?? '',
        /^(?:A ratos|Poca|Now and then|Little)\.$/,
        shown.tires,
        shown.locale === 'es'
          ? /(?:semanas|horas|todo el día|meses|mañana a la noche)[^.]*pantallas?\b|pantallas? (?:todo|de la mañana)|lupa, pantalla/i
          : /(?:weeks|hours|all day|months)[^.]*\bscreens?\b|screens? (?:all|from morning)|magnifier, screen/i,
      ),
    planted: tiring('enfermeria', 'Horas de pantalla'),
  },
  {
    name: 'a screen nearly all day, and on one’s feet',
    find: (shown) =>
      bothSaid(
        shown.settings[3] ?? '',
        /^(?:Casi todo el día ante una pantalla|At a screen nearly all day)/,
        told(shown, 'body'),
        /^(?:Más de la mitad del día de pie|On your feet more than half)/,
      ),
    planted: {
      career: 'enfermeria',
      plant: (html) =>
        swap(html, /<dd>A ratos\.<\/dd>/, '<dd>Casi todo el día ante una pantalla.</dd>'),
    },
  },
];
