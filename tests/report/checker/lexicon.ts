// How a report says things in each language, as a reader would look for them: written down here by reading, and shared with nothing
// that tells. A sentence whose words change is no longer found, and the counts of what was read go down with it.
import type { Locale } from '#domain/locale.ts';

export const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type Letter = (typeof letters)[number];
export type ByLetter<Value> = Readonly<Record<Letter, Value>>;

export const valueIds = [
  'achievement',
  'independence',
  'recognition',
  'relationships',
  'support',
  'conditions',
] as const;
export type ValueId = (typeof valueIds)[number];

export type Lexicon = {
  readonly types: ByLetter<string>;
  /** What one does, where the name of a type would say nothing. */
  readonly doings: ByLetter<string>;
  readonly values: Readonly<Record<ValueId, string>>;
  /** Name of the trait, its low and its high end. */
  readonly traits: readonly (readonly [string, string, string])[];
  readonly bands: readonly [low: string, medium: string, high: string];
  readonly liked: readonly string[];
  /** Each finds one thing; what it captures is a list of names, or a number. */
  readonly says: Readonly<Record<Phrase, RegExp>>;
};

const es = {
  pair: /\b((?:hacer con las manos|investigar|crear|ayudar|emprender|organizar) [ye] (?:hacer con las manos|investigar|crear|ayudar|emprender|organizar)): eso es lo que más te llama/gi,
  pairTied:
    /\b((?:hacer con las manos|investigar|crear|ayudar|emprender|organizar) [ye] (?:hacer con las manos|investigar|crear|ayudar|emprender|organizar)), casi a la par: eso es/gi,
  most: /Lo que más te llama es ([^.]+)\./g,
  next: /Después(?: viene|, casi empatados:) ([^.]+)\./g,
  after: /Y después,(?: casi empatados:)? ([^.]+)\./g,
  close: /Muy cerca van? ([^.]+)\./g,
  margin: /(?:A|» es a|intereses a) (\d+) puntos o menos/g,
  tenItems: /suma diez actividades/g,
  range: /(\d+) puntos del más alto/g,
  clear: /se distinguen bien/g,
  flat: /Intereses abiertos/g,
  unites: /Te une el gusto por ([^.]+?), que también pesa/g,
  nearest: /Te acercan? ([^.:]+): destacan? un poco/g,
  lowOnBoth: /Se parecen en lo que menos pesa: ([^.]+)\./g,
  noneUnites: /Ningún interés cuenta a la vez/g,
  whyThese: /Por qué salen estas, y cómo se llega/g,
  moreInJob: /(?:Esta profesión|También) pide ([^.:]+) más de lo que a ti te gusta/g,
  moreInOwn: /[Tt]e gusta ([^.:]+) más de lo que pide/g,
  quotes: /«([^»]+)» en «([^»]+)»(?: y «([^»]+)»(?! en «))?/g,
  match: /Coincidencia (?:fuerte|clara|media)|Buena coincidencia/g,
  nearMatch: /Se acerca, sin coincidir/g,
  total: /coinciden con este filtro: (\d+)/g,
  thin: /Pocas carreras de este nivel juntan|Pocas coincidencias con este filtro/g,
  noCareer: /no hay ninguna carrera que se parezca/g,
  readTogether: /leídos juntos/g,
  likes: /Te llama ([^.]+)\. Lo que más pesa/g,
  seen: /Lo que más me llama es ([^.]+)\./g,
  tied: /Entre ([^.¿]+), ¿a qué me ven/g,
  alsoCalled: /También podría ser ([^.]+), por muy poco/g,
  wearsOut: /Lo que cansa\.? ([^.]+)\./g,
  above: /También por encima de tu media: ([^.]+)\./g,
  gives: /Donde cederías antes: ([^.]+)\./g,
  top: /Lo que más le pides a un trabajo: ([^.]+)\./g,
  card: /Tu primera tarjeta fue ([^.]+)\./g,
  weighs: /Lo que más pesa para ti en un trabajo: ([^.]+)\./g,
  talkWeighs: /Lo que más valoro en un trabajo: ([^.]+)\./g,
  noOrder: /inventar un orden|no (?:tienen|hay) orden/g,
  almostEqual: /casi por igual/g,
  tips: /inclinan la lista/g,
  agreeing: /tus valores se inclinan por ([^.]+)\./g,
  differing: /Mira bien las condiciones de ([^.]+?): tus valores/g,
  between: /te mueves entre|depende del momento y de/gi,
  unmarked: /ningún rasgo te salió marcado|Ninguno de los cinco rasgos te salió/gi,
  clearest: /En personalidad, lo más claro: ([^.]+)\./g,
  towards: /Más bien hacia: /g,
  incompleteInterests: /un interés no tiene puntuación/g,
  openInterests: /Tus intereses siguen abiertos/g,
  incompleteValues: /un valor no tiene puntuación/g,
  noPriorities: /Tus valores no marcan prioridades/g,
  unfilled: /\{\w+\}|\bNaN\b|\bundefined\b|\[object|\bnull\b/g,
};

export type Phrase = keyof typeof es;
export const phrases = Object.keys(es).filter((name): name is Phrase => name in es);

const en: Readonly<Record<Phrase, RegExp>> = {
  pair: /\b((?:working with your hands|finding out|creating|helping|taking the lead|organising) and (?:working with your hands|finding out|creating|helping|taking the lead|organising)) are what draw you most\./gi,
  pairTied:
    /\b((?:working with your hands|finding out|creating|helping|taking the lead|organising) and (?:working with your hands|finding out|creating|helping|taking the lead|organising)) are what draw you most, nearly tied/gi,
  most: /What draws you most is ([^.]+)\./g,
  next: /Next(?: comes|, almost tied:) ([^.]+)\./g,
  after: /And then(?:, almost tied:)? ([^.]+)\./g,
  close: /Very close comes? ([^.]+)\./g,
  margin: /(?:At|” is|interests) (\d+) points apart or less/g,
  tenItems: /adds up ten activities/g,
  range: /(\d+) points separate/g,
  clear: /stand clearly apart/g,
  flat: /Open interests/g,
  unites: /You share a liking for ([^.]+?), which matters in the job too/g,
  nearest: /What brings you close is ([^.:]+): (?:it stands|they stand) out a little/g,
  lowOnBoth: /alike in what matters least: ([^.]+)\./g,
  noneUnites: /No interest counts in you/g,
  whyThese: /Why these, and how to get there/g,
  moreInJob: /(?:This job|It also) needs more ([^.:]+) than you like/g,
  moreInOwn: /You (?:also )?like ([^.:]+) more than (?:this job|it) needs/g,
  quotes: /“([^”]+)” to “([^”]+)”(?: and “([^”]+)”(?! to “))?/g,
  match: /(?:Strong|Good|Clear|Fair) match/g,
  nearMatch: /Comes close, no match/g,
  total: /match with this filter: (\d+)/g,
  thin: /Few careers at this level bring|Few matches with this filter/g,
  noCareer: /no career is alike enough/g,
  readTogether: /tests, read together/g,
  likes: /What draws you: ([^.]+)\. What weighs/g,
  seen: /What draws me most is ([^.]+)\./g,
  tied: /Between ([^.?:]+): which do you see me spending/g,
  alsoCalled: /It could also be ([^.]+), by very little/g,
  wearsOut: /What wears you out\.? ([^.]+)\./g,
  above: /Also above your own mean: ([^.]+)\./g,
  gives: /Where you would give way first: ([^.]+)\./g,
  top: /What you ask of a job above all: ([^.]+)\./g,
  card: /Your first card was ([^.]+)\./g,
  weighs: /What weighs most for you in a job: ([^.]+)\./g,
  talkWeighs: /What I value most in a job: ([^.]+)\./g,
  noOrder: /make up an order|have no order/g,
  almostEqual: /almost equally/g,
  tips: /tip the list/g,
  agreeing: /your values lean towards ([^.]+)\./g,
  differing: /Look closely at the conditions of ([^.]+?): your values/g,
  between: /You move between/gi,
  unmarked: /no trait came out marked|None of the five traits came out/gi,
  clearest: /In personality, what is clearest: ([^.]+)\./g,
  towards: /Rather towards: /g,
  incompleteInterests: /an interest has no score/g,
  openInterests: /Your interests are still open/g,
  incompleteValues: /a value has no score/g,
  noPriorities: /Your values show no clear priorities/g,
  unfilled: es.unfilled,
};

export const lexicons: Readonly<Record<Locale, Lexicon>> = {
  es: {
    types: {
      R: 'Realista',
      I: 'Investigador',
      A: 'Artístico',
      S: 'Social',
      E: 'Emprendedor',
      C: 'Convencional',
    },
    doings: {
      R: 'hacer con las manos',
      I: 'investigar',
      A: 'crear',
      S: 'ayudar',
      E: 'emprender',
      C: 'organizar',
    },
    values: {
      achievement: 'Logro',
      independence: 'Independencia',
      recognition: 'Reconocimiento',
      relationships: 'Relaciones',
      support: 'Apoyo',
      conditions: 'Condiciones de trabajo',
    },
    traits: [
      ['Apertura', 'Lo conocido', 'Lo nuevo'],
      ['Responsabilidad', 'Improvisar', 'Planificar'],
      ['Extraversión', 'La calma', 'La compañía'],
      ['Amabilidad', 'Cuestionar', 'Cooperar'],
      ['Estabilidad emocional', 'La intensidad', 'La calma bajo presión'],
    ],
    bands: ['bajo', 'medio', 'alto'],
    liked: ['Me gusta', 'Me gusta mucho'],
    says: es,
  },
  en: {
    types: {
      R: 'Realistic',
      I: 'Investigative',
      A: 'Artistic',
      S: 'Social',
      E: 'Enterprising',
      C: 'Conventional',
    },
    doings: {
      R: 'working with your hands',
      I: 'finding out',
      A: 'creating',
      S: 'helping',
      E: 'taking the lead',
      C: 'organising',
    },
    values: {
      achievement: 'Achievement',
      independence: 'Independence',
      recognition: 'Recognition',
      relationships: 'Relationships',
      support: 'Support',
      conditions: 'Working conditions',
    },
    traits: [
      ['Openness', 'The familiar', 'The new'],
      ['Conscientiousness', 'Improvising', 'Planning'],
      ['Extraversion', 'Calm', 'Company'],
      ['Agreeableness', 'Questioning', 'Cooperating'],
      ['Emotional stability', 'Intensity', 'Calm under pressure'],
    ],
    bands: ['low', 'medium', 'high'],
    liked: ['I like it', 'I like it a lot'],
    says: en,
  },
};
