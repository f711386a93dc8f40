// The names of everything a pathway can say; `content/pathway` has the rules, the dictionaries the sentences.

/** How a diploma opens the university: recognised diploma, Colombia's agreement, IB, or to be asked. */
export const accesses = ['homologation', 'colombia', 'ib', 'ask'] as const;
export type Access = (typeof accesses)[number];

export type ReasonId =
  | 'no-agreement'
  | 'colombia-agreement'
  | 'colombia-renewal'
  | 'ib-agreement'
  | 'ib-everywhere'
  | 'other-diploma'
  | 'other-country'
  | 'puerto-rico'
  | 'brazil-language'
  | 'private-decides'
  | 'vocational-apart'
  | 'vocational-medio'
  | 'language-then-degree';

export const stepIds = [
  'check-official',
  'ask-university',
  'ask-credits',
  'ask-vocational',
  'find-vocational-centre',
  'ask-vocational-stay',
  'ask-centre',
  'check-agreement',
  'ask-access',
  'gather-documents',
  'request-homologation',
  'request-homologation-eso',
  'conditional-slip',
  'colombia-credential',
  'ib-credential',
  'register-pce',
  'sit-pce',
  'raise-grade',
  'andalusia-phase',
  'pre-enrol',
  'apply-private',
  'apply-vocational',
  'apply-vocational-private',
  'enrol-centre',
  'prepare-access',
  'request-visa',
  'show-means',
  'take-insurance',
  'minor-permission',
  'pay-enrolment',
  'enrol-vocational',
  'request-card',
] as const;
export type StepId = (typeof stepIds)[number];

export type DocumentId =
  | 'passport'
  | 'diploma'
  | 'transcript'
  | 'apostille'
  | 'translation'
  | 'syllabus'
  | 'saber-11'
  | 'ib-diploma'
  | 'homologation-request'
  | 'fee-receipt'
  | 'admission'
  | 'means-proof'
  | 'insurance-policy'
  | 'parental-permission'
  | 'visa';

/** Offices where a step is done, or that answer what we do not know. */
export type OfficeId =
  | 'university'
  | 'private-university'
  | 'uned'
  | 'ministry'
  | 'register'
  | 'consulate'
  | 'immigration'
  | 'home-authority'
  | 'ib-school'
  | 'vocational'
  | 'vocational-centre'
  | 'andalusia'
  | 'language-centre'
  | 'insurer';

export type MoneyId =
  | 'means'
  | 'tuition-foreign'
  | 'tuition-resident'
  | 'tuition-private'
  | 'tuition-vocational'
  | 'tuition-vocational-private'
  | 'tuition-ask'
  | 'living'
  | 'living-region'
  | 'insurance'
  | 'homologation-fee'
  | 'credential-fee'
  | 'pce-fee';

export type QuestionId =
  | 'pce-needed'
  | 'weights'
  | 'slip-accepted'
  | 'foreign-price'
  | 'admission-proof'
  | 'class-language'
  | 'spanish-level'
  | 'private-access'
  | 'renewal-position'
  | 'vocational-access'
  | 'centre-registered'
  | 'deadlines';

export type MistakeId =
  | 'homologation-is-all'
  | 'pce-by-hearsay'
  | 'nationality'
  | 'own-title'
  | 'old-dates'
  | 'visa-last'
  | 'local-price'
  | 'work-pays'
  | 'one-degree'
  | 'short-course';
