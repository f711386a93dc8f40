import type { Words } from '#content/catalog/words.ts';
import type { Gate, RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { chamber, compulsoryChamber, onlyWith } from './steps.ts';

const residency: Gate = {
  kind: 'residency',
  what: {
    es: 'La especialidad se hace en un hospital, con sueldo, durante cuatro o cinco años (MIR). Se entra por un examen nacional que se convoca cada año.',
    en: 'The speciality is done in a hospital, paid, for four or five years (MIR). You get in through a national examination held every year.',
  },
  outside: {
    es: 'Quien no tiene pasaporte de la UE ni residencia legal entra en un cupo: como mucho el 10 % de las plazas de Medicina, y en 2023 fue el 6 %. El de este año lo dice la convocatoria. La estancia por estudios no cuenta como residencia.',
    en: 'Those with neither a passport of the EU nor legal residence compete for a quota: at most 10 % of the places in medicine, and 6 % in 2023. The call says what it is this year. A stay as a student does not count as residence.',
  },
  source: gateSources.residency,
};

function withDegree(
  name: Words,
  title: Words,
  careers: readonly string[],
  years: number,
  body: Gate = compulsoryChamber,
): RegulatedProfession {
  return { name, careers, gates: [onlyWith(title), body], years: { least: years, most: years } };
}

export const healthProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Medicina con especialidad', en: 'Specialist medicine' },
    careers: [
      'medicina-de-familia',
      'medicina-interna',
      'pediatria',
      'psiquiatria',
      'anestesiologia',
      'cardiologia',
      'cirugia-ortopedica',
      'dermatologia',
      'medicina-de-urgencias',
      'neurologia',
      'ginecologia-y-obstetricia',
      'radiologia',
      'oftalmologia',
      'anatomia-patologica',
    ],
    gates: [
      onlyWith({ es: 'el Grado en Medicina', en: 'the degree in Medicine (Grado en Medicina)' }),
      residency,
      compulsoryChamber,
    ],
    years: { least: 10, most: 11 },
  },
  {
    name: { es: 'Medicina del deporte', en: 'Sports medicine' },
    careers: ['medicina-deportiva'],
    gates: [
      onlyWith({ es: 'el Grado en Medicina', en: 'the degree in Medicine (Grado en Medicina)' }),
      {
        kind: 'residency',
        what: {
          es: 'Cómo se llega hoy a la especialidad lo sabe el Ministerio de Sanidad: pregunta si hay plazas de residencia o si se entra por un máster.',
          en: 'The Ministry of Health knows how people get to the speciality today: ask whether there are residency places or whether the way is a master’s degree.',
        },
        source: {
          mark: 'U',
          source: 'Ministerio de Sanidad: formación sanitaria especializada',
          url: 'https://www.sanidad.gob.es/',
          checked: '2026-11-23',
        },
      },
      compulsoryChamber,
    ],
    years: undefined,
  },
  {
    name: { es: 'Matrona', en: 'Midwifery' },
    careers: ['matroneria'],
    gates: [
      onlyWith({ es: 'el Grado en Enfermería', en: 'the degree in Nursing (Grado en Enfermería)' }),
      {
        kind: 'residency',
        what: {
          es: 'Después viene la especialidad obstétrico-ginecológica como residente (EIR), y dura dos años. Se entra por un examen nacional.',
          en: 'Then comes the speciality of obstetrics and gynaecology as a resident (EIR), which takes two years. You get in through a national examination.',
        },
        source: gateSources.nursing,
      },
      compulsoryChamber,
    ],
    years: { least: 6, most: 6 },
  },
  withDegree(
    { es: 'Odontología', en: 'Dentistry' },
    { es: 'el Grado en Odontología', en: 'the degree in Dentistry (Grado en Odontología)' },
    ['odontologia'],
    5,
  ),
  withDegree(
    { es: 'Enfermería', en: 'Nursing' },
    { es: 'el Grado en Enfermería', en: 'the degree in Nursing (Grado en Enfermería)' },
    ['enfermeria'],
    4,
  ),
  withDegree(
    { es: 'Fisioterapia', en: 'Physiotherapy' },
    { es: 'el Grado en Fisioterapia', en: 'the degree in Physiotherapy (Grado en Fisioterapia)' },
    ['fisioterapia'],
    4,
  ),
  withDegree(
    { es: 'Terapia ocupacional', en: 'Occupational therapy' },
    {
      es: 'el Grado en Terapia Ocupacional',
      en: 'the degree in Occupational Therapy (Grado en Terapia Ocupacional)',
    },
    ['terapia-ocupacional'],
    4,
    chamber,
  ),
  withDegree(
    { es: 'Logopedia', en: 'Speech therapy' },
    { es: 'el Grado en Logopedia', en: 'the degree in Speech Therapy (Grado en Logopedia)' },
    ['logopedia'],
    4,
    chamber,
  ),
  withDegree(
    { es: 'Podología', en: 'Podiatry' },
    { es: 'el Grado en Podología', en: 'the degree in Podiatry (Grado en Podología)' },
    ['podologia'],
    4,
  ),
  withDegree(
    { es: 'Óptica y optometría', en: 'Optometry' },
    {
      es: 'el Grado en Óptica y Optometría',
      en: 'the degree in Optometry (Grado en Óptica y Optometría)',
    },
    ['optica-y-optometria'],
    4,
  ),
  {
    name: { es: 'Nutrición y dietética', en: 'Nutrition and dietetics' },
    careers: ['nutricion-y-dietetica'],
    gates: [
      {
        ...onlyWith({
          es: 'el Grado en Nutrición Humana y Dietética',
          en: 'the degree in Nutrition (Grado en Nutrición Humana y Dietética)',
        }),
        what: {
          es: 'Ser dietista-nutricionista está regulado: hace falta el Grado en Nutrición Humana y Dietética. Con la FP de Dietética se ejerce otra profesión, la de técnica o técnico en dietética.',
          en: 'Being a dietitian-nutritionist is regulated: it takes the degree in Nutrition (Grado en Nutrición Humana y Dietética). Vocational training in dietetics leads to another profession, that of dietetics technician.',
        },
      },
      chamber,
    ],
    // Two professions, of two and of four years.
    years: undefined,
  },
  withDegree(
    { es: 'Farmacia', en: 'Pharmacy' },
    { es: 'el Grado en Farmacia', en: 'the degree in Pharmacy (Grado en Farmacia)' },
    ['farmacia'],
    5,
  ),
  withDegree(
    { es: 'Veterinaria', en: 'Veterinary medicine' },
    {
      es: 'el Grado en Veterinaria',
      en: 'the degree in Veterinary Medicine (Grado en Veterinaria)',
    },
    ['veterinaria'],
    5,
  ),
  {
    name: { es: 'Análisis clínicos', en: 'Clinical laboratory science' },
    careers: ['analisis-clinicos'],
    gates: [
      {
        kind: 'residency',
        what: {
          es: 'Para firmar como especialista en un hospital hay una residencia con examen nacional. El Ministerio de Sanidad dice a qué grados se abre cada año.',
          en: 'To sign as a specialist in a hospital there is a residency with a national examination. The Ministry of Health says which degrees may enter each year.',
        },
        source: {
          mark: 'U',
          source: 'Ministerio de Sanidad: formación sanitaria especializada',
          url: 'https://www.sanidad.gob.es/',
          checked: '2026-11-23',
        },
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Prótesis dentales', en: 'Dental prosthetics' },
    careers: ['protesis-dentales'],
    gates: [
      {
        kind: 'degree',
        what: {
          es: 'Se ejerce con el título de Técnico Superior en Prótesis Dentales y en el colegio de protésicos dentales, que lo pide para entrar.',
          en: 'You work with the title of Técnico Superior en Prótesis Dentales and as a member of the body of dental prosthetists, which asks for it.',
        },
        outside: {
          es: 'Un título de otro país tiene que estar homologado a ese.',
          en: 'A title from another country has to be recognised as equal to that one (homologación).',
        },
        source: gateSources.dentalProsthetists,
      },
      { ...compulsoryChamber, source: gateSources.dentalProsthetists },
    ],
    years: { least: 2, most: 2 },
  },
];
