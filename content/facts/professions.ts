import type { ByLetter } from '#domain/instruments/interests/riasec.ts';
import type { Locale } from '#domain/locale.ts';

/** An occupation of the O*NET database with its six interest scores, each from 1 to 7. */
export type Profession = {
  /** O*NET-SOC code. */
  code: string;
  /** As the database calls it; the occupations are those of the United States. */
  occupation: string;
  name: Readonly<Record<Locale, string>>;
  /** The high points of the profile as O*NET gives them, one to three letters. */
  letters: string;
  scores: ByLetter<number>;
  /** Month of the database's interest scores, `YYYY-MM`. */
  dated: string;
  /** The last part of its page's address, where the catalogue has it as a career. */
  career: Readonly<Record<Locale, string>> | undefined;
};

/** The lowest and the highest score of an interest in O*NET. */
export const professionScale = { min: 1, max: 7 } as const;

/** The professions that articles describe, with the figures of the O*NET database as they are. */
export const professions: readonly Profession[] = [
  profession(
    '15-2051.00',
    'Data Scientists',
    { es: 'Ciencia de datos', en: 'Data science' },
    'IC',
    [2.17, 6.98, 2.61, 1.66, 1.71, 5.39],
    { career: { es: 'ciencia-de-datos', en: 'data-science' } },
  ),
  profession(
    '15-1212.00',
    'Information Security Analysts',
    { es: 'Ciberseguridad', en: 'Cybersecurity' },
    'CI',
    [3.56, 5.4, 1.34, 2.11, 2.85, 6.08],
    { career: { es: 'ciberseguridad', en: 'cybersecurity' } },
  ),
  profession(
    '15-1221.00',
    'Computer and Information Research Scientists',
    { es: 'Investigación en inteligencia artificial', en: 'Artificial intelligence research' },
    'IC',
    [3.74, 7, 2.95, 2, 2.49, 4.8],
    { career: { es: 'inteligencia-artificial', en: 'artificial-intelligence' } },
  ),
  profession(
    '15-1255.00',
    'Web and Digital Interface Designers',
    { es: 'Diseño de interfaces digitales', en: 'Digital interface design' },
    'IAC',
    [2.59, 4.88, 4.48, 2.2, 3.13, 4.4],
    { career: { es: 'diseno-de-interfaces', en: 'interface-design' } },
  ),
  profession(
    '15-2051.01',
    'Business Intelligence Analysts',
    { es: 'Inteligencia de negocio', en: 'Business intelligence' },
    'CIE',
    [1.24, 5.41, 1.93, 1.85, 4.42, 5.79],
    { career: { es: 'inteligencia-de-negocio', en: 'business-intelligence' } },
  ),
  profession(
    '17-2031.00',
    'Bioengineers and Biomedical Engineers',
    { es: 'Ingeniería biomédica', en: 'Biomedical engineering' },
    'IRC',
    [5.44, 6.75, 2.11, 2.45, 1.84, 4.48],
    { career: { es: 'ingenieria-biomedica', en: 'biomedical-engineering' } },
  ),
  profession(
    '17-2199.11',
    'Solar Energy Systems Engineers',
    { es: 'Ingeniería de energía solar', en: 'Solar energy engineering' },
    'RIC',
    [5.97, 5.02, 2.11, 1.9, 3.05, 3.96],
    { dated: '2023-11', career: { es: 'energias-renovables', en: 'renewable-energy' } },
  ),
  profession(
    '29-1141.00',
    'Registered Nurses',
    { es: 'Enfermería', en: 'Nursing' },
    'SCI',
    [3.46, 4.71, 1.34, 5.57, 2.38, 4.75],
    { career: { es: 'enfermeria', en: 'nursing' } },
  ),
  profession(
    '29-1215.00',
    'Family Medicine Physicians',
    { es: 'Medicina de familia', en: 'Family medicine' },
    'SI',
    [3.75, 6.08, 1.45, 6.21, 2.34, 3.95],
    { career: { es: 'medicina-de-familia', en: 'family-medicine' } },
  ),
  profession(
    '19-3033.00',
    'Clinical and Counseling Psychologists',
    { es: 'Psicología clínica', en: 'Clinical psychology' },
    'SI',
    [1.05, 5.58, 3.06, 6.57, 2.65, 3.49],
    { career: { es: 'psicologia-clinica', en: 'clinical-psychology' } },
  ),
  profession(
    '23-1011.00',
    'Lawyers',
    { es: 'Derecho', en: 'Law' },
    'ECI',
    [1.12, 4.38, 2.4, 3.48, 5.51, 4.59],
    { career: { es: 'abogacia', en: 'legal-practice' } },
  ),
  profession(
    '13-1199.05',
    'Sustainability Specialists',
    { es: 'Gestión de la sostenibilidad', en: 'Sustainability management' },
    'IEC',
    [2.06, 5.2, 2.5, 2.95, 5.09, 4.41],
    { dated: '2023-11', career: { es: 'sostenibilidad', en: 'sustainability' } },
  ),
  profession(
    '25-2021.00',
    'Elementary School Teachers, Except Special Education',
    { es: 'Magisterio de primaria', en: 'Primary school teaching' },
    'S',
    [2.64, 3.35, 3.87, 7, 2.57, 3.78],
    { career: { es: 'magisterio-de-educacion-primaria', en: 'primary-school-teaching' } },
  ),
  profession(
    '21-1021.00',
    'Child, Family, and School Social Workers',
    { es: 'Trabajo social', en: 'Social work' },
    'S',
    [1.7, 3.32, 2.9, 6.85, 2.94, 3.57],
    { career: { es: 'trabajo-social', en: 'social-work' } },
  ),
  profession(
    '27-1014.00',
    'Special Effects Artists and Animators',
    { es: 'Animación y efectos visuales', en: 'Animation and visual effects' },
    'AR',
    [3.71, 2.77, 7, 2.18, 2.62, 3.13],
    { career: { es: 'animacion-y-efectos-visuales', en: 'animation-and-visual-effects' } },
  ),
  profession(
    '17-1011.00',
    'Architects, Except Landscape and Naval',
    { es: 'Arquitectura', en: 'Architecture' },
    'RCA',
    [4.92, 3.88, 4.13, 2.53, 3.65, 4.44],
    { career: { es: 'arquitectura', en: 'architecture' } },
  ),
  profession(
    '53-2011.00',
    'Airline Pilots, Copilots, and Flight Engineers',
    { es: 'Pilotaje de aviones', en: 'Flying aeroplanes' },
    'RCE',
    [4.74, 3.15, 1.44, 2.5, 3.81, 4.7],
    { career: { es: 'pilotaje-de-aviones', en: 'airline-piloting' } },
  ),
  profession(
    '47-2111.00',
    'Electricians',
    { es: 'Electricidad', en: 'Electrical installation' },
    'RC',
    [7, 2.7, 1.24, 1.32, 1.81, 4.09],
    { career: { es: 'electricidad', en: 'electrical-installation' } },
  ),
  profession(
    '31-1131.00',
    'Nursing Assistants',
    { es: 'Cuidados auxiliares de enfermería', en: 'Nursing assistance' },
    'SRC',
    [4.58, 2.72, 1, 5.7, 1.77, 4.24],
    { career: { es: 'cuidados-auxiliares-de-enfermeria', en: 'nursing-assistance' } },
  ),
  profession(
    '49-9081.00',
    'Wind Turbine Service Technicians',
    { es: 'Mantenimiento eólico', en: 'Wind turbine maintenance' },
    'RCI',
    [7, 3.6, 1, 1.62, 1.77, 4.29],
    { career: { es: 'energia-eolica-mantenimiento', en: 'wind-turbine-service' } },
  ),
  profession(
    '15-1255.01',
    'Video Game Designers',
    { es: 'Diseño de videojuegos', en: 'Video game design' },
    'AI',
    [2.77, 4.15, 6.38, 2.3, 3.92, 3.85],
    { career: { es: 'diseno-de-videojuegos', en: 'video-game-design' } },
  ),
  profession(
    '15-1211.01',
    'Health Informatics Specialists',
    { es: 'Informática de la salud', en: 'Health informatics' },
    'ICS',
    [2.84, 6.29, 1.99, 4.52, 2.08, 4.71],
  ),
  profession(
    '17-3024.01',
    'Robotics Technicians',
    { es: 'Montaje y mantenimiento de robots', en: 'Robot assembly and maintenance' },
    'RCI',
    [6.94, 3.88, 1, 1.13, 1.37, 4.67],
    { career: { es: 'robotica-industrial', en: 'industrial-robotics' } },
  ),
  profession(
    '13-1161.01',
    'Search Marketing Strategists',
    { es: 'Marketing digital', en: 'Digital marketing' },
    'ECI',
    [1, 3.78, 3.23, 2.76, 5.54, 4.68],
    { career: { es: 'marketing-digital', en: 'digital-marketing' } },
  ),
  profession(
    '25-9031.00',
    'Instructional Coordinators',
    { es: 'Diseño de programas educativos', en: 'Educational programme design' },
    'SEI',
    [1.62, 4.04, 3.56, 6.16, 4.26, 3.98],
    { career: { es: 'pedagogia', en: 'curriculum-and-pedagogy' } },
  ),
];

export function findProfession(code: string): Profession {
  const found = professions.find((profession) => profession.code === code);
  if (!found) throw new Error(`no profession has the code ${code}`);
  return found;
}

function profession(
  code: string,
  occupation: string,
  name: Profession['name'],
  letters: string,
  scores: readonly [number, number, number, number, number, number],
  { dated = '2026-02', career }: Partial<Pick<Profession, 'dated' | 'career'>> = {},
): Profession {
  const [R, I, A, S, E, C] = scores;
  return { code, occupation, name, letters, scores: { R, I, A, S, E, C }, dated, career };
}
