import type { RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { licenceOf } from './steps.ts';

export const licensedProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Pilotaje', en: 'Flying' },
    careers: ['pilotaje-de-aviones'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Lo que se necesita es la licencia de piloto, en una escuela aprobada o dentro de un grado: bachillerato o FP, inglés, dieciocho años y certificado médico de clase uno.',
          en: 'What you need is the pilot’s licence, from an approved school or within a degree: secondary school or vocational training, English, the age of eighteen and a class one medical certificate.',
        },
        source: gateSources.pilots,
      },
      {
        kind: 'licence',
        what: {
          es: 'En octubre de 2025 se hablaba de unos 100.000 € de formación. Pide por escrito el precio completo, con horas de vuelo y exámenes, antes de firmar.',
          en: 'In October 2025 the training was said to cost about 100,000 €. Get the whole price in writing, flight hours and examinations included, before you sign.',
        },
        source: gateSources.pilotTraining,
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
          en: 'You work with the controller’s licence: training at a centre approved by AESA, tests of aptitude and a class three medical certificate.',
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
          es: 'Lo que se exige es el certificado de tripulante de cabina: un curso en una escuela aprobada por AESA, dieciocho años y un certificado médico. Un título de FP ayuda a que te contraten, pero no es obligatorio.',
          en: 'What is required is the cabin crew certificate: a course at a school approved by AESA, the age of eighteen and a medical certificate. An FP title helps you to be hired but is not compulsory.',
        },
        source: gateSources.cabinCrew,
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Conducción de trenes', en: 'Train driving' },
    careers: ['conduccion-de-trenes'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Hace falta una licencia de maquinista. Qué estudios y qué pruebas pide lo dice la Agencia Estatal de Seguridad Ferroviaria.',
          en: 'You need a train driver’s licence. The railway safety agency (Agencia Estatal de Seguridad Ferroviaria) says which studies and tests it takes.',
        },
        source: gateSources.trains,
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Marina mercante', en: 'Merchant navy' },
    careers: ['marina-mercante', 'maquinas-navales'],
    gates: [
      licenceOf(
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
      licenceOf(
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
      licenceOf(
        { es: 'tu comunidad autónoma', en: 'The government of your region' },
        gateSources.diving,
      ),
    ],
    years: undefined,
  },
];
