// Spanish degrees that lead to the careers of the catalogue. Names exactly as public universities registered them in
// 2022, with how many offers carried exactly that name then (other spellings not counted); nothing else from memory.
import type { Words } from './words.ts';

export const branchNames = {
  arts: { es: 'Artes y Humanidades', en: 'Arts and Humanities' },
  sciences: { es: 'Ciencias', en: 'Sciences' },
  health: { es: 'Ciencias de la Salud', en: 'Health Sciences' },
  social: { es: 'Ciencias Sociales y Jurídicas', en: 'Social and Legal Sciences' },
  engineering: { es: 'Ingeniería y Arquitectura', en: 'Engineering and Architecture' },
  artistic: { es: 'Enseñanzas artísticas superiores', en: 'Higher artistic studies' },
} as const satisfies Readonly<Record<string, Words>>;

export type Branch = keyof typeof branchNames;

/** `artistic`: taught at conservatories and higher schools instead of universities, at the same level as a grado. */
export type Degree = {
  readonly id: string;
  /** Official Spanish name, the same in both languages. */
  readonly name: string;
  /** What it is, for English readers; not an official translation. */
  readonly inEnglish: string;
  readonly branch: Branch;
  readonly years: 4 | 5 | 6;
  readonly ects: 240 | 300 | 360;
  /** Offers of public universities in 2022 under exactly this name; absent for artistic studies, which that list leaves out. */
  readonly publicOffers2022?: number;
};

function degree(
  id: string,
  name: string,
  inEnglish: string,
  branch: Branch,
  years: 4 | 5 | 6,
  publicOffers2022?: number,
): Degree {
  const ects = years === 6 ? 360 : years === 5 ? 300 : 240;
  const known = { id, name, inEnglish, branch, years, ects } as const;
  return publicOffers2022 === undefined ? known : { ...known, publicOffers2022 };
}

// prettier-ignore
export const degrees: readonly Degree[] = [
  degree('medicina', 'Grado en Medicina', 'Medicine', 'health', 6, 35),
  degree('odontologia', 'Grado en Odontología', 'Dentistry', 'health', 5, 13),
  degree('farmacia', 'Grado en Farmacia', 'Pharmacy', 'health', 5, 14),
  degree('veterinaria', 'Grado en Veterinaria', 'Veterinary Medicine', 'health', 5, 9),
  degree('enfermeria', 'Grado en Enfermería', 'Nursing', 'health', 4, 90),
  degree('fisioterapia', 'Grado en Fisioterapia', 'Physiotherapy', 'health', 4, 40),
  degree('terapia-ocupacional', 'Grado en Terapia Ocupacional', 'Occupational Therapy', 'health', 4, 14),
  degree('logopedia', 'Grado en Logopedia', 'Speech and Language Therapy', 'health', 4, 13),
  degree('podologia', 'Grado en Podología', 'Podiatry', 'health', 4, 11),
  degree('optica-y-optometria', 'Grado en Óptica y Optometría', 'Optics and Optometry', 'health', 4, 11),
  degree('nutricion-humana-y-dietetica', 'Grado en Nutrición Humana y Dietética', 'Human Nutrition and Dietetics', 'health', 4, 17),
  degree('psicologia', 'Grado en Psicología', 'Psychology', 'health', 4, 32),
  degree('ciencias-biomedicas', 'Grado en Ciencias Biomédicas', 'Biomedical Sciences', 'health', 4, 4),
  degree('biologia', 'Grado en Biología', 'Biology', 'sciences', 4, 25),
  degree('bioquimica', 'Grado en Bioquímica', 'Biochemistry', 'sciences', 4, 13),
  degree('biotecnologia', 'Grado en Biotecnología', 'Biotechnology', 'sciences', 4, 23),
  degree('quimica', 'Grado en Química', 'Chemistry', 'sciences', 4, 34),
  degree('fisica', 'Grado en Física', 'Physics', 'sciences', 4, 20),
  degree('matematicas', 'Grado en Matemáticas', 'Mathematics', 'sciences', 4, 26),
  degree('estadistica', 'Grado en Estadística', 'Statistics', 'sciences', 4, 6),
  degree('geologia', 'Grado en Geología', 'Geology', 'sciences', 4, 10),
  degree('ciencias-ambientales', 'Grado en Ciencias Ambientales', 'Environmental Sciences', 'sciences', 4, 26),
  degree('ciencias-del-mar', 'Grado en Ciencias del Mar', 'Marine Sciences', 'sciences', 4, 5),
  degree('ciencia-y-tecnologia-de-los-alimentos', 'Grado en Ciencia y Tecnología de los Alimentos', 'Food Science and Technology', 'sciences', 4, 19),
  degree('enologia', 'Grado en Enología', 'Oenology (wine science)', 'sciences', 4, 7),
  degree('ingenieria-informatica', 'Grado en Ingeniería Informática', 'Computer Engineering', 'engineering', 4, 47),
  degree('ingenieria-del-software', 'Grado en Ingeniería del Software', 'Software Engineering', 'engineering', 4, 4),
  degree('ingenieria-de-computadores', 'Grado en Ingeniería de Computadores', 'Computer Hardware and Systems Engineering', 'engineering', 4, 5),
  degree('ciencia-e-ingenieria-de-datos', 'Grado en Ciencia e Ingeniería de Datos', 'Data Science and Engineering', 'engineering', 4, 4),
  degree('ciencia-de-datos', 'Grado en Ciencia de Datos', 'Data Science', 'engineering', 4, 3),
  degree('inteligencia-artificial', 'Grado en Inteligencia Artificial', 'Artificial Intelligence', 'engineering', 4, 2),
  degree('ingenieria-de-la-ciberseguridad', 'Grado en Ingeniería de la Ciberseguridad', 'Cybersecurity Engineering', 'engineering', 4, 1),
  degree('ingenieria-multimedia', 'Grado en Ingeniería Multimedia', 'Multimedia Engineering', 'engineering', 4, 2),
  degree('videojuegos', 'Grado en Diseño y Desarrollo de Videojuegos', 'Video Game Design and Development', 'engineering', 4, 5),
  degree('ingenieria-de-tecnologias-de-telecomunicacion', 'Grado en Ingeniería de Tecnologías de Telecomunicación', 'Telecommunication Technologies Engineering', 'engineering', 4, 8),
  degree('ingenieria-telematica', 'Grado en Ingeniería Telemática', 'Telematics Engineering (networks)', 'engineering', 4, 8),
  degree('ingenieria-mecanica', 'Grado en Ingeniería Mecánica', 'Mechanical Engineering', 'engineering', 4, 42),
  degree('ingenieria-electrica', 'Grado en Ingeniería Eléctrica', 'Electrical Engineering', 'engineering', 4, 34),
  degree('ingenieria-electronica-industrial-y-automatica', 'Grado en Ingeniería Electrónica Industrial y Automática', 'Industrial Electronics and Automation Engineering', 'engineering', 4, 23),
  degree('ingenieria-electronica-robotica-y-mecatronica', 'Grado en Ingeniería Electrónica, Robótica y Mecatrónica', 'Electronics, Robotics and Mechatronics Engineering', 'engineering', 4, 2),
  degree('ingenieria-quimica', 'Grado en Ingeniería Química', 'Chemical Engineering', 'engineering', 4, 29),
  degree('ingenieria-en-tecnologias-industriales', 'Grado en Ingeniería en Tecnologías Industriales', 'Industrial Technologies Engineering', 'engineering', 4, 18),
  degree('ingenieria-en-organizacion-industrial', 'Grado en Ingeniería en Organización Industrial', 'Industrial Management Engineering', 'engineering', 4, 8),
  degree('ingenieria-aeroespacial', 'Grado en Ingeniería Aeroespacial', 'Aerospace Engineering', 'engineering', 4, 8),
  degree('ingenieria-biomedica', 'Grado en Ingeniería Biomédica', 'Biomedical Engineering', 'engineering', 4, 16),
  degree('ingenieria-de-materiales', 'Grado en Ingeniería de Materiales', 'Materials Engineering', 'engineering', 4, 7),
  degree('ingenieria-de-la-energia', 'Grado en Ingeniería de la Energía', 'Energy Engineering', 'engineering', 4, 8),
  degree('ingenieria-civil', 'Grado en Ingeniería Civil', 'Civil Engineering', 'engineering', 4, 21),
  degree('ingenieria-geomatica', 'Grado en Ingeniería Geomática', 'Geomatics Engineering (surveying and mapping)', 'engineering', 4, 3),
  degree('ingenieria-ambiental', 'Grado en Ingeniería Ambiental', 'Environmental Engineering', 'engineering', 4, 3),
  degree('ingenieria-forestal-y-del-medio-natural', 'Grado en Ingeniería Forestal y del Medio Natural', 'Forestry and Natural Environment Engineering', 'engineering', 4, 8),
  degree('ingenieria-agroalimentaria-y-del-medio-rural', 'Grado en Ingeniería Agroalimentaria y del Medio Rural', 'Agri-food and Rural Engineering', 'engineering', 4, 7),
  degree('ingenieria-agricola', 'Grado en Ingeniería Agrícola', 'Agricultural Engineering', 'engineering', 4, 6),
  degree('ingenieria-en-diseno-industrial', 'Grado en Ingeniería en Diseño Industrial y Desarrollo de Productos', 'Industrial Design and Product Development Engineering', 'engineering', 4, 5),
  degree('fundamentos-de-la-arquitectura', 'Grado en Fundamentos de la Arquitectura', 'Architecture', 'engineering', 5, 6),
  degree('estudios-de-arquitectura', 'Grado en Estudios de Arquitectura', 'Architecture', 'engineering', 5, 5),
  degree('arquitectura-tecnica', 'Grado en Arquitectura Técnica', 'Building Engineering (technical architecture)', 'engineering', 4, 9),
  degree('edificacion', 'Grado en Edificación', 'Building Construction', 'engineering', 4, 5),
  degree('paisajismo', 'Grado en Paisajismo', 'Landscape Architecture', 'engineering', 4, 2),
  degree('nautica-y-transporte-maritimo', 'Grado en Náutica y Transporte Marítimo', 'Nautical Studies and Maritime Transport', 'engineering', 4, 6),
  degree('tecnologias-marinas', 'Grado en Tecnologías Marinas', 'Marine Technologies (ship engines and systems)', 'engineering', 4, 3),
  degree('administracion-y-direccion-de-empresas', 'Grado en Administración y Dirección de Empresas', 'Business Administration and Management', 'social', 4, 77),
  degree('economia', 'Grado en Economía', 'Economics', 'social', 4, 34),
  degree('finanzas-y-contabilidad', 'Grado en Finanzas y Contabilidad', 'Finance and Accounting', 'social', 4, 15),
  degree('economia-financiera-y-actuarial', 'Grado en Economía Financiera y Actuarial', 'Financial and Actuarial Economics', 'social', 4, 2),
  degree('estadistica-y-empresa', 'Grado en Estadística y Empresa', 'Statistics and Business', 'social', 4, 2),
  degree('marketing', 'Grado en Marketing', 'Marketing', 'social', 4, 11),
  degree('marketing-e-investigacion-de-mercados', 'Grado en Marketing e Investigación de Mercados', 'Marketing and Market Research', 'social', 4, 8),
  degree('comercio', 'Grado en Comercio', 'Commerce', 'social', 4, 3),
  degree('relaciones-laborales-y-recursos-humanos', 'Grado en Relaciones Laborales y Recursos Humanos', 'Labour Relations and Human Resources', 'social', 4, 42),
  degree('turismo', 'Grado en Turismo', 'Tourism', 'social', 4, 45),
  degree('direccion-hotelera', 'Grado en Dirección Hotelera', 'Hotel Management', 'social', 4, 2),
  degree('protocolo-y-organizacion-de-eventos', 'Grado en Protocolo, Organización de Eventos y Comunicación Corporativa', 'Protocol, Event Management and Corporate Communication', 'social', 4, 2),
  degree('derecho', 'Grado en Derecho', 'Law', 'social', 4, 61),
  degree('criminologia', 'Grado en Criminología', 'Criminology', 'social', 4, 21),
  degree('seguridad', 'Grado en Seguridad', 'Security Studies', 'social', 4, 2),
  degree('gestion-y-administracion-publica', 'Grado en Gestión y Administración Pública', 'Public Management and Administration', 'social', 4, 11),
  degree('ciencias-politicas-y-de-la-administracion', 'Grado en Ciencias Políticas y de la Administración', 'Political Science and Public Administration', 'social', 4, 5),
  degree('relaciones-internacionales', 'Grado en Relaciones Internacionales', 'International Relations', 'social', 4, 8),
  degree('sociologia', 'Grado en Sociología', 'Sociology', 'social', 4, 12),
  degree('antropologia-social-y-cultural', 'Grado en Antropología Social y Cultural', 'Social and Cultural Anthropology', 'social', 4, 8),
  degree('trabajo-social', 'Grado en Trabajo Social', 'Social Work', 'social', 4, 34),
  degree('educacion-social', 'Grado en Educación Social', 'Social Education', 'social', 4, 36),
  degree('pedagogia', 'Grado en Pedagogía', 'Education Studies (pedagogy)', 'social', 4, 18),
  degree('educacion-infantil', 'Grado en Educación Infantil', 'Early Childhood Education', 'social', 4, 45),
  degree('educacion-primaria', 'Grado en Educación Primaria', 'Primary Education', 'social', 4, 45),
  degree('ciencias-de-la-actividad-fisica-y-del-deporte', 'Grado en Ciencias de la Actividad Física y del Deporte', 'Physical Activity and Sport Sciences', 'social', 4, 32),
  degree('periodismo', 'Grado en Periodismo', 'Journalism', 'social', 4, 20),
  degree('comunicacion-audiovisual', 'Grado en Comunicación Audiovisual', 'Audiovisual Communication', 'social', 4, 24),
  degree('publicidad-y-relaciones-publicas', 'Grado en Publicidad y Relaciones Públicas', 'Advertising and Public Relations', 'social', 4, 17),
  degree('informacion-y-documentacion', 'Grado en Información y Documentación', 'Information and Library Studies', 'social', 4, 7),
  degree('geografia-y-ordenacion-del-territorio', 'Grado en Geografía y Ordenación del Territorio', 'Geography and Spatial Planning', 'social', 4, 11),
  degree('gestion-aeronautica', 'Grado en Gestión Aeronáutica', 'Aviation Management', 'social', 4, 2),
  degree('piloto-de-aviacion-comercial', 'Grado en Piloto de Aviación Comercial y Operaciones Aéreas', 'Commercial Aviation Pilot and Air Operations', 'social', 4, 2),
  degree('bellas-artes', 'Grado en Bellas Artes', 'Fine Arts', 'arts', 4, 16),
  degree('diseno', 'Grado en Diseño', 'Design', 'arts', 4, 4),
  degree('diseno-de-moda', 'Grado en Diseño de Moda', 'Fashion Design', 'arts', 4, 1),
  degree('conservacion-y-restauracion', 'Grado en Conservación y Restauración de Bienes Culturales', 'Conservation and Restoration of Cultural Heritage', 'arts', 4, 5),
  degree('historia', 'Grado en Historia', 'History', 'arts', 4, 31),
  degree('historia-del-arte', 'Grado en Historia del Arte', 'History of Art', 'arts', 4, 22),
  degree('arqueologia', 'Grado en Arqueología', 'Archaeology', 'arts', 4, 6),
  degree('humanidades', 'Grado en Humanidades', 'Humanities', 'arts', 4, 10),
  degree('filosofia', 'Grado en Filosofía', 'Philosophy', 'arts', 4, 19),
  degree('filologia-hispanica', 'Grado en Filología Hispánica', 'Spanish Language and Literature', 'arts', 4, 13),
  degree('filologia-clasica', 'Grado en Filología Clásica', 'Classics', 'arts', 4, 11),
  degree('estudios-ingleses', 'Grado en Estudios Ingleses', 'English Studies', 'arts', 4, 28),
  degree('estudios-franceses', 'Grado en Estudios Franceses', 'French Studies', 'arts', 4, 7),
  degree('lenguas-modernas-y-sus-literaturas', 'Grado en Lenguas Modernas y sus Literaturas', 'Modern Languages and Literatures', 'arts', 4, 5),
  degree('traduccion-e-interpretacion', 'Grado en Traducción e Interpretación', 'Translation and Interpreting', 'arts', 4, 17),
  degree('historia-y-ciencias-de-la-musica', 'Grado en Historia y Ciencias de la Música', 'Musicology', 'arts', 4, 4),
  degree('gestion-cultural', 'Grado en Gestión Cultural', 'Cultural Management', 'arts', 4, 3),
  degree('estudios-superiores-de-musica', 'Enseñanzas artísticas superiores de Música', 'Higher artistic studies in Music', 'artistic', 4),
  degree('estudios-superiores-de-danza', 'Enseñanzas artísticas superiores de Danza', 'Higher artistic studies in Dance', 'artistic', 4),
  degree('estudios-superiores-de-arte-dramatico', 'Enseñanzas artísticas superiores de Arte Dramático', 'Higher artistic studies in Dramatic Art', 'artistic', 4),
  degree('estudios-superiores-de-diseno', 'Enseñanzas artísticas superiores de Diseño', 'Higher artistic studies in Design', 'artistic', 4),
];
