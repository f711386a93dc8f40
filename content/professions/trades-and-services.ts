// Work of which a part is kept for who has been authorised. None of these norms was read: that there is a gate is said, and
// which office knows.
import type { Words } from '#content/catalog/words.ts';
import type { Gate, GateKind, GateSource, RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { chamber } from './steps.ts';

/** A part of the work that not everybody may do. */
function partOf(
  work: Words,
  office: Words,
  source: GateSource,
  kind: GateKind = 'licence',
): readonly Gate[] {
  const what = {
    es: `Una parte del trabajo pide algo más que los estudios: ${work.es}. Qué hace falta lo dice ${office.es}.`,
    en: `A part of the work takes more than studies: ${work.en}. ${office.en} says what it takes.`,
  };
  return [{ kind, what, source }];
}

const region: Words = { es: 'tu comunidad autónoma', en: 'The government of the region' };

export const partlyReservedProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Trabajo social', en: 'Social work' },
    careers: ['trabajo-social'],
    gates: [chamber],
    years: undefined,
  },
  {
    name: { es: 'Relaciones laborales', en: 'Labour relations' },
    careers: ['relaciones-laborales'],
    gates: partOf(
      {
        es: 'ejercer como graduada o graduado social, por ejemplo al representar a alguien ante un juzgado',
        en: 'acting as a labour adviser (graduado social), for instance before a court',
      },
      {
        es: 'el colegio de graduados sociales de la provincia',
        en: 'The professional body of the province (colegio de graduados sociales)',
      },
      gateSources.chamber,
      'chamber',
    ),
    years: undefined,
  },
  {
    name: { es: 'Prevención de riesgos', en: 'Prevention of risks at work' },
    careers: ['prevencion-de-riesgos-laborales'],
    gates: partOf(
      {
        es: 'hay varios niveles, y para el más alto suele hacer falta un máster',
        en: 'there are several levels, and the highest usually takes a master’s degree',
      },
      {
        es: 'el Instituto Nacional de Seguridad y Salud en el Trabajo',
        en: 'The institute for safety at work (INSST)',
      },
      gateSources.prevention,
      'master',
    ),
    years: undefined,
  },
  {
    name: { es: 'Actuarios', en: 'Actuaries' },
    careers: ['ciencias-actuariales'],
    gates: partOf(
      {
        es: 'firmar como actuario o actuaria, para lo que suele hacer falta un máster',
        en: 'signing as an actuary, which usually takes a master’s degree',
      },
      { es: 'el Instituto de Actuarios Españoles', en: 'The institute of Spanish actuaries' },
      gateSources.actuaries,
      'master',
    ),
    years: undefined,
  },
  {
    name: { es: 'Auditoría', en: 'Auditing' },
    careers: ['contabilidad-y-auditoria'],
    gates: partOf(
      {
        es: 'firmar auditorías, que exige estar en un registro oficial',
        en: 'signing audits, for which you have to be in an official register',
      },
      {
        es: 'el Instituto de Contabilidad y Auditoría de Cuentas',
        en: 'The institute of accounting and auditing (ICAC)',
      },
      gateSources.auditors,
    ),
    years: undefined,
  },
  {
    name: { es: 'Seguros', en: 'Insurance' },
    careers: ['seguros'],
    gates: partOf(
      { es: 'vender seguros por cuenta propia', en: 'selling insurance on one’s own account' },
      {
        es: 'la Dirección General de Seguros y Fondos de Pensiones',
        en: 'The insurance authority (Dirección General de Seguros y Fondos de Pensiones)',
      },
      gateSources.insurance,
    ),
    years: undefined,
  },
  {
    name: { es: 'Consejo de inversiones', en: 'Advice on investments' },
    careers: ['asesoria-financiera'],
    gates: partOf(
      { es: 'aconsejar dónde invertir', en: 'advising on where to invest' },
      {
        es: 'la Comisión Nacional del Mercado de Valores',
        en: 'The securities commission (Comisión Nacional del Mercado de Valores)',
      },
      gateSources.markets,
    ),
    years: undefined,
  },
  {
    name: { es: 'Mediación', en: 'Mediation' },
    careers: ['mediacion-de-conflictos'],
    gates: partOf(
      {
        es: 'mediar con efectos ante un juzgado, que pide formación propia',
        en: 'mediating with effect before a court, which takes training of its own',
      },
      { es: 'el Ministerio de Justicia', en: 'The ministry of justice (Ministerio de Justicia)' },
      gateSources.mediators,
    ),
    years: undefined,
  },
  {
    name: { es: 'Mantenimiento de aeronaves', en: 'Aircraft maintenance' },
    careers: ['mantenimiento-de-aviones', 'avionica'],
    gates: partOf(
      {
        es: 'firmar que un avión puede volar, que exige una licencia',
        en: 'signing that an aircraft may fly, which takes a licence',
      },
      { es: 'la Agencia Estatal de Seguridad Aérea', en: 'The air safety agency (AESA)' },
      gateSources.aircraft,
    ),
    years: undefined,
  },
  {
    name: { es: 'Instalaciones', en: 'Installations' },
    careers: [
      'electricidad',
      'fontaneria-y-calefaccion',
      'climatizacion',
      'instalaciones-solares',
      'instalaciones-de-telecomunicaciones',
    ],
    gates: partOf(
      {
        es: 'firmar una instalación o abrir empresa propia',
        en: 'signing an installation or opening one’s own company',
      },
      {
        es: 'la consejería de industria de tu comunidad autónoma',
        en: 'The industry department of the region',
      },
      gateSources.installers,
    ),
    years: undefined,
  },
  {
    name: { es: 'Deporte', en: 'Sport' },
    careers: ['socorrismo', 'entrenamiento-deportivo', 'acondicionamiento-fisico'],
    gates: partOf(
      {
        es: 'algunas comunidades regulan quién entrena, quién vigila el agua y con qué título',
        en: 'some regions regulate who coaches, who watches the water and with which title',
      },
      region,
      gateSources.regions,
    ),
    years: undefined,
  },
  {
    name: { es: 'Guías de turismo', en: 'Tour guides' },
    careers: ['guia-de-turismo'],
    gates: partOf(
      {
        es: 'guiar en algunos lugares exige una habilitación',
        en: 'guiding in some places takes an authorisation',
      },
      region,
      gateSources.regions,
    ),
    years: undefined,
  },
  {
    name: { es: 'Inmobiliarias', en: 'Estate agents' },
    careers: ['inmobiliaria'],
    gates: partOf(
      { es: 'en algunas comunidades hay que registrarse', en: 'some regions keep a register' },
      region,
      gateSources.regions,
    ),
    years: undefined,
  },
];
