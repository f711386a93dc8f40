import type { Gate, RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { publicPosts } from './steps.ts';

const spanishOnly = (source: Gate['source']): Gate => ({
  kind: 'nationality',
  what: {
    es: 'Hay que tener la nacionalidad española.',
    en: 'One has to have Spanish nationality.',
  },
  outside: {
    es: 'Con otro pasaporte no es posible presentarse: primero hay que hacerse español o española, y los años de estancia por estudios no bastan por sí solos. Pregunta en el Registro Civil.',
    en: 'With another passport one cannot take part: one has to become Spanish first, and years of stay as a student are not enough by themselves. Ask at the civil registry (Registro Civil).',
  },
  source,
});

/** Where the nationality was not read: that it matters, and where it stands. */
const nationalityInTheCall: Gate = {
  kind: 'nationality',
  what: {
    es: 'La convocatoria dice qué nacionalidad pide. Míralo lo primero.',
    en: 'The call says which nationality it asks for. Look that up first.',
  },
  outside: {
    es: 'Cuenta con que pueda pedir la española.',
    en: 'Reckon with its asking for the Spanish one.',
  },
  source: gateSources.stateService,
};

const exam: Gate = {
  kind: 'civil-service',
  what: {
    es: 'Se entra por oposición: pruebas físicas, de conocimientos y reconocimiento médico.',
    en: 'One gets in by a competition (oposición): physical tests, knowledge and a medical examination.',
  },
  source: gateSources.police,
};

export const uniformProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Policía', en: 'Police' },
    careers: ['policia', 'investigacion-criminal', 'criminalistica'],
    gates: [exam, spanishOnly(gateSources.police)],
    years: undefined,
  },
  {
    name: { es: 'Guardia Civil: fronteras y aduanas', en: 'Guardia Civil: borders and customs' },
    careers: ['aduanas-y-fronteras'],
    gates: [{ ...exam, source: gateSources.guardiaCivil }, spanishOnly(gateSources.guardiaCivil)],
    years: undefined,
  },
  {
    name: { es: 'Cuerpos del Estado', en: 'Bodies of the State' },
    careers: ['instituciones-penitenciarias', 'inspeccion-de-hacienda'],
    gates: [publicPosts, nationalityInTheCall],
    years: undefined,
  },
  {
    name: { es: 'Bomberos y agentes forestales', en: 'Firefighters and forest rangers' },
    careers: ['extincion-de-incendios', 'agente-forestal'],
    gates: [publicPosts, nationalityInTheCall],
    years: undefined,
  },
  {
    name: { es: 'Diplomacia', en: 'Diplomacy' },
    careers: ['relaciones-internacionales'],
    gates: [
      {
        ...publicPosts,
        what: {
          es: 'Ser diplomático o diplomática pide ganar una oposición. Los organismos internacionales y las empresas contratan por su cuenta.',
          en: 'To be a diplomat one has to win a competition (oposición). International organizations and companies hire by themselves.',
        },
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Investigación privada', en: 'Private investigation' },
    careers: ['investigacion-privada'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Solo puede ejercer quien tiene la tarjeta de identidad profesional, que da la Dirección General de la Policía a quien cumple los requisitos de formación.',
          en: 'Only who holds the professional identity card may practise; the police give it (Dirección General de la Policía) to who meets the requirements of training.',
        },
        outside: {
          es: 'La ley pone requisitos de nacionalidad: pregúntalos a la Unidad Central de Seguridad Privada antes de empezar.',
          en: 'The law sets requirements of nationality: ask the Unidad Central de Seguridad Privada for them before you begin.',
        },
        source: gateSources.privateSecurity,
      },
    ],
    years: undefined,
  },
];

const ask = (office: Gate['what'], source: Gate['source']): Gate => ({
  kind: 'licence',
  what: {
    es: `Hace falta una licencia o un carné además de los estudios. Los requisitos los da ${office.es}.`,
    en: `One needs a licence or a card besides the studies. ${office.en} gives the requirements.`,
  },
  source,
});

export const licensedProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Pilotaje', en: 'Flying' },
    careers: ['pilotaje-de-aviones'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Lo que se necesita es la licencia de piloto, en una escuela aprobada o dentro de un grado: bachillerato o FP, inglés, dieciocho años y certificado médico de clase uno. Es una formación cara.',
          en: 'What one needs is the pilot’s licence, from an approved school or within a degree: secondary school or vocational training, English, the age of eighteen and a class one medical certificate. The training is expensive.',
        },
        source: gateSources.pilots,
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Control aéreo', en: 'Air traffic control' },
    careers: ['control-aereo'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Se ejerce con la licencia de controlador: formación en un centro aprobado por AESA, pruebas de aptitud y certificado médico de clase tres.',
          en: 'One works with the controller’s licence: training at a centre approved by AESA, tests of aptitude and a class three medical certificate.',
        },
        outside: {
          es: 'Cada convocatoria dice qué pasaporte o permiso pide.',
          en: 'Each call says which passport or permit it asks for.',
        },
        source: gateSources.controllers,
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Tripulación de cabina', en: 'Cabin crew' },
    careers: ['tripulante-de-cabina'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Hace falta el certificado de tripulante de cabina, que dan escuelas aprobadas por AESA.',
          en: 'One needs the certificate for cabin crew, which schools approved by AESA give.',
        },
        source: gateSources.controllers,
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Conducción de trenes', en: 'Train driving' },
    careers: ['conduccion-de-trenes'],
    gates: [
      ask(
        {
          es: 'la Agencia Estatal de Seguridad Ferroviaria',
          en: 'The railway safety agency (Agencia Estatal de Seguridad Ferroviaria)',
        },
        gateSources.trains,
      ),
    ],
    years: undefined,
  },
  {
    name: { es: 'Marina mercante', en: 'Merchant navy' },
    careers: ['marina-mercante', 'maquinas-navales'],
    gates: [
      ask(
        {
          es: 'la Dirección General de la Marina Mercante',
          en: 'The merchant navy authority (Dirección General de la Marina Mercante)',
        },
        gateSources.seafarers,
      ),
    ],
    years: undefined,
  },
  {
    name: { es: 'Transporte por carretera', en: 'Road transport' },
    careers: ['transporte-por-carretera'],
    gates: [
      ask(
        {
          es: 'la Dirección General de Tráfico',
          en: 'The traffic authority (Dirección General de Tráfico)',
        },
        gateSources.road,
      ),
    ],
    years: undefined,
  },
  {
    name: { es: 'Buceo profesional', en: 'Professional diving' },
    careers: ['buceo-profesional'],
    gates: [
      ask({ es: 'tu comunidad autónoma', en: 'The government of your region' }, gateSources.diving),
    ],
    years: undefined,
  },
];
