import type { Payer } from '#domain/cost/payer.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import type { Stay } from '#domain/pathway/stay.ts';
import type { DerivedId } from '#domain/situation/derive-situation.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What follows from who somebody is. */
export const copy = {
  title: 'Lo que sale de tus respuestas',
  changed: 'Con ese cambio cambió: {what}. Lo demás sigue igual.',
  same: 'Con ese cambio no cambia nada de esto.',
  names: {
    way: 'tu camino',
    stay: 'la visa',
    payer: 'la matrícula',
    past: 'lo que ya estudiaste',
    age: 'la edad',
    grandparent: 'el abuelo europeo',
    aim: 'lo que estudias',
  } satisfies Record<DerivedId, string>,
  way: 'Camino: {way}.',
  open: 'Camino: di con qué título llegas y te la decimos.',
  recognition:
    'Camino: primero se homologa tu título. Di cómo estará al pedir plaza (con PCE, sin ellas o en trámite) y sale tu nota.',
  ask: 'Camino: con ese título no tenemos una regla comprobada. Pregunta a la UNED (UNEDasiss) y a la universidad cómo entras.',
  colombia:
    'Acuerdo con Colombia: no pudimos verificar que siga vigente. Confírmalo con la UNED antes de contar con este camino; sin él, el título se homologa.',
  stay: {
    citizen: 'Visa: no, con pasaporte español.',
    union: 'Visa: no. Al llegar te inscribes como ciudadano de la Unión.',
    resident:
      'Visa: no, si ya resides en España. Pregunta a extranjería si tu permiso vale para estudiar.',
    ask: 'Visa: con pasaporte suizo, no. Con el británico o el andorrano, pregunta en el consulado, y a la universidad qué precio pagas.',
    visa: 'Visa: sí, de estudios. Se pide en el consulado de España del país donde vives.',
    unsaid: 'Visa y matrícula: di tu pasaporte. Mientras, contamos con que no es europeo.',
  } satisfies Record<Stay | 'unsaid', string>,
  payer: {
    foreign: 'Matrícula: la de fuera de la UE, casi siempre la más cara.',
    resident: 'Matrícula: la de la UE o de quien reside en España.',
    private: 'Matrícula: la que ponga la universidad privada.',
  } satisfies Record<Payer, string>,
  past: {
    begun:
      'Tu carrera empezada: puedes pedir que te reconozcan créditos y seguir en otra facultad, quizá sin PCE.',
    finished:
      'Tu carrera terminada: se homologa o se reconocen sus créditos, una de las dos. Quizá no necesites PCE.',
  },
  pastLink: 'Cómo se pide',
  age: {
    'under-17':
      'Edad: puede ser pronto para la visa de estudios superiores. Pregunta la edad mínima en tu consulado.',
    seventeen: 'Edad: como menor, tus padres firman un permiso. Pregunta en el consulado cómo.',
  },
  grandparent:
    'Tu abuelo o abuela: todavía no es un pasaporte. Pregunta en el consulado de su país qué camino hay y cuánto tarda. Si llega a tiempo, cambian la visa y la matrícula.',
  aim: {
    'private-degree': 'Privada: pone sus propias pruebas y plazos.',
    vocational: 'FP: se entra por otra puerta, con requisitos y plazos de cada comunidad.',
    'language-first': 'Primero un idioma: la carrera se pide después, aparte.',
  } satisfies Record<Exclude<Aim, 'public-degree'>, string>,
  aimLink: 'Los pasos',
  country: 'Todo sobre tu camino: {title}',
};

export type Copy = Dictionary<typeof copy>;
