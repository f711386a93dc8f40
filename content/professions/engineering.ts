import type { Words } from '#content/catalog/words.ts';
import type { Gate, RegulatedProfession } from './gate.ts';
import { chamber, masterAfter, onlyWith } from './steps.ts';

/**
 * An engineer of a branch may sign projects with the degree that the State names for it (ingeniería técnica), and all of
 * them with the master's degree (ingeniería). Without either one works in a firm, under somebody's signature.
 */
function engineering(
  name: Words,
  branch: Words,
  master: Words | undefined,
  careers: readonly string[],
): RegulatedProfession {
  return {
    name,
    careers,
    gates: [signing(branch), ...(master ? [masterAfter(master)] : []), chamber],
    years: { least: 4, most: master ? 6 : 4 },
  };
}

/** What is kept for the degree is to sign. */
function signing(branch: Words): Gate {
  return {
    ...onlyWith(branch),
    what: {
      es: `Firmar proyectos está reservado: hace falta un grado que dé acceso a la ${branch.es} (pregunta a la universidad si el suyo lo da). Sin él se trabaja en una empresa y firma otra persona.`,
      en: `Signing projects is reserved: it takes a degree that gives access to ${branch.en} (ask the university whether theirs does). Without one you work in a firm and somebody else signs.`,
    },
  };
}

const habilitating = (es: string, en: string): Words => ({
  es: `el máster que habilita (${es}) para firmar toda clase de proyectos`,
  en: `the master’s degree that qualifies (${en}) to sign every kind of project`,
});

export const engineeringProfessions: readonly RegulatedProfession[] = [
  engineering(
    { es: 'Ingeniería técnica industrial', en: 'Technical industrial engineering' },
    { es: 'ingeniería técnica industrial', en: 'technical industrial engineering' },
    undefined,
    ['ingenieria-mecanica', 'ingenieria-electrica', 'ingenieria-electronica', 'ingenieria-quimica'],
  ),
  engineering(
    { es: 'Ingeniería industrial', en: 'Industrial engineering' },
    { es: 'ingeniería técnica industrial', en: 'technical industrial engineering' },
    habilitating('Ingeniería Industrial', 'Ingeniería Industrial'),
    ['ingenieria-industrial'],
  ),
  engineering(
    { es: 'Ingeniería civil y de caminos', en: 'Civil engineering' },
    { es: 'ingeniería técnica de obras públicas', en: 'technical engineering of public works' },
    habilitating(
      'Ingeniería de Caminos, Canales y Puertos',
      'Ingeniería de Caminos, Canales y Puertos',
    ),
    ['ingenieria-civil', 'ingenieria-del-transporte', 'ingenieria-hidraulica'],
  ),
  engineering(
    { es: 'Ingeniería aeronáutica', en: 'Aeronautical engineering' },
    { es: 'ingeniería técnica aeronáutica', en: 'technical aeronautical engineering' },
    habilitating('Ingeniería Aeronáutica', 'Ingeniería Aeronáutica'),
    ['ingenieria-aeroespacial'],
  ),
  engineering(
    { es: 'Ingeniería de minas', en: 'Mining engineering' },
    { es: 'ingeniería técnica de minas', en: 'technical mining engineering' },
    habilitating('Ingeniería de Minas', 'Ingeniería de Minas'),
    ['ingenieria-de-minas', 'ingenieria-de-petroleo'],
  ),
  engineering(
    { es: 'Ingeniería naval', en: 'Naval engineering' },
    { es: 'ingeniería técnica naval', en: 'technical naval engineering' },
    habilitating('Ingeniería Naval y Oceánica', 'Ingeniería Naval y Oceánica'),
    ['ingenieria-naval'],
  ),
  engineering(
    { es: 'Ingeniería de telecomunicación', en: 'Telecommunication engineering' },
    { es: 'ingeniería técnica de telecomunicación', en: 'technical telecommunication engineering' },
    habilitating('Ingeniería de Telecomunicación', 'Ingeniería de Telecomunicación'),
    ['ingenieria-de-telecomunicacion'],
  ),
  engineering(
    { es: 'Ingeniería agrónoma', en: 'Agricultural engineering' },
    { es: 'ingeniería técnica agrícola', en: 'technical agricultural engineering' },
    habilitating('Ingeniería Agronómica', 'Ingeniería Agronómica'),
    ['ingenieria-agronomica'],
  ),
  engineering(
    { es: 'Ingeniería de montes', en: 'Forestry engineering' },
    { es: 'ingeniería técnica forestal', en: 'technical forestry engineering' },
    habilitating('Ingeniería de Montes', 'Ingeniería de Montes'),
    ['ingenieria-forestal'],
  ),
  {
    name: { es: 'Ingeniería técnica en topografía', en: 'Technical engineering in surveying' },
    careers: ['topografia'],
    gates: [
      signing({
        es: 'ingeniería técnica en topografía',
        en: 'technical engineering in surveying',
      }),
      chamber,
    ],
    // Vocational training leads there too, to work that somebody else signs.
    years: undefined,
  },
  {
    name: { es: 'Arquitectura', en: 'Architecture' },
    careers: ['arquitectura'],
    gates: [
      onlyWith({
        es: 'un grado en arquitectura de cinco años y su máster',
        en: 'a degree in architecture of five years and its master’s degree',
      }),
      masterAfter({
        es: 'el Máster Universitario en Arquitectura, que es el que permite firmar',
        en: 'the Máster Universitario en Arquitectura, which is what lets you sign',
      }),
      chamber,
    ],
    years: { least: 6, most: 6 },
  },
  {
    name: { es: 'Arquitectura técnica', en: 'Technical architecture' },
    careers: ['direccion-de-obra'],
    gates: [
      onlyWith({
        es: 'un grado que dé acceso a la arquitectura técnica',
        en: 'a degree that gives access to technical architecture',
      }),
      chamber,
    ],
    years: { least: 4, most: 4 },
  },
];
