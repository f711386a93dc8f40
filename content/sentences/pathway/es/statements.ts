import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/fact-sentences.ts';
import type { MistakeId, MoneyId, QuestionId, ReasonId } from '#domain/pathway/keys.ts';
import { tellBasis } from '#content/tuition/tell-tuition.ts';
import { copy as tuition } from '#content/dictionaries/es/tuition.ts';

const said = { locale: 'es', words: tuition } as const;
const told = toldIn('es');
const figure = (id: FactId) => verified(id, (value) => value.toLocaleString('es'));

/** Of the station of the visa, which comes before lists of admitted do: at most twenty words. */
export const visaFirst = told`Sin esperar tu lugar: se pide al menos ${figure('student-visa-lead-months')} meses antes del curso. Pregunta a tu consulado qué carta acepta.`;

/** Why, for how much, what to ask and what goes wrong. */
export const reasons: Record<ReasonId, string> = {
  'no-agreement':
    'Porque no hemos encontrado un acuerdo de acceso entre tu país y España: en las listas que consultamos, Colombia es la única de América Latina. A los demás países se les pide homologar el título con que se entra a la universidad y, por lo general, una acreditación de la UNED.',
  'puerto-rico':
    'Si vienes de Puerto Rico: tu sistema educativo es el de Estados Unidos, que tampoco aparece entre los países con acuerdo que vimos. Pregunta al Ministerio qué equivalencia da a tu diploma.',
  'colombia-agreement':
    'Porque Colombia y España firmaron en 2023 un acuerdo de reconocimiento mutuo para entrar a la universidad. Colombia aparece en las listas de países con acuerdo.',
  'colombia-renewal': told`Ojo: el acuerdo se firmó por ${figure('colombia-first-term-years')} años y se renueva año a año. No pudimos verificar la renovación de 2026. Pregunta a la UNED antes de contar con esta vía.`,
  'ib-agreement':
    'Porque el Bachillerato Internacional sigue la vía de los sistemas con acuerdo: acreditación UNEDasiss, sin homologación ni PAU.',
  'ib-everywhere':
    'Da igual en qué país lo termines: una persona de América Latina con el diploma del IB va por esta vía.',
  'other-diploma':
    'Porque lo que decide es el sistema que expide tu diploma, no tu pasaporte. Si es de la Unión Europea o de un país con acuerdo, la vía se parece a la del IB; si no, a la de la homologación. Pregunta a la UNED con el nombre exacto del diploma.',
  'other-country':
    'Porque no tenemos comprobado tu país. Hay países con acuerdo (además de la Unión Europea) y para el resto se homologa. Pregunta a la UNED en qué grupo está tu sistema educativo.',
  'brazil-language': told`Si vienes de Brasil, pueden pedirte un nivel de español, porque tu país no es hispanohablante: la Complutense pedía un ${figure('spanish-level-ucm-2025')} en 2025/26. Pregunta en la tuya.`,
  'private-decides':
    'Una privada pone sus propias pruebas y plazos. Tu título de bachillerato sigue contando si la carrera es oficial: pregunta qué acreditación te pide y para cuándo.',
  'vocational-apart':
    'A un grado superior de FP se entra con el título de Bachiller, y un título de fuera tiene que estar homologado, también el de Colombia y el IB: empieza por ahí. Los plazos y el reparto de plazas los pone cada comunidad, y eso se pregunta.',
  'vocational-medio':
    'A un grado medio de FP se entra con el título de Graduado en ESO, y viniendo de fuera lo que se homologa es eso: tus estudios a la ESO. Los plazos y el reparto de plazas los pone cada comunidad, y eso se pregunta.',
  'language-then-degree':
    'Primero un curso de español y después la carrera son dos trámites. Pregunta en extranjería si podrás pasar de uno a otro sin volver a tu país; no lo damos por hecho.',
};

export const money: Record<MoneyId, { what: string; note: string }> = {
  means: {
    what: 'Dinero que debes demostrar (no se gasta)',
    note: 'IPREM según la prensa de febrero de 2026. Confirma el de tu año en el consulado.',
  },
  'tuition-foreign': {
    what: 'Matrícula en una pública, de fuera de la UE y sin residencia en España',
    note: `Casi siempre es este, si llegas de América Latina. ${tellBasis(said, 'foreign')} Solo hay cifra de pocas comunidades: mira la tabla y pregunta por escrito a la universidad.`,
  },
  'tuition-resident': {
    what: 'La misma matrícula, con pasaporte de la UE o residencia en España',
    note: `Sesenta créditos; cambia con la comunidad y la carrera. ${tellBasis(said, 'resident')}`,
  },
  'tuition-private': {
    what: 'Matrícula en una privada',
    note: 'Estimación de prensa de 2025. Pide presupuesto con todo incluido.',
  },
  'tuition-vocational': {
    what: 'Curso de grado superior, en la pública de Madrid',
    note: 'Tasa de 2025-26. En otra comunidad, y viniendo de fuera de la UE, pregunta cuánto pagas.',
  },
  'tuition-vocational-private': {
    what: 'Curso de FP en un centro privado',
    note: 'Lo que recogió la prensa en Galicia en marzo de 2026. Pide el precio de los dos cursos por escrito.',
  },
  'tuition-ask': {
    what: 'Matrícula del curso',
    note: 'No tenemos un precio comprobado: pídelo por escrito al centro.',
  },
  living: {
    what: 'Vivir en Madrid',
    note: 'Cuarto, comida, transporte y seguro (prensa de 2025), sin ropa ni salidas.',
  },
  'living-region': {
    what: 'Vivir en tu comunidad',
    note: 'Cuarto, comida, transporte y seguro: lo que sabemos de tu comunidad o de España.',
  },
  insurance: { what: 'Seguro médico', note: 'Estimación de prensa de agosto de 2025.' },
  'homologation-fee': {
    what: 'Tasa de homologación (precio de 2021: confírmalo)',
    note: 'Es la última que encontramos. Mira la tasa 079 vigente.',
  },
  'credential-fee': {
    what: 'Acreditación UNEDasiss',
    note: 'Nota de acceso, apertura del expediente y secretaría, en 2026. Las dos últimas no se devuelven.',
  },
  'pce-fee': {
    what: 'Exámenes PCE, de uno a seis',
    note: 'Precios de 2026. Solo si tu universidad los pide.',
  },
};

export const questions: Record<QuestionId, string> = {
  'pce-needed': '¿Me piden PCE para esta carrera? ¿Cuáles y con qué nota?',
  'private-access':
    'Si la carrera es oficial, ¿qué necesitan: homologación, acreditación UNEDasiss, las dos? ¿Para cuándo?',
  weights: told`¿Qué materias ponderan ${figure('admission-subject-weight-high')} en esta carrera y cuáles me cuentan desde mi vía?`,
  'slip-accepted': '¿Aceptan el volante de homologación? ¿Qué nota provisional dan?',
  'renewal-position': '¿Siguen aplicando el acuerdo con Colombia en la próxima admisión?',
  'vocational-access':
    '¿Qué título me piden para este ciclo, hay que homologarlo y en qué fechas se pide lugar?',
  'centre-registered': '¿El centro y el curso sirven para una estancia por estudios?',
  'foreign-price': tuition.askSentence,
  'admission-proof':
    '¿Qué documento de admisión aceptan para la visa y desde cuándo puedo pedirlo?',
  'class-language': '¿En qué idioma son las clases de primero?',
  'spanish-level': '¿Me piden un certificado de español? ¿De qué nivel y hasta cuándo?',
  deadlines: '¿Cuáles son las fechas de este año para estudiantes internacionales?',
};

export const mistakes: Record<MistakeId, { title: string; text: string }> = {
  'homologation-is-all': {
    title: 'Parar después de homologar',
    text: 'Homologar es una parte. Muchas universidades piden además acreditación de la UNED, con o sin exámenes.',
  },
  'pce-by-hearsay': {
    title: 'Decidir sobre las PCE de oídas',
    text: 'Ni son para todo el mundo ni sobran siempre: depende de la universidad, la comunidad y la carrera.',
  },
  nationality: {
    title: 'Mirar el pasaporte en vez del diploma',
    text: 'El camino lo marca el sistema en el que estudias antes de la universidad.',
  },
  'own-title': {
    title: 'Confundir un título propio con uno oficial',
    text: 'El nombre de la universidad no lo hace oficial. Búscalo en el registro.',
  },
  'old-dates': {
    title: 'Fiarse de un calendario sin año',
    text: 'Las fechas de exámenes y preinscripción cambian cada curso.',
  },
  'visa-last': {
    title: 'Dejar la visa para cuando tengas lugar',
    text: 'Las listas pueden salir cuando el plazo de la visa ya está encima.',
  },
  'local-price': {
    title: 'Calcular con el precio de quien vive en España',
    text: 'A quien viene de fuera de la UE y no reside en España casi siempre le toca otro, que puede ser varias veces mayor.',
  },
  'work-pays': {
    title: 'Contar con trabajar para pagar la carrera',
    text: told`Se puede trabajar hasta ${figure('student-work-hours')} horas a la semana si el horario es compatible. Como ayuda, bien; como plan, es arriesgado.`,
  },
  'one-degree': {
    title: 'Ir con una sola carrera en la lista',
    text: 'La nota de corte del año pasado no dice la de este.',
  },
  'short-course': {
    title: 'Elegir un curso corto sin pensar en lo que sigue',
    text: told`Con una visa de ${figure('visa-without-card-days')} días o menos no hay tarjeta.`,
  },
};
