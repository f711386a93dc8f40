// Vocational titles (formación profesional) that lead to the careers of the catalogue, by their official names.
import type { Words } from './words.ts';

/** `intermediate`: grado medio. `higher`: grado superior. `artistic`: grado superior of visual arts and design, beside FP. */
export const gradeNames = {
  intermediate: { es: 'FP de grado medio', en: 'Intermediate vocational training' },
  higher: { es: 'FP de grado superior', en: 'Higher vocational training' },
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
  readonly inEnglish: string;
  readonly grade: Grade;
  readonly family: TitleFamily;
  /** Academic years; absent for the one older title that takes a different time by region. */
  readonly years?: 2;
};

const byRegion = 'cuidados-auxiliares-de-enfermeria';

function title(
  id: string,
  name: string,
  inEnglish: string,
  grade: Grade,
  family: TitleFamily,
): VocationalTitle {
  const known = { id, name, inEnglish, grade, family };
  return id === byRegion ? known : { ...known, years: 2 };
}

// prettier-ignore
export const vocationalTitles: readonly VocationalTitle[] = [
  title('cuidados-auxiliares-de-enfermeria', 'Cuidados Auxiliares de Enfermería', 'Nursing Care Assistance', 'intermediate', 'health'),
  title('emergencias-sanitarias', 'Emergencias Sanitarias', 'Medical Emergencies', 'intermediate', 'health'),
  title('farmacia-y-parafarmacia', 'Farmacia y Parafarmacia', 'Pharmacy Assistance', 'intermediate', 'health'),
  title('laboratorio-clinico-y-biomedico', 'Laboratorio Clínico y Biomédico', 'Clinical and Biomedical Laboratory', 'higher', 'health'),
  title('anatomia-patologica-y-citodiagnostico', 'Anatomía Patológica y Citodiagnóstico', 'Pathology and Cytology', 'higher', 'health'),
  title('imagen-para-el-diagnostico-y-medicina-nuclear', 'Imagen para el Diagnóstico y Medicina Nuclear', 'Diagnostic Imaging and Nuclear Medicine', 'higher', 'health'),
  title('higiene-bucodental', 'Higiene Bucodental', 'Dental Hygiene', 'higher', 'health'),
  title('protesis-dentales', 'Prótesis Dentales', 'Dental Prosthetics', 'higher', 'health'),
  title('documentacion-y-administracion-sanitarias', 'Documentación y Administración Sanitarias', 'Health Records and Administration', 'higher', 'health'),
  title('audiologia-protesica', 'Audiología Protésica', 'Hearing Aid Audiology', 'higher', 'health'),
  title('ortoprotesis-y-productos-de-apoyo', 'Ortoprótesis y Productos de Apoyo', 'Orthotics, Prosthetics and Assistive Products', 'higher', 'health'),
  title('atencion-a-personas-en-situacion-de-dependencia', 'Atención a Personas en Situación de Dependencia', 'Care for Dependent People', 'intermediate', 'community'),
  title('integracion-social', 'Integración Social', 'Social Integration', 'higher', 'community'),
  title('educacion-infantil', 'Educación Infantil', 'Early Childhood Education', 'higher', 'community'),
  title('animacion-sociocultural-y-turistica', 'Animación Sociocultural y Turística', 'Sociocultural and Tourist Activities', 'higher', 'community'),
  title('emergencias-y-proteccion-civil', 'Emergencias y Protección Civil', 'Emergencies and Civil Protection', 'intermediate', 'safety'),
  title('coordinacion-de-emergencias-y-proteccion-civil', 'Coordinación de Emergencias y Protección Civil', 'Emergency and Civil Protection Coordination', 'higher', 'safety'),
  title('educacion-y-control-ambiental', 'Educación y Control Ambiental', 'Environmental Education and Monitoring', 'higher', 'safety'),
  title('realizacion-de-proyectos-audiovisuales-y-espectaculos', 'Realización de Proyectos Audiovisuales y Espectáculos', 'Directing for Audiovisual Projects and Shows', 'higher', 'media'),
  title('produccion-de-audiovisuales-y-espectaculos', 'Producción de Audiovisuales y Espectáculos', 'Production for Audiovisual Media and Shows', 'higher', 'media'),
  title('sonido-para-audiovisuales-y-espectaculos', 'Sonido para Audiovisuales y Espectáculos', 'Sound for Audiovisual Media and Shows', 'higher', 'media'),
  title('iluminacion-captacion-y-tratamiento-de-imagen', 'Iluminación, Captación y Tratamiento de Imagen', 'Lighting, Image Capture and Processing', 'higher', 'media'),
  title('animaciones-3d-juegos-y-entornos-interactivos', 'Animaciones 3D, Juegos y Entornos Interactivos', '3D Animation, Games and Interactive Environments', 'higher', 'media'),
  title('patronaje-y-moda', 'Patronaje y Moda', 'Pattern-making and Fashion', 'higher', 'textile'),
  title('confeccion-y-moda', 'Confección y Moda', 'Clothing and Fashion', 'intermediate', 'textile'),
  title('peluqueria-y-cosmetica-capilar', 'Peluquería y Cosmética Capilar', 'Hairdressing and Hair Cosmetics', 'intermediate', 'image'),
  title('estilismo-y-direccion-de-peluqueria', 'Estilismo y Dirección de Peluquería', 'Hair Styling and Salon Management', 'higher', 'image'),
  title('estetica-y-belleza', 'Estética y Belleza', 'Beauty Care', 'intermediate', 'image'),
  title('estetica-integral-y-bienestar', 'Estética Integral y Bienestar', 'Advanced Beauty and Wellness', 'higher', 'image'),
  title('caracterizacion-y-maquillaje-profesional', 'Caracterización y Maquillaje Profesional', 'Professional Make-up and Character Design', 'higher', 'image'),
  title('carpinteria-y-mueble', 'Carpintería y Mueble', 'Carpentry and Furniture', 'intermediate', 'wood'),
  title('diseno-y-amueblamiento', 'Diseño y Amueblamiento', 'Furniture Design and Fitting', 'higher', 'wood'),
  title('proyectos-de-edificacion', 'Proyectos de Edificación', 'Building Projects', 'higher', 'building'),
  title('proyectos-de-obra-civil', 'Proyectos de Obra Civil', 'Civil Works Projects', 'higher', 'building'),
  title('mecanizado', 'Mecanizado', 'Machining', 'intermediate', 'fabrication'),
  title('programacion-de-la-produccion-en-fabricacion-mecanica', 'Programación de la Producción en Fabricación Mecánica', 'Production Programming in Mechanical Manufacturing', 'higher', 'fabrication'),
  title('soldadura-y-caldereria', 'Soldadura y Calderería', 'Welding and Boilermaking', 'intermediate', 'fabrication'),
  title('construcciones-metalicas', 'Construcciones Metálicas', 'Metal Construction', 'higher', 'fabrication'),
  title('automatizacion-y-robotica-industrial', 'Automatización y Robótica Industrial', 'Industrial Automation and Robotics', 'higher', 'electricity'),
  title('instalaciones-electricas-y-automaticas', 'Instalaciones Eléctricas y Automáticas', 'Electrical and Automated Installations', 'intermediate', 'electricity'),
  title('sistemas-electrotecnicos-y-automatizados', 'Sistemas Electrotécnicos y Automatizados', 'Electrotechnical and Automated Systems', 'higher', 'electricity'),
  title('instalaciones-de-telecomunicaciones', 'Instalaciones de Telecomunicaciones', 'Telecommunications Installations', 'intermediate', 'electricity'),
  title('sistemas-de-telecomunicaciones-e-informaticos', 'Sistemas de Telecomunicaciones e Informáticos', 'Telecommunications and IT Systems', 'higher', 'electricity'),
  title('energias-renovables', 'Energías Renovables', 'Renewable Energies', 'higher', 'energy'),
  title('instalaciones-frigorificas-y-de-climatizacion', 'Instalaciones Frigoríficas y de Climatización', 'Refrigeration and Air-conditioning Installations', 'intermediate', 'maintenance'),
  title('instalaciones-de-produccion-de-calor', 'Instalaciones de Producción de Calor', 'Heating Installations', 'intermediate', 'maintenance'),
  title('mecatronica-industrial', 'Mecatrónica Industrial', 'Industrial Mechatronics', 'higher', 'maintenance'),
  title('electromecanica-de-vehiculos-automoviles', 'Electromecánica de Vehículos Automóviles', 'Motor Vehicle Electromechanics', 'intermediate', 'vehicles'),
  title('automocion', 'Automoción', 'Automotive Technology', 'higher', 'vehicles'),
  title('mantenimiento-aeromecanico', 'Mantenimiento Aeromecánico de Aviones con Motor de Turbina', 'Aeromechanical Maintenance of Turbine-engined Aeroplanes', 'higher', 'vehicles'),
  title('laboratorio-de-analisis-y-de-control-de-calidad', 'Laboratorio de Análisis y de Control de Calidad', 'Analysis and Quality Control Laboratory', 'higher', 'chemistry'),
  title('desarrollo-de-aplicaciones-web', 'Desarrollo de Aplicaciones Web', 'Web Application Development', 'higher', 'computing'),
  title('desarrollo-de-aplicaciones-multiplataforma', 'Desarrollo de Aplicaciones Multiplataforma', 'Cross-platform Application Development', 'higher', 'computing'),
  title('administracion-de-sistemas-informaticos-en-red', 'Administración de Sistemas Informáticos en Red', 'Networked Systems Administration', 'higher', 'computing'),
  title('sistemas-microinformaticos-y-redes', 'Sistemas Microinformáticos y Redes', 'Computer Systems and Networks', 'intermediate', 'computing'),
  title('gestion-forestal-y-del-medio-natural', 'Gestión Forestal y del Medio Natural', 'Forestry and Natural Environment Management', 'higher', 'agrarian'),
  title('paisajismo-y-medio-rural', 'Paisajismo y Medio Rural', 'Landscaping and Rural Environment', 'higher', 'agrarian'),
  title('ganaderia-y-asistencia-en-sanidad-animal', 'Ganadería y Asistencia en Sanidad Animal', 'Livestock Farming and Animal Health Assistance', 'higher', 'agrarian'),
  title('jardineria-y-floristeria', 'Jardinería y Floristería', 'Gardening and Floristry', 'intermediate', 'agrarian'),
  title('produccion-agropecuaria', 'Producción Agropecuaria', 'Crop and Livestock Production', 'intermediate', 'agrarian'),
  title('procesos-y-calidad-en-la-industria-alimentaria', 'Procesos y Calidad en la Industria Alimentaria', 'Processes and Quality in the Food Industry', 'higher', 'food'),
  title('panaderia-reposteria-y-confiteria', 'Panadería, Repostería y Confitería', 'Bakery, Pastry and Confectionery', 'intermediate', 'food'),
  title('administracion-y-finanzas', 'Administración y Finanzas', 'Administration and Finance', 'higher', 'administration'),
  title('asistencia-a-la-direccion', 'Asistencia a la Dirección', 'Executive Assistance', 'higher', 'administration'),
  title('gestion-administrativa', 'Gestión Administrativa', 'Administrative Management', 'intermediate', 'administration'),
  title('marketing-y-publicidad', 'Marketing y Publicidad', 'Marketing and Advertising', 'higher', 'commerce'),
  title('gestion-de-ventas-y-espacios-comerciales', 'Gestión de Ventas y Espacios Comerciales', 'Sales and Retail Space Management', 'higher', 'commerce'),
  title('comercio-internacional', 'Comercio Internacional', 'International Trade', 'higher', 'commerce'),
  title('transporte-y-logistica', 'Transporte y Logística', 'Transport and Logistics', 'higher', 'commerce'),
  title('actividades-comerciales', 'Actividades Comerciales', 'Retail Activities', 'intermediate', 'commerce'),
  title('gestion-de-alojamientos-turisticos', 'Gestión de Alojamientos Turísticos', 'Tourist Accommodation Management', 'higher', 'hospitality'),
  title('agencias-de-viajes-y-gestion-de-eventos', 'Agencias de Viajes y Gestión de Eventos', 'Travel Agencies and Event Management', 'higher', 'hospitality'),
  title('guia-informacion-y-asistencias-turisticas', 'Guía, Información y Asistencias Turísticas', 'Tourist Guiding, Information and Assistance', 'higher', 'hospitality'),
  title('direccion-de-cocina', 'Dirección de Cocina', 'Kitchen Management', 'higher', 'hospitality'),
  title('cocina-y-gastronomia', 'Cocina y Gastronomía', 'Cookery and Gastronomy', 'intermediate', 'hospitality'),
  title('servicios-en-restauracion', 'Servicios en Restauración', 'Restaurant Services', 'intermediate', 'hospitality'),
  title('transporte-maritimo-y-pesca-de-altura', 'Transporte Marítimo y Pesca de Altura', 'Maritime Transport and Deep-sea Fishing', 'higher', 'maritime'),
  title('ensenanza-y-animacion-sociodeportiva', 'Enseñanza y Animación Sociodeportiva', 'Sports Teaching and Activities', 'higher', 'sport'),
  title('acondicionamiento-fisico', 'Acondicionamiento Físico', 'Physical Conditioning', 'higher', 'sport'),
  title('prevencion-de-riesgos-profesionales', 'Prevención de Riesgos Profesionales', 'Occupational Risk Prevention', 'higher', 'maintenance'),
  title('joyeria-artistica', 'Joyería Artística', 'Artistic Jewellery', 'artistic', 'visual-arts'),
  title('ceramica-artistica', 'Cerámica Artística', 'Artistic Ceramics', 'artistic', 'visual-arts'),
  title('grafica-publicitaria', 'Gráfica Publicitaria', 'Advertising Graphics', 'artistic', 'visual-arts'),
  title('fotografia', 'Fotografía', 'Photography', 'artistic', 'visual-arts'),
];
