import type { GateSource } from './gate.ts';

const checked = '2026-11-23';

/** The places where gates are written, each named once. */
export const gateSources = {
  /** The list of regulated professions whose titles need recognition when they come from abroad. */
  recognition: {
    mark: 'S',
    norm: 'Real Decreto 889/2022, anexo',
    source: 'Uniguía, 29.03.2025; Telecinco (RD 967/2014)',
    url: 'https://uniguia.com/2025/03/29/por-que-en-espana-algunos-titulos-extranjeros-de-educacion-superior-se-homologan-y-a-otros-se-les-declara-equivalencia',
    checked,
  },
  residency: {
    mark: 'S',
    norm: 'Ley 44/2003 y Real Decreto 183/2008',
    source: 'AMIR México, 2019; IberoEconomía',
    url: 'https://amirmexico.com/mir-para-extracomunitarios',
    checked,
  },
  psychology: {
    mark: 'S',
    norm: 'Real Decreto 2490/1998 y Orden SAS/1620/2009',
    source: 'Colegio Oficial de Psicología de las Illes Balears',
    url: 'https://copib.es/es/servicios-colegiados/especialidad-psicologia-clinica-y-pir',
    checked,
  },
  nursing: {
    mark: 'S',
    source: 'Redacción Médica, 2025',
    url: 'https://www.redaccionmedica.com/secciones/enfermeria/la-via-extraordinaria-adelanta-al-eir-para-conseguir-una-especialidad-3818',
    checked,
  },
  chamber: {
    mark: 'U',
    source: 'Unión Profesional',
    url: 'https://www.unionprofesional.com/',
    checked,
  },
  law: {
    mark: 'V',
    norm: 'Ley 34/2006 y Real Decreto 775/2011',
    source: 'Ministerio de Ciencia, Innovación y Universidades',
    url: 'https://www.ciencia.gob.es/va/Universidades/validate/homologacion/abogado.html',
    checked,
  },
  lawAbroad: {
    mark: 'S',
    source: 'Consejo General de la Abogacía Española, 30.03.2016',
    url: 'https://www.abogacia.es/2016/03/30/ejercicio-de-la-abogacia-en-espana-por-graduados-o-abogados-extranjeros/',
    checked,
  },
  judges: {
    mark: 'S',
    norm: 'Ley Orgánica del Poder Judicial',
    source: 'Preparador Judicatura, 2021; BOE 31.01.2013',
    url: 'https://preparadorjudicatura.com/oposicion-de-judicatura/',
    checked,
  },
  teachers: {
    mark: 'S',
    norm: 'Real Decreto 1834/2008, artículo 9, y Real Decreto 276/2007',
    source: 'Sindicato ANPE',
    url: 'https://anpe.anpeweb.online/normativa-basica-de-oposiciones',
    checked,
  },
  teachersNationality: {
    mark: 'S',
    source: 'Infobae, 17.04.2024',
    url: 'https://www.infobae.com/espana/2024/04/17/este-es-el-sueldo-de-un-profesor-de-infantil-en-aragon/',
    checked,
  },
  police: {
    mark: 'S',
    source: 'El Español, 23.09.2023',
    url: 'https://elespanol.com/sociedad/20230923/requisitos-policia-nacional-espana-pruebas-fisicas-reconocimientos-medicos/795670611_0.amp.html',
    checked,
  },
  guardiaCivil: {
    mark: 'S',
    source: 'El Español, 10.10.2023',
    url: 'https://www.elespanol.com/sociedad/20231010/aviso-opositores-guardia-civil-prohibiciones-pueden-dejarte-examen/800670347_0.html',
    checked,
  },
  /** Bodies of the State that a list of competitions names among those that ask for the nationality; its page was not read again. */
  stateService: {
    mark: 'U',
    source: 'Punto de Acceso General: empleo público',
    url: 'https://administracion.gob.es/',
    checked,
  },
  publicPosts: {
    mark: 'U',
    source: 'Punto de Acceso General: empleo público',
    url: 'https://administracion.gob.es/',
    checked,
  },
  privateSecurity: {
    mark: 'V',
    norm: 'Ley 5/2014, artículos 26 a 28',
    source: 'Detective Privado',
    url: 'https://detectiveprivado.com.es/ley-de-seguridad-privada-personal-de-seguridad-privada',
    checked,
  },
  pilots: {
    mark: 'S',
    source: 'El País, 28.06.2021',
    url: 'https://elpais.com/economia/2021/06/28/actualidad/1624893958_579632.html',
    checked,
  },
  controllers: {
    mark: 'S',
    norm: 'Reglamento (UE) 2015/340',
    source: 'Consumer; Aprendemás',
    url: 'https://consumer.es/educacion/piloto-azafata-controlador-como-se-accede-a-estos-estudios.html',
    checked,
  },
  trains: {
    mark: 'U',
    source: 'Agencia Estatal de Seguridad Ferroviaria',
    url: 'https://www.seguridadferroviaria.es/',
    checked,
  },
  seafarers: {
    mark: 'U',
    source: 'Dirección General de la Marina Mercante',
    url: 'https://www.transportes.gob.es/marina-mercante',
    checked,
  },
  road: {
    mark: 'U',
    source: 'Dirección General de Tráfico',
    url: 'https://www.dgt.es/',
    checked,
  },
  diving: {
    mark: 'U',
    source: 'Consejería de pesca o de deportes de la comunidad autónoma',
    url: 'https://administracion.gob.es/',
    checked,
  },
  prevention: {
    mark: 'U',
    source: 'Instituto Nacional de Seguridad y Salud en el Trabajo',
    url: 'https://www.insst.es/',
    checked,
  },
  actuaries: {
    mark: 'U',
    source: 'Instituto de Actuarios Españoles',
    url: 'https://www.actuarios.org/',
    checked,
  },
  auditors: {
    mark: 'U',
    source: 'Instituto de Contabilidad y Auditoría de Cuentas',
    url: 'https://www.icac.gob.es/',
    checked,
  },
  insurance: {
    mark: 'U',
    source: 'Dirección General de Seguros y Fondos de Pensiones',
    url: 'https://dgsfp.mineco.gob.es/',
    checked,
  },
  markets: {
    mark: 'U',
    source: 'Comisión Nacional del Mercado de Valores',
    url: 'https://www.cnmv.es/',
    checked,
  },
  mediators: {
    mark: 'U',
    source: 'Ministerio de Justicia',
    url: 'https://www.mjusticia.gob.es/',
    checked,
  },
  aircraft: {
    mark: 'U',
    source: 'Agencia Estatal de Seguridad Aérea',
    url: 'https://www.seguridadaerea.gob.es/',
    checked,
  },
  installers: {
    mark: 'U',
    source: 'Consejería de industria de la comunidad autónoma',
    url: 'https://administracion.gob.es/',
    checked,
  },
  regions: {
    mark: 'U',
    source: 'Comunidad autónoma',
    url: 'https://administracion.gob.es/',
    checked,
  },
} as const satisfies Readonly<Record<string, GateSource>>;
