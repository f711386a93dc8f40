// Vocational titles (formación profesional) that lead to the careers of the catalogue, by their official names.
import type { Words } from './words.ts';

/**
 * `intermediate`: grado medio. `higher`: grado superior. `specialization`: a course for whoever has a grado superior.
 * `sports`: técnico deportivo, by sport, beside FP. `artistic`: grado superior of visual arts and design, beside FP.
 */
export const gradeNames = {
  intermediate: { es: 'FP de grado medio', en: 'Intermediate vocational training' },
  higher: { es: 'FP de grado superior', en: 'Higher vocational training' },
  specialization: {
    es: 'curso de especialización de FP, después de un grado superior',
    en: 'vocational specialization course, after higher vocational training',
  },
  sports: {
    es: 'Enseñanzas deportivas, del nivel de un grado medio',
    en: 'Sports studies, at the level of intermediate vocational training',
  },
  artistic: {
    es: 'Enseñanzas profesionales de artes plásticas y diseño, grado superior',
    en: 'Professional studies in visual arts and design, higher level',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type Grade = keyof typeof gradeNames;

export const titleFamilyNames = {
  health: { es: 'Sanidad', en: 'Health' },
  community: { es: 'Servicios Socioculturales y a la Comunidad', en: 'Community Services' },
  safety: { es: 'Seguridad y Medio Ambiente', en: 'Safety and Environment' },
  media: { es: 'Imagen y Sonido', en: 'Image and Sound' },
  graphic: { es: 'Artes Gráficas', en: 'Graphic Arts' },
  textile: { es: 'Textil, Confección y Piel', en: 'Textiles, Clothing and Leather' },
  image: { es: 'Imagen Personal', en: 'Personal Image' },
  wood: { es: 'Madera, Mueble y Corcho', en: 'Wood, Furniture and Cork' },
  building: { es: 'Edificación y Obra Civil', en: 'Building and Civil Works' },
  fabrication: { es: 'Fabricación Mecánica', en: 'Mechanical Manufacturing' },
  electricity: { es: 'Electricidad y Electrónica', en: 'Electricity and Electronics' },
  energy: { es: 'Energía y Agua', en: 'Energy and Water' },
  maintenance: { es: 'Instalación y Mantenimiento', en: 'Installation and Maintenance' },
  vehicles: {
    es: 'Transporte y Mantenimiento de Vehículos',
    en: 'Transport and Vehicle Maintenance',
  },
  chemistry: { es: 'Química', en: 'Chemistry' },
  computing: { es: 'Informática y Comunicaciones', en: 'Computing and Communications' },
  agrarian: { es: 'Agraria', en: 'Agriculture' },
  food: { es: 'Industrias Alimentarias', en: 'Food Industries' },
  administration: { es: 'Administración y Gestión', en: 'Administration and Management' },
  commerce: { es: 'Comercio y Marketing', en: 'Commerce and Marketing' },
  hospitality: { es: 'Hostelería y Turismo', en: 'Hospitality and Tourism' },
  maritime: { es: 'Marítimo-Pesquera', en: 'Maritime and Fishing' },
  sport: { es: 'Actividades Físicas y Deportivas', en: 'Physical Activities and Sport' },
  'visual-arts': { es: 'Artes Plásticas y Diseño', en: 'Visual Arts and Design' },
} as const satisfies Readonly<Record<string, Words>>;

export type TitleFamily = keyof typeof titleFamilyNames;

export type VocationalTitle = {
  readonly id: string;
  /** Official Spanish name, the same in both languages, without "Técnico (Superior) en". */
  readonly name: string;
  readonly grade: Grade;
  readonly family: TitleFamily;
  /** Academic years; absent for courses of specialization, sports studies, and the one older title that takes a different time by region. */
  readonly years?: 2;
  /**
   * Of the title whose length in years the regions set (RD 546/1995, in force while its reform is in the works). [S]
   * https://www.infosalus.com/actualidad/noticia-sindicato-tecnicos-enfermeria-confia-titulacion-tcae-actualice-mas-pronto-tarde-20260113163608.html
   */
  readonly hours?: number;
};

const byRegion = 'cuidados-auxiliares-de-enfermeria';

function title(id: string, name: string, grade: Grade, family: TitleFamily): VocationalTitle {
  const known = { id, name, grade, family };
  if (id === byRegion) return { ...known, hours: 1400 };
  const isOtherwise = grade === 'specialization' || grade === 'sports';
  return isOtherwise ? known : { ...known, years: 2 };
}

// prettier-ignore
export const vocationalTitles: readonly VocationalTitle[] = [
  title('cuidados-auxiliares-de-enfermeria', 'Cuidados Auxiliares de Enfermería', 'intermediate', 'health'),
  title('emergencias-sanitarias', 'Emergencias Sanitarias', 'intermediate', 'health'),
  title('farmacia-y-parafarmacia', 'Farmacia y Parafarmacia', 'intermediate', 'health'),
  title('laboratorio-clinico-y-biomedico', 'Laboratorio Clínico y Biomédico', 'higher', 'health'),
  title('anatomia-patologica-y-citodiagnostico', 'Anatomía Patológica y Citodiagnóstico', 'higher', 'health'),
  title('imagen-para-el-diagnostico-y-medicina-nuclear', 'Imagen para el Diagnóstico y Medicina Nuclear', 'higher', 'health'),
  title('radioterapia-y-dosimetria', 'Radioterapia y Dosimetría', 'higher', 'health'),
  title('higiene-bucodental', 'Higiene Bucodental', 'higher', 'health'),
  title('protesis-dentales', 'Prótesis Dentales', 'higher', 'health'),
  title('documentacion-y-administracion-sanitarias', 'Documentación y Administración Sanitarias', 'higher', 'health'),
  title('dietetica', 'Dietética', 'higher', 'health'),
  title('audiologia-protesica', 'Audiología Protésica', 'higher', 'health'),
  title('ortoprotesis-y-productos-de-apoyo', 'Ortoprótesis y Productos de Apoyo', 'higher', 'health'),
  title('atencion-a-personas-en-situacion-de-dependencia', 'Atención a Personas en Situación de Dependencia', 'intermediate', 'community'),
  title('integracion-social', 'Integración Social', 'higher', 'community'),
  title('educacion-infantil', 'Educación Infantil', 'higher', 'community'),
  title('animacion-sociocultural-y-turistica', 'Animación Sociocultural y Turística', 'higher', 'community'),
  title('emergencias-y-proteccion-civil', 'Emergencias y Protección Civil', 'intermediate', 'safety'),
  title('coordinacion-de-emergencias-y-proteccion-civil', 'Coordinación de Emergencias y Protección Civil', 'higher', 'safety'),
  title('educacion-y-control-ambiental', 'Educación y Control Ambiental', 'higher', 'safety'),
  title('quimica-y-salud-ambiental', 'Química y Salud Ambiental', 'higher', 'safety'),
  title('realizacion-de-proyectos-audiovisuales-y-espectaculos', 'Realización de Proyectos Audiovisuales y Espectáculos', 'higher', 'media'),
  title('produccion-de-audiovisuales-y-espectaculos', 'Producción de Audiovisuales y Espectáculos', 'higher', 'media'),
  title('sonido-para-audiovisuales-y-espectaculos', 'Sonido para Audiovisuales y Espectáculos', 'higher', 'media'),
  title('iluminacion-captacion-y-tratamiento-de-imagen', 'Iluminación, Captación y Tratamiento de Imagen', 'higher', 'media'),
  title('animaciones-3d-juegos-y-entornos-interactivos', 'Animaciones 3D, Juegos y Entornos Interactivos', 'higher', 'media'),
  title('video-disc-jockey-y-sonido', 'Vídeo Disc-Jockey y Sonido', 'intermediate', 'media'),
  title('audiodescripcion-y-subtitulacion', 'Audiodescripción y subtitulación', 'specialization', 'media'),
  title('diseno-y-edicion-de-publicaciones-impresas-y-multimedia', 'Diseño y Edición de Publicaciones Impresas y Multimedia', 'higher', 'graphic'),
  title('patronaje-y-moda', 'Patronaje y Moda', 'higher', 'textile'),
  title('confeccion-y-moda', 'Confección y Moda', 'intermediate', 'textile'),
  title('peluqueria-y-cosmetica-capilar', 'Peluquería y Cosmética Capilar', 'intermediate', 'image'),
  title('estilismo-y-direccion-de-peluqueria', 'Estilismo y Dirección de Peluquería', 'higher', 'image'),
  title('estetica-y-belleza', 'Estética y Belleza', 'intermediate', 'image'),
  title('estetica-integral-y-bienestar', 'Estética Integral y Bienestar', 'higher', 'image'),
  title('caracterizacion-y-maquillaje-profesional', 'Caracterización y Maquillaje Profesional', 'higher', 'image'),
  title('carpinteria-y-mueble', 'Carpintería y Mueble', 'intermediate', 'wood'),
  title('instalacion-y-amueblamiento', 'Instalación y Amueblamiento', 'intermediate', 'wood'),
  title('diseno-y-amueblamiento', 'Diseño y Amueblamiento', 'higher', 'wood'),
  title('construccion', 'Construcción', 'intermediate', 'building'),
  title('proyectos-de-edificacion', 'Proyectos de Edificación', 'higher', 'building'),
  title('proyectos-de-obra-civil', 'Proyectos de Obra Civil', 'higher', 'building'),
  title('mecanizado', 'Mecanizado', 'intermediate', 'fabrication'),
  title('programacion-de-la-produccion-en-fabricacion-mecanica', 'Programación de la Producción en Fabricación Mecánica', 'higher', 'fabrication'),
  title('diseno-en-fabricacion-mecanica', 'Diseño en Fabricación Mecánica', 'higher', 'fabrication'),
  title('soldadura-y-caldereria', 'Soldadura y Calderería', 'intermediate', 'fabrication'),
  title('construcciones-metalicas', 'Construcciones Metálicas', 'higher', 'fabrication'),
  title('automatizacion-y-robotica-industrial', 'Automatización y Robótica Industrial', 'higher', 'electricity'),
  title('electromedicina-clinica', 'Electromedicina Clínica', 'higher', 'electricity'),
  title('instalaciones-electricas-y-automaticas', 'Instalaciones Eléctricas y Automáticas', 'intermediate', 'electricity'),
  title('sistemas-electrotecnicos-y-automatizados', 'Sistemas Electrotécnicos y Automatizados', 'higher', 'electricity'),
  title('instalaciones-de-telecomunicaciones', 'Instalaciones de Telecomunicaciones', 'intermediate', 'electricity'),
  title('sistemas-de-telecomunicaciones-e-informaticos', 'Sistemas de Telecomunicaciones e Informáticos', 'higher', 'electricity'),
  title('energias-renovables', 'Energías Renovables', 'higher', 'energy'),
  title('instalaciones-frigorificas-y-de-climatizacion', 'Instalaciones Frigoríficas y de Climatización', 'intermediate', 'maintenance'),
  title('mantenimiento-de-instalaciones-termicas-y-de-fluidos', 'Mantenimiento de Instalaciones Térmicas y de Fluidos', 'higher', 'maintenance'),
  title('instalaciones-de-produccion-de-calor', 'Instalaciones de Producción de Calor', 'intermediate', 'maintenance'),
  title('mecatronica-industrial', 'Mecatrónica Industrial', 'higher', 'maintenance'),
  title('mantenimiento-electromecanico', 'Mantenimiento Electromecánico', 'intermediate', 'maintenance'),
  title('electromecanica-de-vehiculos-automoviles', 'Electromecánica de Vehículos Automóviles', 'intermediate', 'vehicles'),
  title('automocion', 'Automoción', 'higher', 'vehicles'),
  title('conduccion-de-vehiculos-de-transporte-por-carretera', 'Conducción de Vehículos de Transporte por Carretera', 'intermediate', 'vehicles'),
  title('mantenimiento-aeromecanico', 'Mantenimiento Aeromecánico de Aviones con Motor de Turbina', 'higher', 'vehicles'),
  title('mantenimiento-de-sistemas-electronicos-y-avionicos-en-aeronaves', 'Mantenimiento de Sistemas Electrónicos y Aviónicos en Aeronaves', 'higher', 'vehicles'),
  title('laboratorio-de-analisis-y-de-control-de-calidad', 'Laboratorio de Análisis y de Control de Calidad', 'higher', 'chemistry'),
  title('desarrollo-de-aplicaciones-web', 'Desarrollo de Aplicaciones Web', 'higher', 'computing'),
  title('desarrollo-de-aplicaciones-multiplataforma', 'Desarrollo de Aplicaciones Multiplataforma', 'higher', 'computing'),
  title('administracion-de-sistemas-informaticos-en-red', 'Administración de Sistemas Informáticos en Red', 'higher', 'computing'),
  title('ciberseguridad-en-entornos-de-las-tecnologias-de-la-informacion', 'Ciberseguridad en Entornos de las Tecnologías de la Información', 'specialization', 'computing'),
  title('inteligencia-artificial-y-big-data', 'Inteligencia Artificial y Big Data', 'specialization', 'computing'),
  title('desarrollo-de-videojuegos-y-realidad-virtual', 'Desarrollo de videojuegos y realidad virtual', 'specialization', 'computing'),
  title('sistemas-microinformaticos-y-redes', 'Sistemas Microinformáticos y Redes', 'intermediate', 'computing'),
  title('gestion-forestal-y-del-medio-natural', 'Gestión Forestal y del Medio Natural', 'higher', 'agrarian'),
  title('paisajismo-y-medio-rural', 'Paisajismo y Medio Rural', 'higher', 'agrarian'),
  title('ganaderia-y-asistencia-en-sanidad-animal', 'Ganadería y Asistencia en Sanidad Animal', 'higher', 'agrarian'),
  title('jardineria-y-floristeria', 'Jardinería y Floristería', 'intermediate', 'agrarian'),
  title('produccion-agropecuaria', 'Producción Agropecuaria', 'intermediate', 'agrarian'),
  title('procesos-y-calidad-en-la-industria-alimentaria', 'Procesos y Calidad en la Industria Alimentaria', 'higher', 'food'),
  title('panaderia-reposteria-y-confiteria', 'Panadería, Repostería y Confitería', 'intermediate', 'food'),
  title('administracion-y-finanzas', 'Administración y Finanzas', 'higher', 'administration'),
  title('asistencia-a-la-direccion', 'Asistencia a la Dirección', 'higher', 'administration'),
  title('gestion-administrativa', 'Gestión Administrativa', 'intermediate', 'administration'),
  title('marketing-y-publicidad', 'Marketing y Publicidad', 'higher', 'commerce'),
  title('posicionamiento-en-buscadores-y-comunicacion-en-redes-sociales', 'Posicionamiento en buscadores (SEO/SEM) y comunicación en redes sociales', 'specialization', 'commerce'),
  title('gestion-de-ventas-y-espacios-comerciales', 'Gestión de Ventas y Espacios Comerciales', 'higher', 'commerce'),
  title('comercio-internacional', 'Comercio Internacional', 'higher', 'commerce'),
  title('transporte-y-logistica', 'Transporte y Logística', 'higher', 'commerce'),
  title('actividades-comerciales', 'Actividades Comerciales', 'intermediate', 'commerce'),
  title('gestion-de-alojamientos-turisticos', 'Gestión de Alojamientos Turísticos', 'higher', 'hospitality'),
  title('agencias-de-viajes-y-gestion-de-eventos', 'Agencias de Viajes y Gestión de Eventos', 'higher', 'hospitality'),
  title('guia-informacion-y-asistencias-turisticas', 'Guía, Información y Asistencias Turísticas', 'higher', 'hospitality'),
  title('direccion-de-cocina', 'Dirección de Cocina', 'higher', 'hospitality'),
  title('cocina-y-gastronomia', 'Cocina y Gastronomía', 'intermediate', 'hospitality'),
  title('servicios-en-restauracion', 'Servicios en Restauración', 'intermediate', 'hospitality'),
  title('transporte-maritimo-y-pesca-de-altura', 'Transporte Marítimo y Pesca de Altura', 'higher', 'maritime'),
  title('organizacion-del-mantenimiento-de-maquinaria-de-buques-y-embarcaciones', 'Organización del Mantenimiento de Maquinaria de Buques y Embarcaciones', 'higher', 'maritime'),
  title('mantenimiento-y-control-de-la-maquinaria-de-buques-y-embarcaciones', 'Mantenimiento y Control de la Maquinaria de Buques y Embarcaciones', 'intermediate', 'maritime'),
  title('operaciones-subacuaticas-e-hiperbaricas', 'Operaciones Subacuáticas e Hiperbáricas', 'intermediate', 'maritime'),
  title('ensenanza-y-animacion-sociodeportiva', 'Enseñanza y Animación Sociodeportiva', 'higher', 'sport'),
  title('acondicionamiento-fisico', 'Acondicionamiento Físico', 'higher', 'sport'),
  title('guia-en-el-medio-natural-y-de-tiempo-libre', 'Guía en el Medio Natural y de Tiempo Libre', 'intermediate', 'sport'),
  title('tecnico-deportivo-en-baloncesto', 'Técnico Deportivo en Baloncesto', 'sports', 'sport'),
  title('prevencion-de-riesgos-profesionales', 'Prevención de Riesgos Profesionales', 'higher', 'maintenance'),
  title('ceramica-artistica', 'Cerámica Artística', 'artistic', 'visual-arts'),
  title('grafica-publicitaria', 'Gráfica Publicitaria', 'artistic', 'visual-arts'),
  title('fotografia', 'Fotografía', 'artistic', 'visual-arts'),
];
