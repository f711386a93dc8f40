import type { RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { chamber } from './steps.ts';

export const psychologyProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Psicología clínica', en: 'Clinical psychology' },
    careers: ['psicologia-clinica', 'neuropsicologia'],
    gates: [
      {
        kind: 'residency',
        what: {
          es: 'Ser especialista en Psicología Clínica pide, tras el grado, una plaza de residente (PIR): un examen nacional y cuatro años con sueldo en la sanidad pública. Con el grado son ocho años.',
          en: 'To be a specialist in clinical psychology you need, after the degree, a place as a resident (PIR): a national examination and four paid years in public health care. With the degree that makes eight years.',
        },
        outside: {
          es: 'Si no tienes pasaporte de la UE ni residencia legal, pregunta al Ministerio de Sanidad cuántas plazas te corresponden.',
          en: 'If you have neither a passport of the EU nor legal residence, ask the Ministry of Health how many places are open to you.',
        },
        source: gateSources.psychology,
      },
      {
        kind: 'master',
        what: {
          es: 'Para tratar pacientes en una consulta privada, la otra vía es el Máster en Psicología General Sanitaria.',
          en: 'To treat patients in private practice, the other way is the master’s degree in General Health Psychology.',
        },
        source: gateSources.recognition,
      },
      chamber,
    ],
    years: undefined,
  },
  {
    name: { es: 'Psicología del trabajo', en: 'Work psychology' },
    careers: ['psicologia-del-trabajo'],
    gates: [chamber],
    years: undefined,
  },
];
