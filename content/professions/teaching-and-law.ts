import type { Gate, RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { naturalisation, onlyWith, publicPosts } from './steps.ts';

/** Posts at public schools; private ones hire by themselves. */
const publicSchools: Gate = {
  kind: 'civil-service',
  what: {
    es: 'Para la escuela pública hay que ganar una oposición. Los colegios privados y concertados contratan por su cuenta.',
    en: 'For public schools you have to win a competitive examination (oposición). Private and state-aided schools hire for themselves.',
  },
  outside: {
    es: 'La oposición pide tener pasaporte español o de la Unión Europea, o ser familiar de alguien que lo tenga. Para un colegio privado hace falta permiso de trabajo.',
    en: 'The examination asks for a Spanish or European Union passport, or for being a relative of somebody who has one. At a private school you need a work permit.',
  },
  source: gateSources.teachersNationality,
};

const teachersMaster: Gate = {
  kind: 'master',
  what: {
    es: 'Para dar clase en la ESO, el Bachillerato, la FP o las escuelas de idiomas hace falta, después del grado, el Máster de Formación del Profesorado.',
    en: 'To teach at secondary schools, in vocational training or at language schools you need, after the degree, the master’s degree in teacher training (Máster de Formación del Profesorado).',
  },
  source: gateSources.teachers,
};

/** Where a trade's own title may stand for the degree. */
const tradesMaster: Gate = {
  ...teachersMaster,
  what: {
    es: 'Lo general es un grado y, después, el Máster de Formación del Profesorado. En algunas especialidades de taller se admite en su lugar un título superior de FP con formación pedagógica: cada convocatoria dice en cuáles.',
    en: 'The rule is a degree and then the master’s degree in teacher training (Máster de Formación del Profesorado). In some workshop specialities a higher FP title with training in teaching is accepted instead: each call says in which.',
  },
};

export const teachingProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Magisterio', en: 'School teaching' },
    careers: [
      'magisterio-de-educacion-infantil',
      'magisterio-de-educacion-primaria',
      'educacion-especial',
    ],
    gates: [
      onlyWith({
        es: 'el grado en Educación Infantil o en Educación Primaria',
        en: 'the degree in Preschool or in Primary Education',
      }),
      publicSchools,
    ],
    years: { least: 4, most: 4 },
  },
  {
    name: { es: 'Profesorado de secundaria', en: 'Secondary teaching' },
    careers: [
      'profesorado-de-secundaria',
      'educacion-fisica',
      'orientacion-educativa',
      'psicologia-educativa',
      'profesorado-de-musica-y-artes',
    ],
    gates: [teachersMaster, publicSchools],
    years: { least: 5, most: 6 },
  },
  {
    name: { es: 'Profesorado de FP', en: 'Vocational teaching' },
    careers: ['docencia-de-formacion-profesional'],
    gates: [tradesMaster, publicSchools],
    years: undefined,
  },
];

const competition = (what: Gate['what'], source: Gate['source']): Gate => ({
  kind: 'civil-service',
  what,
  source,
});

export const lawProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Abogacía', en: 'Legal practice' },
    careers: ['abogacia'],
    gates: [
      {
        kind: 'master',
        what: {
          es: 'Después del Grado en Derecho viene el máster de acceso a la Abogacía y la Procura: hay que tener el grado terminado para empezarlo.',
          en: 'After the degree in Law (Grado en Derecho) comes the master’s degree for lawyers (Máster en Abogacía y Procura): you need the finished degree to begin it.',
        },
        source: gateSources.law,
      },
      {
        kind: 'state-exam',
        what: {
          es: 'Luego hay un examen del Ministerio de Justicia.',
          en: 'Then comes an examination of the Ministry of Justice.',
        },
        source: gateSources.law,
      },
      {
        kind: 'chamber',
        what: {
          es: 'Y para ejercer te inscribes en el colegio de la abogacía de la provincia donde vayas a trabajar.',
          en: 'And to practise you join the bar (colegio de la abogacía) of the province where you are going to work.',
        },
        outside: {
          es: 'Además hay que pedir que te dispensen del requisito de nacionalidad.',
          en: 'With a passport from outside the EU you also have to ask to be exempted from the nationality requirement.',
        },
        source: gateSources.lawAbroad,
      },
    ],
    years: { least: 5, most: 6 },
  },
  {
    name: { es: 'Judicatura y fiscalía', en: 'Judges and prosecutors' },
    careers: ['judicatura'],
    gates: [
      competition(
        {
          es: 'Tras el Grado en Derecho hay una oposición común para jueces y fiscales, y después la Escuela Judicial o el Centro de Estudios Jurídicos.',
          en: 'After the degree in Law there is one competition for judges and prosecutors, and then the judicial school (Escuela Judicial) or the Centro de Estudios Jurídicos.',
        },
        gateSources.judges,
      ),
      {
        kind: 'nationality',
        what: {
          es: 'Hay que tener la nacionalidad española.',
          en: 'Spanish nationality is required.',
        },
        outside: {
          es: 'No es posible presentarse, y con el de otro país de la Unión tampoco.',
          en: 'You cannot take part, nor with that of another country of the Union.',
        },
        source: gateSources.judges,
      },
      naturalisation,
    ],
    years: undefined,
  },
];

/** Work that is done in the public service as much as outside of it. */
export const publicServiceProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Archivos, bibliotecas y museos', en: 'Archives, libraries and museums' },
    careers: ['archivos', 'bibliotecologia', 'conservacion-de-museos'],
    gates: [publicPosts],
    years: undefined,
  },
  {
    name: { es: 'Administración pública', en: 'Public administration' },
    careers: ['administracion-publica', 'gobierno-y-politica', 'reinsercion-social'],
    gates: [publicPosts],
    years: undefined,
  },
  {
    name: { es: 'Meteorología', en: 'Meteorology' },
    careers: ['meteorologia'],
    gates: [publicPosts],
    years: undefined,
  },
  {
    name: { es: 'Docencia universitaria', en: 'University teaching' },
    careers: ['docencia-universitaria'],
    gates: [
      {
        kind: 'degree',
        what: {
          es: 'Las plazas estables piden el doctorado y una acreditación. La universidad y la agencia de evaluación (ANECA) dicen cuál.',
          en: 'Permanent posts ask for a doctorate and an accreditation. The university and the evaluation agency (ANECA) say which.',
        },
        source: {
          mark: 'U',
          source: 'ANECA',
          url: 'https://www.aneca.es/',
          checked: '2026-11-23',
        },
      },
    ],
    years: undefined,
  },
];
