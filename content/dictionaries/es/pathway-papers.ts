import type { DocumentId, OfficeId } from '#domain/pathway/keys.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const documents: Record<DocumentId, string> = {
  passport: 'pasaporte',
  diploma: 'título de bachillerato, prepa o secundaria completa',
  transcript: 'certificado de calificaciones',
  apostille: 'apostilla o legalización',
  translation: 'traducción, si no está en español',
  syllabus: 'programas de las asignaturas',
  'saber-11': 'certificado de Saber 11',
  'ib-diploma': 'diploma o resultados del IB',
  'homologation-request': 'solicitud de homologación',
  'fee-receipt': 'comprobante del pago (tasa)',
  admission: 'carta de admisión o matrícula',
  'means-proof': 'comprobante de tu dinero',
  'insurance-policy': 'póliza del seguro',
  'parental-permission': 'autorización de madres, padres o tutores',
  visa: 'visa',
};

const offices: Record<OfficeId, string> = {
  university: 'oficina de acceso de la universidad',
  'private-university': 'admisiones de la universidad privada',
  uned: 'UNED (UNEDasiss)',
  ministry: 'Ministerio de Educación de España',
  register: 'Registro de Universidades, Centros y Títulos',
  consulate: 'consulado de España que te toca',
  immigration: 'oficina de extranjería',
  'home-authority':
    'la autoridad de tu país que apostilla o legaliza (lista de la Conferencia de La Haya)',
  'ib-school': 'tu colegio del Bachillerato Internacional',
  vocational: 'TodoFP y la consejería de educación de la comunidad',
  'vocational-centre': 'centro de FP',
  andalusia: 'Junta de Andalucía (Distrito Único), en el BOJA de tu año',
  'language-centre': 'centro que da el curso',
  insurer: 'aseguradora',
};

/** Papers and offices of the way to Spain, by their ids. */
export const copy = {
  documents,
  offices,
};

export type Copy = Dictionary<typeof copy>;
