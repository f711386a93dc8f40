import type { SubjectId } from '#domain/admission/subjects.ts';
import type { GoldenFamily } from './families.ts';

const national = { diploma: 'national', passport: 'other', aim: 'public-degree' } as const;
const hoped = (subject: SubjectId, mark: string) => ({ subject, mark, year: 2027, isHoped: true });

/** Six families more, whose figures `golden-by-hand.ts` has reckoned. */
export const furtherFamilies: readonly GoldenFamily[] = [
  {
    name: 'peru-fp-madrid',
    who: { ...national, country: 'PE', aim: 'vocational', region: 'madrid' },
    typed: { city: 'madrid' },
    told: [/9\.240 a 11\.970\s€/, 'Homologación del título', 'La FP no usa', '400 € al año'],
    untold: ['Exámenes PCE', 'Nota de acceso o credencial'],
    plan: { told: ['Pide la homologación'], untold: ['PCE'] },
  },
  {
    name: 'colombia-nursing-malaga',
    who: { ...national, country: 'CO', region: 'andalusia' },
    typed: {
      mean: '4,2',
      pass: '3',
      top: '5',
      marks: [hoped('biology', '9'), hoped('chemistry', '8')],
      degrees: ['enfermeria'],
      city: 'malaga',
    },
    told: [
      'Nota de acceso o credencial: 8',
      'Tu nota de admisión: 11,4',
      'No se puede decir. La nota más nueva que tenemos es 12,29, de 2021-22 (no consta qué lista)',
      /9\.440 a 18\.630\s€/,
      'Mínimo confirmado: $421.000',
    ],
    untold: ['Homologación del título'],
    plan: { told: ['Colombia'], untold: [] },
  },
  {
    name: 'chile-architecture-zaragoza',
    who: { ...national, country: 'CL', recognition: 'homologated-pce', region: 'aragon' },
    typed: {
      mean: '7',
      marks: [hoped('maths', '8'), hoped('technical-drawing', '9'), hoped('english', '7')],
      degrees: ['estudios-de-arquitectura'],
      city: 'zaragoza',
    },
    told: [
      'Nota de acceso o credencial: 7,8',
      'La nota más nueva que tenemos es 9,581, de 2021-22 (no consta qué lista)',
      'te faltan 1,781',
      /8\.080 a 16\.600\s€/,
      'Mínimo confirmado: $165.000',
    ],
    untold: ['Tu nota de admisión: '],
    plan: { told: ['homologación'], untold: [] },
  },
  {
    name: 'mexico-psychology-complutense',
    who: { ...national, country: 'MX', recognition: 'homologated-pce', region: 'madrid' },
    typed: {
      mean: '8,5',
      marks: [
        hoped('spanish-language', '8'),
        hoped('english', '9'),
        hoped('applied-maths', '8,5'),
        hoped('biology', '9'),
      ],
      degrees: ['psicologia'],
      city: 'madrid',
    },
    told: [
      'Nota de acceso o credencial: 9,15',
      'Tu nota de admisión: 12,65',
      'Por encima. En 2025-26 (primera lista) entró el último con 10,525',
      'CES Cardenal Cisneros 5',
      /17\.180 a 20\.020\s€/,
      'Mínimo confirmado: $170.000',
      'pesos mexicanos',
    ],
    untold: ['Te falta la modalidad'],
    plan: { told: ['homologación'], untold: [] },
  },
  {
    name: 'argentina-physiotherapy-autonoma',
    who: { ...national, country: 'AR', recognition: 'homologated-pce', region: 'madrid' },
    typed: {
      mean: '7',
      marks: [
        hoped('english', '8'),
        hoped('maths', '7'),
        hoped('biology', '8'),
        hoped('chemistry', '7'),
      ],
      degrees: ['fisioterapia'],
      city: 'madrid',
    },
    told: [
      'Nota de acceso o credencial: 8,4',
      'Solo en un centro adscrito',
      'En sus propios campus no está en la lista más nueva.',
      'La Salle" 5',
      /17\.180 a 20\.020\s€/,
    ],
    untold: ['Te falta la modalidad'],
    plan: { told: ['homologación'], untold: [] },
  },
  {
    name: 'bolivia-without-pce',
    who: { ...national, country: 'BO', recognition: 'homologated', region: 'castilla-y-leon' },
    typed: { mean: '6', degrees: ['derecho'], city: 'salamanca' },
    told: [
      'Aquí no damos un número.',
      'no hice PCE',
      /7\.890 a 15\.390\s€/,
      'Mínimo confirmado: Bs 1.520',
      'Universidad de Salamanca',
    ],
    untold: ['Nota de acceso o credencial:', 'Exámenes PCE'],
    plan: { told: ['homologación'], untold: [] },
  },
];
