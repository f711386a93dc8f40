// What a report and a page say of a career beyond its figures: English slug, studies in Spain (our own editorial judgement;
// there is no official table). Keys: ids of `careers.ts`. What only its page says is in `career-page-facts.ts`.

export type CareerDetails = {
  /** Last part of the English address; the Spanish one is the id. */
  readonly slug: string;
  /** Ids of `degrees.ts`. */
  readonly degrees: readonly string[];
  /** Ids of `vocational-titles.ts`. */
  readonly titles: readonly string[];
};

export const careerDetails: Readonly<Record<string, CareerDetails>> = {
  'medicina-de-familia': {
    slug: 'family-medicine',
    degrees: ['medicina'],
    titles: [],
  },
  'medicina-interna': {
    slug: 'internal-medicine',
    degrees: ['medicina'],
    titles: [],
  },
  pediatria: {
    slug: 'paediatrics',
    degrees: ['medicina'],
    titles: [],
  },
  psiquiatria: {
    slug: 'psychiatry',
    degrees: ['medicina'],
    titles: [],
  },
  odontologia: {
    slug: 'dentistry',
    degrees: ['odontologia'],
    titles: [],
  },
  enfermeria: {
    slug: 'nursing',
    degrees: ['enfermeria'],
    titles: [],
  },
  matroneria: {
    slug: 'midwifery',
    degrees: ['enfermeria'],
    titles: [],
  },
  'cuidados-auxiliares-de-enfermeria': {
    slug: 'nursing-assistance',
    degrees: [],
    titles: ['cuidados-auxiliares-de-enfermeria'],
  },
  'emergencias-sanitarias': {
    slug: 'ambulance-care',
    degrees: [],
    titles: ['emergencias-sanitarias'],
  },
  'atencion-a-la-dependencia': {
    slug: 'personal-care',
    degrees: [],
    titles: [
      'atencion-a-personas-en-situacion-de-dependencia',
      'cuidados-auxiliares-de-enfermeria',
    ],
  },
  'cuidados-en-salud-mental': {
    slug: 'mental-health-care',
    degrees: [],
    titles: [
      'cuidados-auxiliares-de-enfermeria',
      'atencion-a-personas-en-situacion-de-dependencia',
    ],
  },
  fisioterapia: {
    slug: 'physiotherapy',
    degrees: ['fisioterapia'],
    titles: [],
  },
  'terapia-ocupacional': {
    slug: 'occupational-therapy',
    degrees: ['terapia-ocupacional'],
    titles: [],
  },
  logopedia: {
    slug: 'speech-and-language-therapy',
    degrees: ['logopedia'],
    titles: [],
  },
  podologia: {
    slug: 'podiatry',
    degrees: ['podologia'],
    titles: [],
  },
  'optica-y-optometria': {
    slug: 'optometry',
    degrees: ['optica-y-optometria'],
    titles: [],
  },
  musicoterapia: {
    slug: 'music-therapy',
    degrees: [
      'estudios-superiores-de-musica',
      'historia-y-ciencias-de-la-musica',
      'psicologia',
      'terapia-ocupacional',
    ],
    titles: [],
  },
  arteterapia: {
    slug: 'art-therapy',
    degrees: ['bellas-artes', 'psicologia', 'terapia-ocupacional', 'educacion-social'],
    titles: [],
  },
  'atencion-al-paciente': {
    slug: 'patient-services',
    degrees: [],
    titles: ['documentacion-y-administracion-sanitarias'],
  },
  audioprotesis: {
    slug: 'hearing-aid-fitting',
    degrees: [],
    titles: ['audiologia-protesica'],
  },
  ortoprotesis: {
    slug: 'orthotics-and-prosthetics',
    degrees: [],
    titles: ['ortoprotesis-y-productos-de-apoyo'],
  },
  farmacia: {
    slug: 'pharmacy',
    degrees: ['farmacia'],
    titles: [],
  },
  'nutricion-y-dietetica': {
    slug: 'nutrition-and-dietetics',
    degrees: ['nutricion-humana-y-dietetica'],
    titles: [],
  },
  'analisis-clinicos': {
    slug: 'clinical-laboratory-science',
    degrees: ['ciencias-biomedicas', 'bioquimica', 'farmacia', 'biologia'],
    titles: [],
  },
  'atencion-en-farmacia': {
    slug: 'pharmacy-assistance',
    degrees: [],
    titles: ['farmacia-y-parafarmacia'],
  },
  'laboratorio-clinico': {
    slug: 'clinical-laboratory-work',
    degrees: [],
    titles: ['laboratorio-clinico-y-biomedico', 'anatomia-patologica-y-citodiagnostico'],
  },
  'diagnostico-por-imagen': {
    slug: 'medical-imaging',
    degrees: [],
    titles: ['imagen-para-el-diagnostico-y-medicina-nuclear'],
  },
  'higiene-bucodental': {
    slug: 'dental-hygiene',
    degrees: [],
    titles: ['higiene-bucodental'],
  },
  'protesis-dentales': {
    slug: 'dental-prosthetics',
    degrees: [],
    titles: ['protesis-dentales'],
  },
  'documentacion-sanitaria': {
    slug: 'health-records',
    degrees: [],
    titles: ['documentacion-y-administracion-sanitarias'],
  },
  'psicologia-clinica': {
    slug: 'clinical-psychology',
    degrees: ['psicologia'],
    titles: [],
  },
  'psicologia-del-trabajo': {
    slug: 'work-psychology',
    degrees: ['psicologia', 'relaciones-laborales-y-recursos-humanos'],
    titles: [],
  },
  'orientacion-educativa': {
    slug: 'school-and-career-guidance',
    degrees: ['psicologia', 'pedagogia'],
    titles: [],
  },
  'trabajo-social': {
    slug: 'social-work',
    degrees: ['trabajo-social'],
    titles: [],
  },
  'atencion-a-las-adicciones': {
    slug: 'addiction-support',
    degrees: ['educacion-social', 'psicologia', 'trabajo-social'],
    titles: [],
  },
  'reinsercion-social': {
    slug: 'probation-and-reintegration',
    degrees: ['criminologia', 'trabajo-social', 'educacion-social'],
    titles: [],
  },
  'gestion-de-entidades-sociales': {
    slug: 'non-profit-management',
    degrees: ['trabajo-social', 'educacion-social', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'integracion-social': {
    slug: 'social-integration',
    degrees: [],
    titles: ['integracion-social'],
  },
  'preparacion-laboral': {
    slug: 'supported-employment',
    degrees: ['educacion-social', 'terapia-ocupacional'],
    titles: ['integracion-social'],
  },
  'animacion-sociocultural': {
    slug: 'community-recreation',
    degrees: ['educacion-social'],
    titles: ['animacion-sociocultural-y-turistica', 'ensenanza-y-animacion-sociodeportiva'],
  },
  'animacion-en-residencias': {
    slug: 'recreation-in-care-settings',
    degrees: [],
    titles: ['animacion-sociocultural-y-turistica'],
  },
  'ensenanza-de-talleres': {
    slug: 'workshop-teaching',
    degrees: [],
    titles: ['animacion-sociocultural-y-turistica', 'ceramica-artistica', 'confeccion-y-moda'],
  },
  'salud-comunitaria': {
    slug: 'community-health',
    degrees: ['educacion-social', 'trabajo-social', 'enfermeria'],
    titles: ['integracion-social'],
  },
  'magisterio-de-educacion-infantil': {
    slug: 'preschool-teaching',
    degrees: ['educacion-infantil'],
    titles: [],
  },
  'magisterio-de-educacion-primaria': {
    slug: 'primary-school-teaching',
    degrees: ['educacion-primaria'],
    titles: [],
  },
  'profesorado-de-secundaria': {
    slug: 'secondary-school-teaching',
    degrees: [
      'filologia-hispanica',
      'estudios-ingleses',
      'matematicas',
      'historia',
      'biologia',
      'filosofia',
    ],
    titles: [],
  },
  'educacion-especial': {
    slug: 'special-education',
    degrees: ['educacion-primaria', 'educacion-infantil'],
    titles: [],
  },
  'ensenanza-de-idiomas-y-personas-adultas': {
    slug: 'adult-and-language-teaching',
    degrees: [
      'filologia-hispanica',
      'estudios-ingleses',
      'estudios-franceses',
      'lenguas-modernas-y-sus-literaturas',
    ],
    titles: [],
  },
  pedagogia: {
    slug: 'curriculum-and-pedagogy',
    degrees: ['pedagogia'],
    titles: [],
  },
  'profesorado-de-musica-y-artes': {
    slug: 'music-and-arts-teaching',
    degrees: ['estudios-superiores-de-musica', 'bellas-artes', 'historia-y-ciencias-de-la-musica'],
    titles: [],
  },
  'educacion-infantil-de-cero-a-tres': {
    slug: 'nursery-education',
    degrees: [],
    titles: ['educacion-infantil'],
  },
  'docencia-de-formacion-profesional': {
    slug: 'vocational-teaching',
    degrees: ['ingenieria-en-tecnologias-industriales', 'administracion-y-direccion-de-empresas'],
    titles: [
      'direccion-de-cocina',
      'mecatronica-industrial',
      'estilismo-y-direccion-de-peluqueria',
      'automocion',
      'construcciones-metalicas',
    ],
  },
  'apoyo-educativo': {
    slug: 'classroom-support',
    degrees: [],
    titles: ['integracion-social', 'educacion-infantil'],
  },
  abogacia: {
    slug: 'legal-practice',
    degrees: ['derecho'],
    titles: [],
  },
  judicatura: {
    slug: 'judiciary',
    degrees: ['derecho'],
    titles: [],
  },
  'mediacion-de-conflictos': {
    slug: 'mediation',
    degrees: ['derecho', 'trabajo-social', 'psicologia', 'relaciones-laborales-y-recursos-humanos'],
    titles: [],
  },
  sociologia: {
    slug: 'sociology',
    degrees: ['sociologia', 'antropologia-social-y-cultural'],
    titles: [],
  },
  'ciencia-politica': {
    slug: 'political-science',
    degrees: [
      'ciencias-politicas-y-de-la-administracion',
      'relaciones-internacionales',
      'filosofia',
    ],
    titles: [],
  },
  economia: {
    slug: 'economics',
    degrees: ['economia'],
    titles: [],
  },
  'gobierno-y-politica': {
    slug: 'government-and-politics',
    degrees: [
      'ciencias-politicas-y-de-la-administracion',
      'gestion-y-administracion-publica',
      'relaciones-internacionales',
      'derecho',
    ],
    titles: [],
  },
  historia: {
    slug: 'history',
    degrees: ['historia', 'humanidades'],
    titles: [],
  },
  'arqueologia-y-antropologia': {
    slug: 'archaeology-and-anthropology',
    degrees: ['arqueologia', 'antropologia-social-y-cultural', 'historia', 'filologia-clasica'],
    titles: [],
  },
  'conservacion-de-museos': {
    slug: 'museum-curation',
    degrees: ['historia-del-arte', 'gestion-cultural', 'humanidades'],
    titles: [],
  },
  'restauracion-de-obras-de-arte': {
    slug: 'art-conservation',
    degrees: ['conservacion-y-restauracion', 'bellas-artes'],
    titles: [],
  },
  archivos: {
    slug: 'archives',
    degrees: ['informacion-y-documentacion', 'historia', 'filologia-clasica'],
    titles: [],
  },
  'investigacion-criminal': {
    slug: 'criminal-investigation',
    degrees: ['criminologia', 'derecho'],
    titles: [],
  },
  criminalistica: {
    slug: 'forensic-science',
    degrees: ['criminologia', 'quimica', 'biologia'],
    titles: [],
  },
  policia: {
    slug: 'policing',
    degrees: ['criminologia', 'seguridad'],
    titles: [],
  },
  'extincion-de-incendios': {
    slug: 'firefighting',
    degrees: [],
    titles: ['emergencias-y-proteccion-civil', 'coordinacion-de-emergencias-y-proteccion-civil'],
  },
  'prevencion-de-riesgos-laborales': {
    slug: 'occupational-safety',
    degrees: ['relaciones-laborales-y-recursos-humanos', 'ingenieria-en-tecnologias-industriales'],
    titles: ['prevencion-de-riesgos-profesionales'],
  },
  'traduccion-e-interpretacion': {
    slug: 'translation-and-interpreting',
    degrees: [
      'traduccion-e-interpretacion',
      'lenguas-modernas-y-sus-literaturas',
      'estudios-ingleses',
      'estudios-franceses',
    ],
    titles: [],
  },
  edicion: {
    slug: 'editing-and-publishing',
    degrees: ['filologia-hispanica', 'periodismo', 'humanidades', 'filologia-clasica'],
    titles: [],
  },
  escritura: {
    slug: 'writing',
    degrees: ['filologia-hispanica', 'humanidades', 'periodismo'],
    titles: [],
  },
  'guion-y-poesia': {
    slug: 'screenwriting-and-poetry',
    degrees: ['comunicacion-audiovisual', 'filologia-hispanica', 'humanidades', 'filosofia'],
    titles: [],
  },
  periodismo: {
    slug: 'journalism',
    degrees: ['periodismo', 'comunicacion-audiovisual'],
    titles: [],
  },
  'relaciones-publicas': {
    slug: 'public-relations',
    degrees: [
      'publicidad-y-relaciones-publicas',
      'periodismo',
      'protocolo-y-organizacion-de-eventos',
    ],
    titles: [],
  },
  'direccion-y-produccion-audiovisual': {
    slug: 'film-and-tv-production',
    degrees: ['comunicacion-audiovisual'],
    titles: [
      'realizacion-de-proyectos-audiovisuales-y-espectaculos',
      'produccion-de-audiovisuales-y-espectaculos',
    ],
  },
  'montaje-audiovisual': {
    slug: 'film-and-video-editing',
    degrees: ['comunicacion-audiovisual'],
    titles: [
      'realizacion-de-proyectos-audiovisuales-y-espectaculos',
      'iluminacion-captacion-y-tratamiento-de-imagen',
    ],
  },
  sonido: {
    slug: 'sound-engineering',
    degrees: [],
    titles: ['sonido-para-audiovisuales-y-espectaculos'],
  },
  camara: {
    slug: 'camera-operation',
    degrees: [],
    titles: [
      'iluminacion-captacion-y-tratamiento-de-imagen',
      'realizacion-de-proyectos-audiovisuales-y-espectaculos',
    ],
  },
  fotografia: {
    slug: 'photography',
    degrees: ['bellas-artes', 'comunicacion-audiovisual'],
    titles: ['iluminacion-captacion-y-tratamiento-de-imagen', 'fotografia'],
  },
  'interpretacion-musical': {
    slug: 'musical-performance',
    degrees: ['estudios-superiores-de-musica'],
    titles: [],
  },
  'composicion-y-direccion-musical': {
    slug: 'composition-and-conducting',
    degrees: ['estudios-superiores-de-musica', 'historia-y-ciencias-de-la-musica'],
    titles: [],
  },
  'arte-dramatico': {
    slug: 'acting',
    degrees: ['estudios-superiores-de-arte-dramatico'],
    titles: [],
  },
  danza: {
    slug: 'dance',
    degrees: ['estudios-superiores-de-danza'],
    titles: [],
  },
  coreografia: {
    slug: 'choreography',
    degrees: ['estudios-superiores-de-danza'],
    titles: [],
  },
  escenografia: {
    slug: 'set-design',
    degrees: ['estudios-superiores-de-arte-dramatico', 'bellas-artes', 'diseno'],
    titles: [],
  },
  'diseno-grafico': {
    slug: 'graphic-design',
    degrees: ['diseno', 'estudios-superiores-de-diseno', 'bellas-artes'],
    titles: ['grafica-publicitaria'],
  },
  'diseno-industrial': {
    slug: 'product-design',
    degrees: ['ingenieria-en-diseno-industrial', 'diseno', 'estudios-superiores-de-diseno'],
    titles: [],
  },
  'diseno-de-moda': {
    slug: 'fashion-design',
    degrees: ['diseno-de-moda', 'estudios-superiores-de-diseno'],
    titles: ['patronaje-y-moda'],
  },
  'bellas-artes': {
    slug: 'fine-art',
    degrees: ['bellas-artes'],
    titles: [],
  },
  'animacion-y-efectos-visuales': {
    slug: 'animation-and-visual-effects',
    degrees: ['bellas-artes', 'comunicacion-audiovisual', 'ingenieria-multimedia'],
    titles: ['animaciones-3d-juegos-y-entornos-interactivos'],
  },
  'direccion-de-arte': {
    slug: 'art-direction',
    degrees: [
      'bellas-artes',
      'diseno',
      'publicidad-y-relaciones-publicas',
      'comunicacion-audiovisual',
    ],
    titles: [],
  },
  'diseno-de-videojuegos': {
    slug: 'video-game-design',
    degrees: ['videojuegos', 'ingenieria-multimedia'],
    titles: [],
  },
  'diseno-de-interiores': {
    slug: 'interior-design',
    degrees: ['diseno', 'estudios-superiores-de-diseno', 'fundamentos-de-la-arquitectura'],
    titles: ['diseno-y-amueblamiento'],
  },
  joyeria: {
    slug: 'jewellery-making',
    degrees: [],
    titles: ['joyeria-artistica'],
  },
  ceramica: {
    slug: 'ceramics-and-craft',
    degrees: [],
    titles: ['ceramica-artistica'],
  },
  ebanisteria: {
    slug: 'cabinetmaking',
    degrees: [],
    titles: ['carpinteria-y-mueble', 'diseno-y-amueblamiento'],
  },
  patronaje: {
    slug: 'pattern-making',
    degrees: [],
    titles: ['patronaje-y-moda', 'confeccion-y-moda'],
  },
  peluqueria: {
    slug: 'hairdressing',
    degrees: [],
    titles: ['peluqueria-y-cosmetica-capilar', 'estilismo-y-direccion-de-peluqueria'],
  },
  estetica: {
    slug: 'skincare-and-beauty',
    degrees: [],
    titles: ['estetica-y-belleza', 'estetica-integral-y-bienestar'],
  },
  'maquillaje-y-caracterizacion': {
    slug: 'make-up-artistry',
    degrees: [],
    titles: ['caracterizacion-y-maquillaje-profesional'],
  },
  arquitectura: {
    slug: 'architecture',
    degrees: ['fundamentos-de-la-arquitectura', 'estudios-de-arquitectura'],
    titles: [],
  },
  paisajismo: {
    slug: 'landscape-architecture',
    degrees: [
      'paisajismo',
      'fundamentos-de-la-arquitectura',
      'ingenieria-forestal-y-del-medio-natural',
    ],
    titles: [],
  },
  urbanismo: {
    slug: 'urban-planning',
    degrees: [
      'geografia-y-ordenacion-del-territorio',
      'fundamentos-de-la-arquitectura',
      'estudios-de-arquitectura',
      'ingenieria-civil',
    ],
    titles: [],
  },
  'direccion-de-obra': {
    slug: 'construction-management',
    degrees: ['arquitectura-tecnica', 'edificacion', 'ingenieria-civil'],
    titles: [],
  },
  'ingenieria-civil': {
    slug: 'civil-engineering',
    degrees: ['ingenieria-civil', 'ingenieria-geomatica'],
    titles: [],
  },
  delineacion: {
    slug: 'architectural-drafting',
    degrees: [],
    titles: ['proyectos-de-edificacion', 'proyectos-de-obra-civil'],
  },
  'ingenieria-mecanica': {
    slug: 'mechanical-engineering',
    degrees: ['ingenieria-mecanica', 'ingenieria-en-tecnologias-industriales'],
    titles: [],
  },
  'ingenieria-industrial': {
    slug: 'industrial-engineering',
    degrees: ['ingenieria-en-organizacion-industrial', 'ingenieria-en-tecnologias-industriales'],
    titles: [],
  },
  'ingenieria-quimica': {
    slug: 'chemical-engineering',
    degrees: ['ingenieria-quimica', 'ingenieria-de-materiales'],
    titles: [],
  },
  'ingenieria-aeroespacial': {
    slug: 'aerospace-engineering',
    degrees: ['ingenieria-aeroespacial'],
    titles: [],
  },
  'ingenieria-biomedica': {
    slug: 'biomedical-engineering',
    degrees: ['ingenieria-biomedica'],
    titles: [],
  },
  robotica: {
    slug: 'robotics-engineering',
    degrees: [
      'ingenieria-electronica-robotica-y-mecatronica',
      'ingenieria-electronica-industrial-y-automatica',
    ],
    titles: [],
  },
  'ingenieria-electrica': {
    slug: 'electrical-engineering',
    degrees: ['ingenieria-electrica', 'ingenieria-de-la-energia'],
    titles: [],
  },
  'ingenieria-electronica': {
    slug: 'electronics-engineering',
    degrees: [
      'ingenieria-electronica-industrial-y-automatica',
      'ingenieria-de-tecnologias-de-telecomunicacion',
      'ingenieria-de-computadores',
    ],
    titles: [],
  },
  'energias-renovables': {
    slug: 'renewable-energy',
    degrees: ['ingenieria-de-la-energia', 'ingenieria-electrica'],
    titles: ['energias-renovables'],
  },
  mecanizado: {
    slug: 'machining',
    degrees: [],
    titles: ['mecanizado', 'programacion-de-la-produccion-en-fabricacion-mecanica'],
  },
  soldadura: {
    slug: 'welding',
    degrees: [],
    titles: ['soldadura-y-caldereria', 'construcciones-metalicas'],
  },
  'robotica-industrial': {
    slug: 'industrial-robotics',
    degrees: [],
    titles: ['automatizacion-y-robotica-industrial', 'mecatronica-industrial'],
  },
  automocion: {
    slug: 'car-mechanics',
    degrees: [],
    titles: ['electromecanica-de-vehiculos-automoviles', 'automocion'],
  },
  'mantenimiento-de-aviones': {
    slug: 'aircraft-maintenance',
    degrees: [],
    titles: ['mantenimiento-aeromecanico'],
  },
  'analisis-quimico': {
    slug: 'chemical-testing',
    degrees: [],
    titles: ['laboratorio-de-analisis-y-de-control-de-calidad'],
  },
  electricidad: {
    slug: 'electrical-installation',
    degrees: [],
    titles: ['instalaciones-electricas-y-automaticas', 'sistemas-electrotecnicos-y-automatizados'],
  },
  'fontaneria-y-calefaccion': {
    slug: 'plumbing-and-heating',
    degrees: [],
    titles: [
      'instalaciones-de-produccion-de-calor',
      'instalaciones-frigorificas-y-de-climatizacion',
    ],
  },
  'instalaciones-solares': {
    slug: 'solar-installation',
    degrees: [],
    titles: ['instalaciones-electricas-y-automaticas', 'energias-renovables'],
  },
  'instalaciones-de-telecomunicaciones': {
    slug: 'telecom-installation',
    degrees: [],
    titles: [
      'instalaciones-de-telecomunicaciones',
      'sistemas-de-telecomunicaciones-e-informaticos',
    ],
  },
  'desarrollo-de-software': {
    slug: 'software-development',
    degrees: ['ingenieria-informatica', 'ingenieria-del-software'],
    titles: ['desarrollo-de-aplicaciones-multiplataforma'],
  },
  'ciencia-de-datos': {
    slug: 'data-science',
    degrees: ['ciencia-de-datos', 'ciencia-e-ingenieria-de-datos', 'estadistica', 'matematicas'],
    titles: [],
  },
  ciberseguridad: {
    slug: 'cybersecurity',
    degrees: ['ingenieria-de-la-ciberseguridad', 'ingenieria-informatica', 'ingenieria-telematica'],
    titles: [],
  },
  'inteligencia-artificial': {
    slug: 'artificial-intelligence',
    degrees: ['inteligencia-artificial', 'ingenieria-informatica', 'matematicas'],
    titles: [],
  },
  'diseno-de-interfaces': {
    slug: 'interface-design',
    degrees: ['diseno', 'ingenieria-multimedia', 'ingenieria-informatica'],
    titles: [],
  },
  'redes-y-telecomunicaciones': {
    slug: 'networks-and-telecoms',
    degrees: [
      'ingenieria-telematica',
      'ingenieria-de-tecnologias-de-telecomunicacion',
      'ingenieria-de-computadores',
    ],
    titles: [],
  },
  'desarrollo-web': {
    slug: 'web-development',
    degrees: [],
    titles: ['desarrollo-de-aplicaciones-web'],
  },
  'administracion-de-sistemas': {
    slug: 'systems-administration',
    degrees: [],
    titles: ['administracion-de-sistemas-informaticos-en-red'],
  },
  'soporte-informatico': {
    slug: 'it-support',
    degrees: [],
    titles: [
      'sistemas-microinformaticos-y-redes',
      'administracion-de-sistemas-informaticos-en-red',
    ],
  },
  matematicas: {
    slug: 'mathematics',
    degrees: ['matematicas'],
    titles: [],
  },
  estadistica: {
    slug: 'statistics',
    degrees: ['estadistica', 'estadistica-y-empresa', 'matematicas'],
    titles: [],
  },
  fisica: {
    slug: 'physics',
    degrees: ['fisica'],
    titles: [],
  },
  quimica: {
    slug: 'chemistry',
    degrees: ['quimica'],
    titles: [],
  },
  biologia: {
    slug: 'biology',
    degrees: ['biologia', 'biotecnologia'],
    titles: [],
  },
  bioquimica: {
    slug: 'biochemistry',
    degrees: ['bioquimica', 'biotecnologia'],
    titles: [],
  },
  zoologia: {
    slug: 'zoology',
    degrees: ['biologia', 'ciencias-del-mar'],
    titles: [],
  },
  'investigacion-biomedica': {
    slug: 'biomedical-research',
    degrees: ['ciencias-biomedicas', 'medicina', 'biotecnologia', 'bioquimica'],
    titles: [],
  },
  epidemiologia: {
    slug: 'epidemiology',
    degrees: ['medicina', 'estadistica', 'ciencias-biomedicas'],
    titles: [],
  },
  geologia: {
    slug: 'geology',
    degrees: ['geologia'],
    titles: [],
  },
  'ciencias-ambientales': {
    slug: 'environmental-science',
    degrees: ['ciencias-ambientales', 'ciencias-del-mar', 'ingenieria-ambiental'],
    titles: [],
  },
  'educacion-ambiental': {
    slug: 'environmental-education',
    degrees: ['ciencias-ambientales', 'biologia'],
    titles: ['educacion-y-control-ambiental'],
  },
  'conservacion-forestal': {
    slug: 'forest-conservation',
    degrees: [],
    titles: ['gestion-forestal-y-del-medio-natural'],
  },
  veterinaria: {
    slug: 'veterinary-medicine',
    degrees: ['veterinaria'],
    titles: [],
  },
  'ingenieria-agronomica': {
    slug: 'agricultural-engineering',
    degrees: ['ingenieria-agroalimentaria-y-del-medio-rural', 'ingenieria-agricola'],
    titles: [],
  },
  'tecnologia-de-los-alimentos': {
    slug: 'food-technology',
    degrees: ['ciencia-y-tecnologia-de-los-alimentos', 'enologia'],
    titles: ['procesos-y-calidad-en-la-industria-alimentaria'],
  },
  'ingenieria-forestal': {
    slug: 'forestry',
    degrees: ['ingenieria-forestal-y-del-medio-natural'],
    titles: [],
  },
  'gestion-de-explotaciones-agrarias': {
    slug: 'farm-management',
    degrees: ['ingenieria-agricola', 'ingenieria-agroalimentaria-y-del-medio-rural', 'enologia'],
    titles: ['produccion-agropecuaria', 'ganaderia-y-asistencia-en-sanidad-animal'],
  },
  'asistencia-veterinaria': {
    slug: 'veterinary-assistance',
    degrees: [],
    titles: ['ganaderia-y-asistencia-en-sanidad-animal'],
  },
  jardineria: {
    slug: 'gardening',
    degrees: [],
    titles: ['jardineria-y-floristeria', 'paisajismo-y-medio-rural'],
  },
  'direccion-de-empresas': {
    slug: 'business-management',
    degrees: ['administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'recursos-humanos': {
    slug: 'human-resources',
    degrees: ['relaciones-laborales-y-recursos-humanos', 'psicologia'],
    titles: [],
  },
  'gestion-de-proyectos': {
    slug: 'project-management',
    degrees: ['administracion-y-direccion-de-empresas', 'ingenieria-en-organizacion-industrial'],
    titles: [],
  },
  consultoria: {
    slug: 'consulting',
    degrees: [
      'administracion-y-direccion-de-empresas',
      'ingenieria-en-organizacion-industrial',
      'economia',
    ],
    titles: [],
  },
  sostenibilidad: {
    slug: 'sustainability',
    degrees: [
      'ciencias-ambientales',
      'ingenieria-ambiental',
      'administracion-y-direccion-de-empresas',
    ],
    titles: [],
  },
  'contabilidad-y-auditoria': {
    slug: 'accounting-and-auditing',
    degrees: ['finanzas-y-contabilidad', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'analisis-financiero': {
    slug: 'financial-analysis',
    degrees: ['finanzas-y-contabilidad', 'economia', 'economia-financiera-y-actuarial'],
    titles: [],
  },
  'asesoria-financiera': {
    slug: 'financial-advice',
    degrees: ['finanzas-y-contabilidad', 'economia'],
    titles: [],
  },
  'ciencias-actuariales': {
    slug: 'actuarial-science',
    degrees: ['economia-financiera-y-actuarial', 'estadistica-y-empresa', 'matematicas'],
    titles: [],
  },
  marketing: {
    slug: 'marketing',
    degrees: ['marketing', 'administracion-y-direccion-de-empresas', 'comercio'],
    titles: [],
  },
  'investigacion-de-mercados': {
    slug: 'market-research',
    degrees: ['marketing-e-investigacion-de-mercados', 'estadistica-y-empresa', 'sociologia'],
    titles: [],
  },
  publicidad: {
    slug: 'advertising',
    degrees: ['publicidad-y-relaciones-publicas', 'marketing'],
    titles: [],
  },
  'representacion-de-artistas': {
    slug: 'talent-management',
    degrees: [
      'gestion-cultural',
      'publicidad-y-relaciones-publicas',
      'administracion-y-direccion-de-empresas',
    ],
    titles: [],
  },
  'ventas-en-tienda': {
    slug: 'retail-sales',
    degrees: [],
    titles: [
      'actividades-comerciales',
      'gestion-de-ventas-y-espacios-comerciales',
      'marketing-y-publicidad',
    ],
  },
  'asistencia-de-direccion': {
    slug: 'executive-assistance',
    degrees: [],
    titles: ['asistencia-a-la-direccion'],
  },
  'administracion-contable': {
    slug: 'bookkeeping',
    degrees: [],
    titles: ['administracion-y-finanzas', 'gestion-administrativa'],
  },
  'atencion-al-cliente': {
    slug: 'customer-service',
    degrees: [],
    titles: ['gestion-administrativa', 'actividades-comerciales'],
  },
  'direccion-hotelera': {
    slug: 'hotel-management',
    degrees: ['direccion-hotelera', 'turismo'],
    titles: ['gestion-de-alojamientos-turisticos'],
  },
  'organizacion-de-eventos': {
    slug: 'event-planning',
    degrees: ['protocolo-y-organizacion-de-eventos', 'turismo', 'publicidad-y-relaciones-publicas'],
    titles: ['agencias-de-viajes-y-gestion-de-eventos'],
  },
  'guia-de-turismo': {
    slug: 'tour-guiding',
    degrees: ['turismo', 'historia-del-arte'],
    titles: ['guia-informacion-y-asistencias-turisticas'],
  },
  'recepcion-de-hotel': {
    slug: 'hotel-reception',
    degrees: [],
    titles: ['gestion-de-alojamientos-turisticos'],
  },
  'cocina-y-gastronomia': {
    slug: 'professional-cookery',
    degrees: [],
    titles: ['cocina-y-gastronomia', 'direccion-de-cocina'],
  },
  'panaderia-y-reposteria': {
    slug: 'bakery-and-pastry',
    degrees: [],
    titles: ['panaderia-reposteria-y-confiteria'],
  },
  'servicio-de-restaurante': {
    slug: 'restaurant-service',
    degrees: [],
    titles: ['servicios-en-restauracion'],
  },
  'pilotaje-de-aviones': {
    slug: 'airline-piloting',
    degrees: ['piloto-de-aviacion-comercial', 'gestion-aeronautica'],
    titles: [],
  },
  'marina-mercante': {
    slug: 'merchant-navy',
    degrees: ['nautica-y-transporte-maritimo', 'tecnologias-marinas'],
    titles: ['transporte-maritimo-y-pesca-de-altura'],
  },
  logistica: {
    slug: 'logistics',
    degrees: ['ingenieria-en-organizacion-industrial', 'comercio', 'gestion-aeronautica'],
    titles: ['transporte-y-logistica'],
  },
  'gestion-de-aduanas': {
    slug: 'customs-brokerage',
    degrees: [],
    titles: ['comercio-internacional'],
  },
  'entrenamiento-deportivo': {
    slug: 'sports-coaching',
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte'],
    titles: ['ensenanza-y-animacion-sociodeportiva'],
  },
  'ciencias-del-ejercicio': {
    slug: 'exercise-science',
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte'],
    titles: [],
  },
  'acondicionamiento-fisico': {
    slug: 'fitness-instruction',
    degrees: [],
    titles: ['acondicionamiento-fisico'],
  },
};
