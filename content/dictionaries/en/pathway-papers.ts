import type { DocumentId, OfficeId } from '#domain/pathway/keys.ts';
import type { Copy } from '#content/dictionaries/es/pathway-papers.ts';

const documents: Record<DocumentId, string> = {
  passport: 'passport',
  diploma: 'high school diploma or certificate',
  transcript: 'transcript of grades',
  apostille: 'apostille or legalization',
  translation: 'translation, if not in Spanish',
  syllabus: 'syllabus of each subject',
  'saber-11': 'Saber 11 certificate',
  'ib-diploma': 'IB diploma or results',
  'homologation-request': 'application for recognition (homologación)',
  'fee-receipt': 'receipt of the fee',
  admission: 'letter of admission or enrollment',
  'means-proof': 'proof of funds',
  'insurance-policy': 'insurance policy',
  'parental-permission': 'permission of parents or guardians',
  visa: 'visa',
};

const offices: Record<OfficeId, string> = {
  university: 'the university’s access office',
  'private-university': 'the private university’s admissions office',
  uned: 'UNED (UNEDasiss)',
  ministry: 'the Spanish Ministry of Education',
  register: 'Official register of universities and degrees (RUCT)',
  consulate: 'the Spanish consulate in charge of you',
  immigration: 'the immigration office (extranjería)',
  'home-authority':
    'the authority in your country that issues apostilles or legalizes (list of the Hague Conference)',
  'ib-school': 'your IB school',
  vocational: 'TodoFP and the region’s education department',
  'vocational-centre': 'the center itself',
  andalusia: 'the Junta de Andalucía (Distrito Único), in the gazette (BOJA) of your year',
  'language-centre': 'the language center',
  insurer: 'the insurer',
};

export const copy = {
  documents,
  offices,
} satisfies Copy;
