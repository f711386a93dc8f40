// Which published outcome ("salida") of an official title leads to which career: a career counts as one of FP by such a line
// alone. Words as they were published, of one entry of the list. No page loads this: the links themselves stand in
// `career-details.ts`, and a test holds the two together.

export type TitleOutcomes = {
  /**
   * Where the outcomes were read. `todofp`: the official list of www.todofp.es, on 22 November 2026; where a copy is at hand a
   * test holds the words against it. A decree, which that copy does not list: the decree itself in the BOE, on 23 November 2026;
   * its whole list is in `studies/title-outcomes-of-decrees.ts`. A title of which neither could be read leads nowhere.
   */
  readonly origin: 'todofp' | `RD ${string}`;
  /** Ids of `careers.ts`, each with the outcome that is it. */
  readonly leadsTo: Readonly<Record<string, string>>;
};

/** Keys: ids of `vocational-titles.ts`, in its order. */
// prettier-ignore
export const vocationalOutcomes: Readonly<Record<string, TitleOutcomes>> = {
  'cuidados-auxiliares-de-enfermeria': { origin: 'todofp', leadsTo: {
    'cuidados-auxiliares-de-enfermeria': 'Atención especializada: consultas, hospitalización, urgencias',
    'atencion-a-la-dependencia': 'domiciliaria, promoción de la salud',
    'cuidados-en-salud-mental': 'unidades especiales',
    'asistencia-dental': 'salud bucodental',
  } },
  'emergencias-sanitarias': { origin: 'todofp', leadsTo: {
    'emergencias-sanitarias': 'Transporte Sanitario',
  } },
  'farmacia-y-parafarmacia': { origin: 'todofp', leadsTo: {
    'atencion-en-farmacia': 'Auxiliar de Farmacia',
  } },
  'laboratorio-clinico-y-biomedico': { origin: 'todofp', leadsTo: {
    'laboratorio-clinico': 'Técnica / técnico superior en laboratorio de diagnóstico clínico',
  } },
  'anatomia-patologica-y-citodiagnostico': { origin: 'todofp', leadsTo: {
    histologia: 'Técnica / técnico superior en anatomía patológica y citología',
  } },
  'imagen-para-el-diagnostico-y-medicina-nuclear': { origin: 'todofp', leadsTo: {
    'diagnostico-por-imagen': 'Técnica / técnico superior en imagen para el diagnóstico',
  } },
  'radioterapia-y-dosimetria': { origin: 'todofp', leadsTo: {
    radioterapia: 'Técnica / técnico superior en radioterapia',
  } },
  'higiene-bucodental': { origin: 'todofp', leadsTo: {
    'higiene-bucodental': 'Higienista bucodental',
  } },
  'protesis-dentales': { origin: 'todofp', leadsTo: {
    'protesis-dentales': 'Técnica / técnico superior en prótesis dentales',
  } },
  'documentacion-y-administracion-sanitarias': { origin: 'todofp', leadsTo: {
    'documentacion-sanitaria': 'Técnica / técnico superior en documentación sanitaria',
    'atencion-al-paciente': 'Secretaria / secretario de servicios sanitarios',
  } },
  dietetica: { origin: 'todofp', leadsTo: {
    'nutricion-y-dietetica': 'Dietista',
    'salud-comunitaria': 'Educador sanitario',
  } },
  'audiologia-protesica': { origin: 'todofp', leadsTo: {
    audioprotesis: 'Audioprotésica / audioprotésico',
  } },
  'ortoprotesis-y-productos-de-apoyo': { origin: 'RD 905/2013', leadsTo: {
    ortoprotesis: 'Técnico superior en ortoprotésica',
  } },
  'atencion-a-personas-en-situacion-de-dependencia': { origin: 'todofp', leadsTo: {
    'atencion-a-la-dependencia': 'Cuidador / cuidadora de personas en situación de dependencia',
    'cuidados-en-salud-mental': 'Auxiliar responsable de planta de residencias de mayores y personas con discapacidad',
    'apoyo-educativo': 'Auxiliar de educación especial',
  } },
  'integracion-social': { origin: 'todofp', leadsTo: {
    'integracion-social': 'Técnica / técnico de integración social',
    'preparacion-laboral': 'Técnica / técnico en empleo con apoyo',
    'salud-comunitaria': 'Técnica / técnico de programas de prevención e inserción social',
    'apoyo-educativo': 'Educador / educadora de educación especial',
    'cuidados-en-salud-mental': 'Monitor / monitora de rehabilitación psicosocial',
    'mediacion-de-conflictos': 'Mediador / mediadora comunitaria. y/ intercultural',
  } },
  'educacion-infantil': { origin: 'todofp', leadsTo: {
    'educacion-infantil-de-cero-a-tres': 'Educador / educadora infantil en primer ciclo de educación infantil',
  } },
  'animacion-sociocultural-y-turistica': { origin: 'todofp', leadsTo: {
    'animacion-sociocultural': 'Animador / animadora sociocultural',
    'animacion-en-residencias': 'Animador / animadora sociocultural',
    'ensenanza-de-talleres': 'Técnica / técnico de servicios culturales',
  } },
  'emergencias-y-proteccion-civil': { origin: 'todofp', leadsTo: {
    'extincion-de-incendios': 'Bombera / bombero de servicios municipales',
  } },
  'coordinacion-de-emergencias-y-proteccion-civil': { origin: 'RD 906/2013', leadsTo: {
    'extincion-de-incendios': 'Jefe de servicios de extinción de incendios urbanos',
    'proteccion-civil': 'Técnico de gestión en protección civil y emergencias',
  } },
  'educacion-y-control-ambiental': { origin: 'RD 384/2011', leadsTo: {
    'educacion-ambiental': 'Educador ambiental',
    'agente-forestal': 'Agente medioambiental o similar',
  } },
  'quimica-y-salud-ambiental': { origin: 'todofp', leadsTo: {
    sostenibilidad: 'Coordinador / coordinadora de sistemas de gestión ambiental',
  } },
  'realizacion-de-proyectos-audiovisuales-y-espectaculos': { origin: 'todofp', leadsTo: {
    'direccion-y-produccion-audiovisual': 'Ayudante de dirección en cine',
    'montaje-audiovisual': 'Montador / montadora de cine',
  } },
  'produccion-de-audiovisuales-y-espectaculos': { origin: 'todofp', leadsTo: {
    'direccion-y-produccion-audiovisual': 'Ayudante de producción de cine',
  } },
  'sonido-para-audiovisuales-y-espectaculos': { origin: 'todofp', leadsTo: {
    sonido: 'Técnica / técnico de sonido',
  } },
  'iluminacion-captacion-y-tratamiento-de-imagen': { origin: 'todofp', leadsTo: {
    camara: 'Cámara de cine, vídeo y televisión',
    fotografia: 'Fotógrafa / fotógrafo',
    iluminacion: 'Luminotécnica / luminotécnico de espectáculos en vivo',
  } },
  'animaciones-3d-juegos-y-entornos-interactivos': { origin: 'todofp', leadsTo: {
    'animacion-y-efectos-visuales': 'Animador / animadora 3D',
    'diseno-de-videojuegos': 'Desarrollador / desarrolladora de aplicaciones y productos audiovisuales multimedia',
  } },
  'video-disc-jockey-y-sonido': { origin: 'todofp', leadsTo: {
    dj: 'Disc-jockey',
  } },
  'audiodescripcion-y-subtitulacion': { origin: 'todofp', leadsTo: {
    'subtitulacion-y-estenotipia': 'Subtitulador / subtituladora de obras audiovisuales y espectáculos en vivo y eventos',
    'locucion-y-doblaje': 'Locutor / locutora de proyectos de audiodescripción',
  } },
  'diseno-y-edicion-de-publicaciones-impresas-y-multimedia': { origin: 'todofp', leadsTo: {
    'diseno-grafico': 'Diseñador gráfico / diseñadora gráfica',
    'diseno-de-interfaces': 'Diseñador / diseñadora de publicaciones multimedia',
    edicion: 'Técnica / técnico en producción editorial',
  } },
  'patronaje-y-moda': { origin: 'todofp', leadsTo: {
    patronaje: 'Modelista-patronista de prendas de vestir',
    'diseno-de-moda': 'Diseñador técnico / diseñadora técnica de confección con CAD/CAM',
  } },
  'confeccion-y-moda': { origin: 'todofp', leadsTo: {
    patronaje: 'Ayudante de sastrería y modistería',
  } },
  'peluqueria-y-cosmetica-capilar': { origin: 'todofp', leadsTo: {
    peluqueria: 'Peluquera / peluquero',
    barberia: 'Barbera / barbero',
  } },
  'estilismo-y-direccion-de-peluqueria': { origin: 'todofp', leadsTo: {
    peluqueria: 'Peluquera / peluquero especialista',
  } },
  'estetica-y-belleza': { origin: 'todofp', leadsTo: {
    estetica: 'Técnica / técnico esteticista en centros de belleza y gabinetes de estética',
    unas: 'Técnica / técnico en manicura y pedicura',
  } },
  'estetica-integral-y-bienestar': { origin: 'todofp', leadsTo: {
    estetica: 'Esteticista',
  } },
  'caracterizacion-y-maquillaje-profesional': { origin: 'todofp', leadsTo: {
    'maquillaje-y-caracterizacion': 'Caracterizador / caracterizadora',
    'docencia-de-formacion-profesional': 'Formador / formadora técnico en caracterización',
  } },
  'carpinteria-y-mueble': { origin: 'todofp', leadsTo: {
    ebanisteria: 'Montador / montadora de productos de ebanistería en general',
    carpinteria: 'Montador-ensamblador / montadora-ensambladora de elementos de carpintería',
  } },
  'instalacion-y-amueblamiento': { origin: 'todofp', leadsTo: {
    carpinteria: 'Montador-ensamblador / montadora-ensambladora de elementos de carpintería',
  } },
  'diseno-y-amueblamiento': { origin: 'todofp', leadsTo: {
    ebanisteria: 'Técnica / técnico en desarrollo de productos de carpintería y muebles',
  } },
  construccion: { origin: 'todofp', leadsTo: {
    albanileria: 'Albañil',
  } },
  'proyectos-de-edificacion': { origin: 'todofp', leadsTo: {
    delineacion: 'Delineante de edificación',
  } },
  'proyectos-de-obra-civil': { origin: 'todofp', leadsTo: {
    delineacion: 'Delineante de obra civil',
    topografia: 'Práctico en topografía',
  } },
  mecanizado: { origin: 'todofp', leadsTo: {
    mecanizado: 'Tornera / tornero, fresador / fresadora y mandrinador / mandrinadora',
  } },
  'programacion-de-la-produccion-en-fabricacion-mecanica': { origin: 'todofp', leadsTo: {
    cnc: 'Programador / programadora de CNC',
  } },
  'diseno-en-fabricacion-mecanica': { origin: 'todofp', leadsTo: {
    'diseno-industrial': 'Técnica / técnico en desarrollo de productos',
  } },
  'soldadura-y-caldereria': { origin: 'todofp', leadsTo: {
    soldadura: 'Soldador / soldadora y oxicortador / oxicortadora',
  } },
  'construcciones-metalicas': { origin: 'todofp', leadsTo: {
    soldadura: 'Fabricación en construcciones metálicas',
  } },
  'automatizacion-y-robotica-industrial': { origin: 'todofp', leadsTo: {
    'robotica-industrial': 'Programador-controlador / programadora-controladora de robots industriales',
  } },
  'electromedicina-clinica': { origin: 'todofp', leadsTo: {
    electromedicina: 'Instalador-reparador / instaladora-reparadora en electromedicina',
  } },
  'instalaciones-electricas-y-automaticas': { origin: 'todofp', leadsTo: {
    electricidad: 'Electricista de construcción',
    'instalaciones-solares': 'Montador / montadora de instalaciones de energía solar fotovoltaica',
  } },
  'sistemas-electrotecnicos-y-automatizados': { origin: 'todofp', leadsTo: {
    electricidad: 'Proyectista electrotécnico',
  } },
  'instalaciones-de-telecomunicaciones': { origin: 'todofp', leadsTo: {
    'instalaciones-de-telecomunicaciones': 'Instalador / instaladora de telecomunicaciones en edificios de viviendas',
  } },
  'sistemas-de-telecomunicaciones-e-informaticos': { origin: 'todofp', leadsTo: {
    'instalaciones-de-telecomunicaciones': 'Especialista en instalación, integración y mantenimiento de equipos y sistemas de telecomunicación',
  } },
  'energias-renovables': { origin: 'todofp', leadsTo: {
    'energias-renovables': 'Proyectista de instalaciones solares fotovoltaicas',
    'instalaciones-solares': 'Montador-operador / montadora-operadora de instalaciones solares fotovoltaicas',
    'energia-eolica-mantenimiento': 'Especialista en mantenimiento de parques eólicos',
  } },
  'instalaciones-frigorificas-y-de-climatizacion': { origin: 'todofp', leadsTo: {
    climatizacion: 'Instalador / instaladora frigorista en instalaciones comerciales',
  } },
  'mantenimiento-de-instalaciones-termicas-y-de-fluidos': { origin: 'todofp', leadsTo: {
    climatizacion: 'Técnica / técnico de climatización y ventilación-extracción',
    'fontaneria-y-calefaccion': 'Instalador / instaladora de calefacción y ACS',
  } },
  'instalaciones-de-produccion-de-calor': { origin: 'todofp', leadsTo: {
    'fontaneria-y-calefaccion': 'Instalador-mantenedor / instaladora-mantenedora de instalaciones de agua',
  } },
  'mecatronica-industrial': { origin: 'todofp', leadsTo: {
    'mecatronica-industrial': 'Técnica / técnico en planificación y programación de procesos de mantenimiento de instalaciones de maquinaria y equipo industrial',
  } },
  'mantenimiento-electromecanico': { origin: 'todofp', leadsTo: {
    'mecatronica-industrial': 'Mecánica / mecánico de mantenimiento',
  } },
  'electromecanica-de-vehiculos-automoviles': { origin: 'todofp', leadsTo: {
    automocion: 'Mecánica / mecánic0 de automóviles',
    'mecanica-de-motos': 'Electromecánica / electromecánico de motocicletas',
  } },
  automocion: { origin: 'todofp', leadsTo: {
    automocion: 'Jefa / jefe de taller de vehículos de motor',
  } },
  'conduccion-de-vehiculos-de-transporte-por-carretera': { origin: 'RD 555/2012', leadsTo: {
    'transporte-por-carretera': 'Conductor de camión T.I.R. (Transporte Internacional)',
  } },
  'mantenimiento-aeromecanico': { origin: 'todofp', leadsTo: {
    'mantenimiento-de-aviones': 'Técnica / técnico de mantenimiento aeromecánico de motores de turbina',
  } },
  'mantenimiento-de-sistemas-electronicos-y-avionicos-en-aeronaves': { origin: 'RD 1448/2018', leadsTo: {
    avionica: 'Técnico de mantenimiento de sistemas aviónicos',
  } },
  'laboratorio-de-analisis-y-de-control-de-calidad': { origin: 'todofp', leadsTo: {
    'analisis-quimico': 'Analista de laboratorio químico',
  } },
  'desarrollo-de-aplicaciones-web': { origin: 'todofp', leadsTo: {
    'desarrollo-web': 'Programador / programadora Web',
  } },
  'desarrollo-de-aplicaciones-multiplataforma': { origin: 'todofp', leadsTo: {
    'desarrollo-de-software': 'Desarrollando aplicaciones de propósito general',
  } },
  'administracion-de-sistemas-informaticos-en-red': { origin: 'todofp', leadsTo: {
    'administracion-de-sistemas': 'Técnica / técnico en administración de sistemas',
    'soporte-informatico': 'Personal de apoyo y soporte técnico',
    'bases-de-datos': 'Técnica / técnico en administración de base de datos',
    'redes-y-telecomunicaciones': 'Técnica / técnico de redes',
  } },
  'ciberseguridad-en-entornos-de-las-tecnologias-de-la-informacion': { origin: 'todofp', leadsTo: {
    ciberseguridad: 'Experto/a en ciberseguridad',
    'hacking-etico': 'Hacker ético',
  } },
  'inteligencia-artificial-y-big-data': { origin: 'todofp', leadsTo: {
    'inteligencia-de-negocio': 'Analista de datos',
  } },
  'desarrollo-de-videojuegos-y-realidad-virtual': { origin: 'todofp', leadsTo: {
    'diseno-de-videojuegos': 'Responsable del proceso de creación del videojuego (Game Designer)',
  } },
  'sistemas-microinformaticos-y-redes': { origin: 'todofp', leadsTo: {
    'soporte-informatico': 'Técnica / técnico de soporte informático',
  } },
  'gestion-forestal-y-del-medio-natural': { origin: 'todofp', leadsTo: {
    'conservacion-forestal': 'Guarda de espacios naturales',
    'agente-forestal': 'Agente forestal o similar',
  } },
  'paisajismo-y-medio-rural': { origin: 'todofp', leadsTo: {
    jardineria: 'Trabajador / trabajadora por cuenta propia en empresa de jardinería y restauración del paisaje',
    paisajismo: 'Diseño de zonas ajardinadas que no requieran la redacción de un proyecto',
  } },
  'ganaderia-y-asistencia-en-sanidad-animal': { origin: 'todofp', leadsTo: {
    'asistencia-veterinaria': 'Ayudante de veterinaria en equipos veterinarios',
    'gestion-de-explotaciones-agrarias': 'Encargada / encargado de explotación ganadera, en general',
  } },
  'jardineria-y-floristeria': { origin: 'todofp', leadsTo: {
    jardineria: 'Jardinera / jardinero, en general',
    floristeria: 'Florista por cuenta propia o ajena',
  } },
  'produccion-agropecuaria': { origin: 'todofp', leadsTo: {
    'gestion-de-explotaciones-agrarias': 'Agricultor / agricultora',
  } },
  'procesos-y-calidad-en-la-industria-alimentaria': { origin: 'todofp', leadsTo: {
    'tecnologia-de-los-alimentos': 'Técnica / técnico en análisis de alimentos',
  } },
  'panaderia-reposteria-y-confiteria': { origin: 'todofp', leadsTo: {
    'panaderia-y-reposteria': 'Panadera / panadero',
  } },
  'administracion-y-finanzas': { origin: 'todofp', leadsTo: {
    'administracion-contable': 'Administrativa / administrativo contable',
    banca: 'Administrativa / administrativo de banca y de seguros',
    'recursos-humanos': 'Administrativa / administrativo de recursos humanos',
  } },
  'asistencia-a-la-direccion': { origin: 'todofp', leadsTo: {
    'asistencia-de-direccion': 'Asistente a la dirección',
  } },
  'gestion-administrativa': { origin: 'todofp', leadsTo: {
    'administracion-contable': 'Empleada / empleado de tesorería',
    'atencion-al-cliente': 'Empleada / empleado de atención al cliente',
  } },
  'marketing-y-publicidad': { origin: 'todofp', leadsTo: {
    marketing: 'Técnica / técnico de Marketing',
    'marketing-digital': 'Técnica / técnico de Marketing',
    publicidad: 'Técnica / técnico en Publicidad',
    'relaciones-publicas': 'Técnica / técnico en Relaciones Públicas',
    'investigacion-de-mercados': 'Técnica / técnico en estudios de mercado y opinión pública',
  } },
  'posicionamiento-en-buscadores-y-comunicacion-en-redes-sociales': { origin: 'todofp', leadsTo: {
    'marketing-digital': 'Gestores de redes sociales y comunidades digitales (Community Manager)',
    'comercio-electronico': 'Directores de comercio electrónico (e-Commerce Manager)',
  } },
  'gestion-de-ventas-y-espacios-comerciales': { origin: 'todofp', leadsTo: {
    'ventas-en-tienda': 'Encargada / encargado de tienda',
    escaparatismo: 'Escaparatista comercial',
    'direccion-comercial': 'Jefa / jefe de ventas',
    inmobiliaria: 'Agente comercial',
    'diseno-de-interiores': 'Diseñador / diseñadora de espacios comerciales',
  } },
  'comercio-internacional': { origin: 'todofp', leadsTo: {
    'gestion-de-aduanas': 'Transitario / transitaria',
    'comercio-internacional': 'Técnica / técnico en comercio exterior',
  } },
  'transporte-y-logistica': { origin: 'todofp', leadsTo: {
    logistica: 'Técnica / técnico en logística del transporte',
  } },
  'actividades-comerciales': { origin: 'todofp', leadsTo: {
    'ventas-en-tienda': 'Vendedor / vendedora',
    'atencion-al-cliente': 'Información/atención al cliente',
    'comercio-electronico': 'Venta a Distancia',
  } },
  'gestion-de-alojamientos-turisticos': { origin: 'todofp', leadsTo: {
    'direccion-hotelera': 'Subdirector / subdirectora de alojamientos de establecimientos turísticos',
    'recepcion-de-hotel': 'Jefa / jefe de recepción',
  } },
  'agencias-de-viajes-y-gestion-de-eventos': { origin: 'todofp', leadsTo: {
    'organizacion-de-eventos': 'Organizador / organizadora de eventos',
    'agencia-de-viajes': 'Agente de viajes',
  } },
  'guia-informacion-y-asistencias-turisticas': { origin: 'todofp', leadsTo: {
    'guia-de-turismo': 'Guía local',
  } },
  'direccion-de-cocina': { origin: 'todofp', leadsTo: {
    'cocina-y-gastronomia': 'Jefa / jefe de cocina',
  } },
  'cocina-y-gastronomia': { origin: 'todofp', leadsTo: {
    'cocina-y-gastronomia': 'Cocinera / cocinero',
  } },
  'servicios-en-restauracion': { origin: 'todofp', leadsTo: {
    'servicio-de-restaurante': 'Camarera / camarero de bar-cafetería o restaurante',
    cocteleria: 'Barman',
    'tripulante-de-cabina': 'Auxiliar de servicios en medios de transporte',
  } },
  'transporte-maritimo-y-pesca-de-altura': { origin: 'RD 1691/2011', leadsTo: {
    'marina-mercante': 'Patrón al mando de buques de pesca, buques mercantes de carga y de pasaje y en yates de gran eslora',
  } },
  'organizacion-del-mantenimiento-de-maquinaria-de-buques-y-embarcaciones': { origin: 'RD 1075/2012', leadsTo: {
    'maquinas-navales': 'Oficial de máquinas o primer oficial de máquinas',
  } },
  'mantenimiento-y-control-de-la-maquinaria-de-buques-y-embarcaciones': { origin: 'RD 1072/2012', leadsTo: {
    'maquinas-navales': 'Oficial de máquinas o primer oficial de máquinas',
  } },
  'operaciones-subacuaticas-e-hiperbaricas': { origin: 'RD 1073/2012', leadsTo: {
    'buceo-profesional': 'Buceador profesional especialista en construcción y obra hidráulica',
  } },
  'ensenanza-y-animacion-sociodeportiva': { origin: 'todofp', leadsTo: {
    'animacion-sociocultural': 'Animador / animadora físico-deportivo y recreativo',
    'gestion-deportiva': 'Coordinador / coordinadora de actividades físico-deportivas en instalaciones deportivas',
    'ensenanza-de-talleres': 'Coordinador / coordinadora de actividades paracurriculares en el marco escolar',
  } },
  'acondicionamiento-fisico': { origin: 'todofp', leadsTo: {
    'acondicionamiento-fisico': 'Monitor / monitora de aeróbic',
    'entrenamiento-deportivo': 'Entrenador / entrenadora personal',
  } },
  'guia-en-el-medio-natural-y-de-tiempo-libre': { origin: 'todofp', leadsTo: {
    socorrismo: 'Socorrista',
  } },
  'tecnico-deportivo-en-baloncesto': { origin: 'RD 980/2015', leadsTo: {
    'entrenamiento-deportivo': 'Entrenador de nivel 2 de baloncesto',
  } },
  'prevencion-de-riesgos-profesionales': { origin: 'todofp', leadsTo: {
    'prevencion-de-riesgos-laborales': 'Técnico/a de prevención de nivel intermedio',
  } },
  'ceramica-artistica': { origin: 'RD 37/2010', leadsTo: {
    ceramica: 'Ceramista',
  } },
  'grafica-publicitaria': { origin: 'RD 1431/2012', leadsTo: {
    'diseno-grafico': 'Grafista experto en la selección y uso de recursos tipográficos, caligráficos y rotulación manual',
  } },
  fotografia: { origin: 'RD 1432/2012', leadsTo: {
    fotografia: 'Fotógrafo publicitario',
  } },
};
