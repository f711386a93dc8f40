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
  /** Official Spanish name, the same in both languages; what it means stands in `studies-in-english.ts`. */
  readonly name: string;
  readonly branch: Branch;
  readonly years: 4 | 5 | 6;
  readonly ects: 240 | 300 | 360;
  /** Offers of public universities in 2022 under exactly this name; absent for artistic studies, which that list leaves out. */
  readonly publicOffers2022?: number;
};

function degree(
  id: string,
  name: string,
  branch: Branch,
  years: 4 | 5 | 6,
  publicOffers2022?: number,
): Degree {
  const ects = years === 6 ? 360 : years === 5 ? 300 : 240;
  const known = { id, name, branch, years, ects } as const;
  return publicOffers2022 === undefined ? known : { ...known, publicOffers2022 };
}

// prettier-ignore
export const degrees: readonly Degree[] = [
  degree('medicina', 'Grado en Medicina', 'health', 6, 35),
  degree('odontologia', 'Grado en Odontología', 'health', 5, 13),
  degree('farmacia', 'Grado en Farmacia', 'health', 5, 14),
  degree('veterinaria', 'Grado en Veterinaria', 'health', 5, 9),
  degree('enfermeria', 'Grado en Enfermería', 'health', 4, 90),
  degree('fisioterapia', 'Grado en Fisioterapia', 'health', 4, 40),
  degree('terapia-ocupacional', 'Grado en Terapia Ocupacional', 'health', 4, 14),
  degree('logopedia', 'Grado en Logopedia', 'health', 4, 13),
  degree('podologia', 'Grado en Podología', 'health', 4, 11),
  degree('optica-y-optometria', 'Grado en Óptica y Optometría', 'health', 4, 11),
  degree('nutricion-humana-y-dietetica', 'Grado en Nutrición Humana y Dietética', 'health', 4, 17),
  degree('psicologia', 'Grado en Psicología', 'health', 4, 32),
  degree('ciencias-biomedicas', 'Grado en Ciencias Biomédicas', 'health', 4, 4),
  degree('biologia', 'Grado en Biología', 'sciences', 4, 25),
  degree('bioquimica', 'Grado en Bioquímica', 'sciences', 4, 13),
  degree('biotecnologia', 'Grado en Biotecnología', 'sciences', 4, 23),
  degree('quimica', 'Grado en Química', 'sciences', 4, 34),
  degree('fisica', 'Grado en Física', 'sciences', 4, 20),
  degree('matematicas', 'Grado en Matemáticas', 'sciences', 4, 26),
  degree('estadistica', 'Grado en Estadística', 'sciences', 4, 6),
  degree('geologia', 'Grado en Geología', 'sciences', 4, 10),
  degree('ciencias-ambientales', 'Grado en Ciencias Ambientales', 'sciences', 4, 26),
  degree('ciencias-del-mar', 'Grado en Ciencias del Mar', 'sciences', 4, 5),
  degree('ciencia-y-tecnologia-de-los-alimentos', 'Grado en Ciencia y Tecnología de los Alimentos', 'sciences', 4, 19),
  degree('enologia', 'Grado en Enología', 'sciences', 4, 7),
  degree('ingenieria-informatica', 'Grado en Ingeniería Informática', 'engineering', 4, 47),
  degree('ingenieria-del-software', 'Grado en Ingeniería del Software', 'engineering', 4, 4),
  degree('ingenieria-de-computadores', 'Grado en Ingeniería de Computadores', 'engineering', 4, 5),
  degree('ciencia-e-ingenieria-de-datos', 'Grado en Ciencia e Ingeniería de Datos', 'engineering', 4, 4),
  degree('ciencia-de-datos', 'Grado en Ciencia de Datos', 'engineering', 4, 3),
  degree('inteligencia-artificial', 'Grado en Inteligencia Artificial', 'engineering', 4, 2),
  degree('ingenieria-de-la-ciberseguridad', 'Grado en Ingeniería de la Ciberseguridad', 'engineering', 4, 1),
  degree('ingenieria-multimedia', 'Grado en Ingeniería Multimedia', 'engineering', 4, 2),
  degree('videojuegos', 'Grado en Diseño y Desarrollo de Videojuegos', 'engineering', 4, 5),
  degree('ingenieria-de-tecnologias-de-telecomunicacion', 'Grado en Ingeniería de Tecnologías de Telecomunicación', 'engineering', 4, 8),
  degree('ingenieria-telematica', 'Grado en Ingeniería Telemática', 'engineering', 4, 8),
  degree('ingenieria-mecanica', 'Grado en Ingeniería Mecánica', 'engineering', 4, 42),
  degree('ingenieria-electrica', 'Grado en Ingeniería Eléctrica', 'engineering', 4, 34),
  degree('ingenieria-electronica-industrial-y-automatica', 'Grado en Ingeniería Electrónica Industrial y Automática', 'engineering', 4, 23),
  degree('ingenieria-electronica-robotica-y-mecatronica', 'Grado en Ingeniería Electrónica, Robótica y Mecatrónica', 'engineering', 4, 2),
  degree('ingenieria-quimica', 'Grado en Ingeniería Química', 'engineering', 4, 29),
  degree('ingenieria-en-tecnologias-industriales', 'Grado en Ingeniería en Tecnologías Industriales', 'engineering', 4, 18),
  degree('ingenieria-en-organizacion-industrial', 'Grado en Ingeniería en Organización Industrial', 'engineering', 4, 8),
  degree('ingenieria-aeroespacial', 'Grado en Ingeniería Aeroespacial', 'engineering', 4, 8),
  degree('ingenieria-biomedica', 'Grado en Ingeniería Biomédica', 'engineering', 4, 16),
  degree('ingenieria-de-materiales', 'Grado en Ingeniería de Materiales', 'engineering', 4, 7),
  degree('ingenieria-de-la-energia', 'Grado en Ingeniería de la Energía', 'engineering', 4, 8),
  degree('ingenieria-civil', 'Grado en Ingeniería Civil', 'engineering', 4, 21),
  degree('ingenieria-geomatica', 'Grado en Ingeniería Geomática', 'engineering', 4, 3),
  degree('ingenieria-ambiental', 'Grado en Ingeniería Ambiental', 'engineering', 4, 3),
  degree('ingenieria-forestal-y-del-medio-natural', 'Grado en Ingeniería Forestal y del Medio Natural', 'engineering', 4, 8),
  degree('ingenieria-agroalimentaria-y-del-medio-rural', 'Grado en Ingeniería Agroalimentaria y del Medio Rural', 'engineering', 4, 7),
  degree('ingenieria-agricola', 'Grado en Ingeniería Agrícola', 'engineering', 4, 6),
  degree('ingenieria-en-diseno-industrial', 'Grado en Ingeniería en Diseño Industrial y Desarrollo de Productos', 'engineering', 4, 5),
  degree('fundamentos-de-la-arquitectura', 'Grado en Fundamentos de la Arquitectura', 'engineering', 5, 6),
  degree('estudios-de-arquitectura', 'Grado en Estudios de Arquitectura', 'engineering', 5, 5),
  degree('arquitectura-tecnica', 'Grado en Arquitectura Técnica', 'engineering', 4, 9),
  degree('edificacion', 'Grado en Edificación', 'engineering', 4, 5),
  degree('paisajismo', 'Grado en Paisajismo', 'engineering', 4, 2),
  degree('nautica-y-transporte-maritimo', 'Grado en Náutica y Transporte Marítimo', 'engineering', 4, 6),
  degree('tecnologias-marinas', 'Grado en Tecnologías Marinas', 'engineering', 4, 3),
  degree('administracion-y-direccion-de-empresas', 'Grado en Administración y Dirección de Empresas', 'social', 4, 77),
  degree('economia', 'Grado en Economía', 'social', 4, 34),
  degree('finanzas-y-contabilidad', 'Grado en Finanzas y Contabilidad', 'social', 4, 15),
  degree('economia-financiera-y-actuarial', 'Grado en Economía Financiera y Actuarial', 'social', 4, 2),
  degree('estadistica-y-empresa', 'Grado en Estadística y Empresa', 'social', 4, 2),
  degree('marketing', 'Grado en Marketing', 'social', 4, 11),
  degree('marketing-e-investigacion-de-mercados', 'Grado en Marketing e Investigación de Mercados', 'social', 4, 8),
  degree('comercio', 'Grado en Comercio', 'social', 4, 3),
  degree('relaciones-laborales-y-recursos-humanos', 'Grado en Relaciones Laborales y Recursos Humanos', 'social', 4, 42),
  degree('turismo', 'Grado en Turismo', 'social', 4, 45),
  degree('direccion-hotelera', 'Grado en Dirección Hotelera', 'social', 4, 2),
  degree('protocolo-y-organizacion-de-eventos', 'Grado en Protocolo, Organización de Eventos y Comunicación Corporativa', 'social', 4, 2),
  degree('derecho', 'Grado en Derecho', 'social', 4, 61),
  degree('criminologia', 'Grado en Criminología', 'social', 4, 21),
  degree('seguridad', 'Grado en Seguridad', 'social', 4, 2),
  degree('gestion-y-administracion-publica', 'Grado en Gestión y Administración Pública', 'social', 4, 11),
  degree('ciencias-politicas-y-de-la-administracion', 'Grado en Ciencias Políticas y de la Administración', 'social', 4, 5),
  degree('relaciones-internacionales', 'Grado en Relaciones Internacionales', 'social', 4, 8),
  degree('sociologia', 'Grado en Sociología', 'social', 4, 12),
  degree('antropologia-social-y-cultural', 'Grado en Antropología Social y Cultural', 'social', 4, 8),
  degree('trabajo-social', 'Grado en Trabajo Social', 'social', 4, 34),
  degree('educacion-social', 'Grado en Educación Social', 'social', 4, 36),
  degree('pedagogia', 'Grado en Pedagogía', 'social', 4, 18),
  degree('educacion-infantil', 'Grado en Educación Infantil', 'social', 4, 45),
  degree('educacion-primaria', 'Grado en Educación Primaria', 'social', 4, 45),
  degree('ciencias-de-la-actividad-fisica-y-del-deporte', 'Grado en Ciencias de la Actividad Física y del Deporte', 'social', 4, 32),
  degree('periodismo', 'Grado en Periodismo', 'social', 4, 20),
  degree('comunicacion-audiovisual', 'Grado en Comunicación Audiovisual', 'social', 4, 24),
  degree('publicidad-y-relaciones-publicas', 'Grado en Publicidad y Relaciones Públicas', 'social', 4, 17),
  degree('informacion-y-documentacion', 'Grado en Información y Documentación', 'social', 4, 7),
  degree('geografia-y-ordenacion-del-territorio', 'Grado en Geografía y Ordenación del Territorio', 'social', 4, 11),
  degree('gestion-aeronautica', 'Grado en Gestión Aeronáutica', 'social', 4, 2),
  degree('piloto-de-aviacion-comercial', 'Grado en Piloto de Aviación Comercial y Operaciones Aéreas', 'social', 4, 2),
  degree('bellas-artes', 'Grado en Bellas Artes', 'arts', 4, 16),
  degree('diseno', 'Grado en Diseño', 'arts', 4, 4),
  degree('diseno-de-moda', 'Grado en Diseño de Moda', 'arts', 4, 1),
  degree('conservacion-y-restauracion', 'Grado en Conservación y Restauración de Bienes Culturales', 'arts', 4, 5),
  degree('historia', 'Grado en Historia', 'arts', 4, 31),
  degree('historia-del-arte', 'Grado en Historia del Arte', 'arts', 4, 22),
  degree('arqueologia', 'Grado en Arqueología', 'arts', 4, 6),
  degree('humanidades', 'Grado en Humanidades', 'arts', 4, 10),
  degree('filosofia', 'Grado en Filosofía', 'arts', 4, 19),
  degree('filologia-hispanica', 'Grado en Filología Hispánica', 'arts', 4, 13),
  degree('filologia-clasica', 'Grado en Filología Clásica', 'arts', 4, 11),
  degree('estudios-ingleses', 'Grado en Estudios Ingleses', 'arts', 4, 28),
  degree('estudios-franceses', 'Grado en Estudios Franceses', 'arts', 4, 7),
  degree('lenguas-modernas-y-sus-literaturas', 'Grado en Lenguas Modernas y sus Literaturas', 'arts', 4, 5),
  degree('traduccion-e-interpretacion', 'Grado en Traducción e Interpretación', 'arts', 4, 17),
  degree('historia-y-ciencias-de-la-musica', 'Grado en Historia y Ciencias de la Música', 'arts', 4, 4),
  degree('gestion-cultural', 'Grado en Gestión Cultural', 'arts', 4, 3),
  degree('estudios-superiores-de-musica', 'Enseñanzas artísticas superiores de Música', 'artistic', 4),
  degree('estudios-superiores-de-danza', 'Enseñanzas artísticas superiores de Danza', 'artistic', 4),
  degree('estudios-superiores-de-arte-dramatico', 'Enseñanzas artísticas superiores de Arte Dramático', 'artistic', 4),
  degree('estudios-superiores-de-diseno', 'Enseñanzas artísticas superiores de Diseño', 'artistic', 4),
];
