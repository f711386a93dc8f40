import type { Typed } from '#domain/situation/calculation.ts';
import type { Situation } from '#domain/situation/situation.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';

/** A family as it comes to the calculators and to the pathway, and what it must be told, in Spanish. */
export type GoldenFamily = {
  name: string;
  who: Partial<Situation>;
  typed: Partial<Typed>;
  told: readonly (string | RegExp)[];
  untold: readonly string[];
  /** What the plan of their pathway tells them, and what it does not. */
  plan: { told: readonly string[]; untold: readonly string[] };
};

const national = { diploma: 'national', passport: 'other', aim: 'public-degree' } as const;
const hoped = (subject: SubjectId, mark: string) => ({ subject, mark, year: 2027, isHoped: true });

export const goldenFamilies: readonly GoldenFamily[] = [
  {
    name: 'peru-medicine-madrid',
    who: {
      ...national,
      country: 'PE',
      recognition: 'homologated-pce',
      region: 'madrid',
      age: 'seventeen',
    },
    typed: {
      mean: '8',
      marks: [hoped('biology', '9'), hoped('chemistry', '8,5')],
      degrees: ['medicina'],
      city: 'madrid',
    },
    told: [
      'Visa: sí',
      'como menor, tus padres firman',
      'Nota de acceso o credencial: 7,35',
      'Tu nota de admisión: 10,85',
      'Por debajo. En 2025-26 (primera lista) entró el último con 13,1',
      'Te falta la modalidad',
      'Te faltan 2.',
      'La materia que más te ayudaría',
      '8.186,40 € al año (Madrid, 2026-27,',
      'El primer año en Madrid',
      /17\.180 a 20\.020\s€/,
      'soles peruanos',
      'Mínimo confirmado: S/32.300',
      'Siempre hay otra puerta',
      'Lo que se muestra al consulado, aparte',
    ],
    untold: ['abuelo europeo'],
    plan: {
      told: [
        'S/',
        'de 6.822,60 € a 8.186,40 € al año (Madrid, 2026-27',
        'Pide la visa de estudios',
        'Los dos precios, más abajo.',
      ],
      untold: ['créditos y seguir'],
    },
  },
  {
    name: 'colombia-law-granada',
    who: { ...national, country: 'CO', region: 'andalusia' },
    typed: { isMeanUnknown: true, degrees: ['derecho'], city: 'granada' },
    told: [
      'no pudimos verificar que siga vigente',
      'Andalucía tiene una fase para extranjeros',
      'entre 5 y 10',
      'Universidad de Granada',
      '340 €',
    ],
    untold: ['Cuando pidas plaza, tu título estará'],
    plan: {
      told: [
        'Confirma que el acuerdo con Colombia sigue vigente',
        'Matrícula del primer año en Andalucía: no tenemos tu precio comprobado',
      ],
      untold: ['Tasa de homologación'],
    },
  },
  {
    name: 'mexico-ib-barcelona',
    who: { ...national, country: 'MX', diploma: 'ib', region: 'catalonia' },
    typed: { mean: '5,2', degrees: ['ingenieria-informatica'], city: 'barcelona' },
    told: [
      'Nota de acceso o credencial: 8,2',
      'Universitat de Barcelona',
      'No tenemos comprobado cuánto pesa',
      '650 €',
    ],
    untold: ['Tu nota de admisión'],
    plan: {
      told: [
        'sin homologación y sin prueba de acceso',
        'Matrícula del primer año en Cataluña: no tenemos tu precio comprobado',
      ],
      untold: ['Tasa de homologación', 'Preséntate a las PCE'],
    },
  },
  {
    name: 'ecuador-fp',
    who: {
      ...national,
      country: 'EC',
      aim: 'vocational',
      region: 'valencia',
    },
    typed: { city: 'valencia' },
    told: [
      'FP: se entra por otra puerta',
      'La FP no usa la nota de admisión',
      'El precio de la FP, por escrito',
      'Después, la universidad',
    ],
    untold: [
      'Nota de acceso o credencial',
      'Exámenes PCE',
      'desde 1.534',
      'sin PCE',
      'Matrícula: la de',
      'a la universidad.',
      'el mismo grado',
    ],
    plan: {
      told: [
        'Pide la homologación al Bachillerato español',
        'Primero se homologa tu título',
        // Of Valencia no price was found: that of Madrid is not told instead.
        'No tenemos un precio comprobado: pídelo por escrito al centro.',
      ],
      untold: ['Matrícula del primer año', 'PCE', 'en la pública de Madrid'],
    },
  },
  {
    name: 'chile-without-pce',
    who: { ...national, country: 'CL', recognition: 'homologated', region: 'madrid' },
    typed: { mean: '7', degrees: ['psicologia'] },
    told: ['Aquí no damos un número.', 'grupo propio (el 6)', 'no hice PCE'],
    untold: ['Nota de acceso o credencial:', 'Exámenes PCE'],
    plan: {
      told: ['Si tu universidad pide PCE', 'de 6.822,60 € a 8.186,40 € al año'],
      untold: [],
    },
  },
  {
    name: 'argentina-italian-passport-valencia',
    who: {
      ...national,
      country: 'AR',
      recognition: 'homologated-pce',
      passport: 'eu',
      region: 'valencia',
    },
    typed: { mean: '7,5', marks: [hoped('maths', '8')], degrees: ['derecho'], city: 'valencia' },
    told: [
      'Visa: no.',
      'Matrícula: la de la UE',
      'Nota de acceso o credencial: 6,3',
      'desde 767 €',
      '425 €',
    ],
    untold: ['Lo que se muestra al consulado', 'abuelo'],
    plan: {
      told: [
        'Visa: no. Al llegar te inscribes como ciudadano de la Unión.',
        'desde 767 € al año (Comunidad Valenciana, 2025-26',
      ],
      untold: ['Pide la visa', 'Para mostrar, no para gastar', 'seguro médico que pide'],
    },
  },
  {
    name: 'venezuela-two-years-of-engineering',
    who: {
      ...national,
      country: 'VE',
      recognition: 'homologated-pce',
      past: 'begun',
      region: 'madrid',
      age: 'adult',
    },
    typed: {
      mean: '6,5',
      marks: [hoped('maths', '7'), hoped('physics', '6'), hoped('technical-drawing', '4,99')],
      degrees: ['ingenieria-mecanica'],
      city: 'madrid',
    },
    told: [
      'puedes pedir que te reconozcan créditos',
      'Dibujo Técnico, 4,99: no cuenta, hace falta un 5.',
      'Tu nota de admisión: 9,2',
      'Te falta 1. Falta una general',
    ],
    untold: ['como menor'],
    plan: {
      told: ['Una facultad te reconoce créditos', 'Cómo se pide'],
      untold: ['si acabas el colegio'],
    },
  },
  {
    name: 'brazil-galicia',
    who: { ...national, country: 'BR', recognition: 'homologated-pce', region: 'galicia' },
    typed: { mean: '9', marks: [hoped('biology', '7')], degrees: ['biologia'] },
    told: [
      'Nota de acceso o credencial: 6,5',
      'No tenemos comprobado cuánto pesa',
      'El primer año en Galicia',
      'Mínimo confirmado: R$890',
    ],
    untold: ['Tu nota de admisión'],
    plan: {
      told: [
        'la Complutense pedía un B2 en 2025/26',
        'Matrícula del primer año en Galicia: no tenemos tu precio',
      ],
      untold: [],
    },
  },
  {
    name: 'pending-homologation',
    who: { ...national, country: 'DO', recognition: 'pending', region: 'madrid' },
    typed: { degrees: ['turismo'], city: 'madrid' },
    told: ['Nota de acceso o credencial: 5', '5 provisional', 'Defensor del Pueblo'],
    untold: ['Nota media ya convertida', 'Añadir una materia'],
    plan: {
      told: ['Pide el volante de inscripción condicional'],
      untold: ['Nota de acceso'],
    },
  },
];
