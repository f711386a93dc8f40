// What a report and a page say of a career beyond its figures: studies in Spain (our own editorial judgement; there is no
// official table). Keys: ids of `careers.ts`. What only its page says is in `career-page-facts.ts`.

export type CareerDetails = {
  /** Ids of `degrees.ts`. */
  readonly degrees: readonly string[];
  /** Ids of `vocational-titles.ts`. */
  readonly titles: readonly string[];
};

export const careerDetails: Readonly<Record<string, CareerDetails>> = {
  'medicina-de-familia': {
    degrees: ['medicina'],
    titles: [],
  },
  'medicina-interna': {
    degrees: ['medicina'],
    titles: [],
  },
  pediatria: {
    degrees: ['medicina'],
    titles: [],
  },
  psiquiatria: {
    degrees: ['medicina'],
    titles: [],
  },
  odontologia: {
    degrees: ['odontologia'],
    titles: [],
  },
  enfermeria: {
    degrees: ['enfermeria'],
    titles: [],
  },
  matroneria: {
    degrees: ['enfermeria'],
    titles: [],
  },
  'cuidados-auxiliares-de-enfermeria': {
    degrees: [],
    titles: ['cuidados-auxiliares-de-enfermeria'],
  },
  'emergencias-sanitarias': {
    degrees: [],
    titles: ['emergencias-sanitarias'],
  },
  'atencion-a-la-dependencia': {
    degrees: [],
    titles: [
      'atencion-a-personas-en-situacion-de-dependencia',
      'cuidados-auxiliares-de-enfermeria',
    ],
  },
  'cuidados-en-salud-mental': {
    degrees: [],
    titles: [
      'cuidados-auxiliares-de-enfermeria',
      'atencion-a-personas-en-situacion-de-dependencia',
      'integracion-social',
    ],
  },
  fisioterapia: {
    degrees: ['fisioterapia'],
    titles: [],
  },
  'terapia-ocupacional': {
    degrees: ['terapia-ocupacional'],
    titles: [],
  },
  logopedia: {
    degrees: ['logopedia'],
    titles: [],
  },
  podologia: {
    degrees: ['podologia'],
    titles: [],
  },
  'optica-y-optometria': {
    degrees: ['optica-y-optometria'],
    titles: [],
  },
  musicoterapia: {
    degrees: [
      'estudios-superiores-de-musica',
      'historia-y-ciencias-de-la-musica',
      'psicologia',
      'terapia-ocupacional',
    ],
    titles: [],
  },
  arteterapia: {
    degrees: ['bellas-artes', 'psicologia', 'terapia-ocupacional', 'educacion-social'],
    titles: [],
  },
  'atencion-al-paciente': {
    degrees: [],
    titles: ['documentacion-y-administracion-sanitarias'],
  },
  anestesiologia: {
    degrees: ['medicina'],
    titles: [],
  },
  cardiologia: {
    degrees: ['medicina'],
    titles: [],
  },
  'cirugia-ortopedica': {
    degrees: ['medicina'],
    titles: [],
  },
  dermatologia: {
    degrees: ['medicina'],
    titles: [],
  },
  'medicina-de-urgencias': {
    degrees: ['medicina'],
    titles: [],
  },
  neurologia: {
    degrees: ['medicina'],
    titles: [],
  },
  'ginecologia-y-obstetricia': {
    degrees: ['medicina'],
    titles: [],
  },
  radiologia: {
    degrees: ['medicina'],
    titles: [],
  },
  oftalmologia: {
    degrees: ['medicina'],
    titles: [],
  },
  'anatomia-patologica': {
    degrees: ['medicina'],
    titles: [],
  },
  'medicina-deportiva': {
    degrees: ['medicina'],
    titles: [],
  },
  audioprotesis: {
    degrees: [],
    titles: ['audiologia-protesica'],
  },
  ortoprotesis: {
    degrees: [],
    titles: ['ortoprotesis-y-productos-de-apoyo'],
  },
  farmacia: {
    degrees: ['farmacia'],
    titles: [],
  },
  'nutricion-y-dietetica': {
    degrees: ['nutricion-humana-y-dietetica'],
    titles: ['dietetica'],
  },
  'analisis-clinicos': {
    degrees: ['ciencias-biomedicas', 'bioquimica', 'farmacia', 'biologia'],
    titles: [],
  },
  'atencion-en-farmacia': {
    degrees: [],
    titles: ['farmacia-y-parafarmacia'],
  },
  'laboratorio-clinico': {
    degrees: [],
    titles: ['laboratorio-clinico-y-biomedico'],
  },
  'diagnostico-por-imagen': {
    degrees: [],
    titles: ['imagen-para-el-diagnostico-y-medicina-nuclear'],
  },
  'higiene-bucodental': {
    degrees: [],
    titles: ['higiene-bucodental'],
  },
  'protesis-dentales': {
    degrees: [],
    titles: ['protesis-dentales'],
  },
  'documentacion-sanitaria': {
    degrees: [],
    titles: ['documentacion-y-administracion-sanitarias'],
  },
  radioterapia: {
    degrees: [],
    titles: ['radioterapia-y-dosimetria'],
  },
  histologia: {
    degrees: [],
    titles: ['anatomia-patologica-y-citodiagnostico'],
  },
  'asistencia-dental': {
    degrees: [],
    titles: ['cuidados-auxiliares-de-enfermeria'],
  },
  'psicologia-clinica': {
    degrees: ['psicologia'],
    titles: [],
  },
  'psicologia-del-trabajo': {
    degrees: ['psicologia'],
    titles: [],
  },
  'orientacion-educativa': {
    degrees: ['psicologia', 'pedagogia'],
    titles: [],
  },
  'trabajo-social': {
    degrees: ['trabajo-social'],
    titles: [],
  },
  'atencion-a-las-adicciones': {
    degrees: ['educacion-social', 'psicologia', 'trabajo-social'],
    titles: [],
  },
  'reinsercion-social': {
    degrees: ['criminologia', 'trabajo-social', 'educacion-social'],
    titles: [],
  },
  'gestion-de-entidades-sociales': {
    degrees: ['trabajo-social', 'educacion-social', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'integracion-social': {
    degrees: [],
    titles: ['integracion-social'],
  },
  'preparacion-laboral': {
    degrees: ['educacion-social', 'terapia-ocupacional'],
    titles: ['integracion-social'],
  },
  'animacion-sociocultural': {
    degrees: ['educacion-social'],
    titles: ['animacion-sociocultural-y-turistica', 'ensenanza-y-animacion-sociodeportiva'],
  },
  'animacion-en-residencias': {
    degrees: [],
    titles: ['animacion-sociocultural-y-turistica'],
  },
  'ensenanza-de-talleres': {
    degrees: [],
    titles: ['animacion-sociocultural-y-turistica', 'ensenanza-y-animacion-sociodeportiva'],
  },
  'salud-comunitaria': {
    degrees: ['educacion-social', 'trabajo-social', 'enfermeria'],
    titles: ['integracion-social', 'dietetica'],
  },
  neuropsicologia: {
    degrees: ['psicologia'],
    titles: [],
  },
  'psicologia-educativa': {
    degrees: ['psicologia', 'pedagogia'],
    titles: [],
  },
  'captacion-de-fondos': {
    degrees: ['publicidad-y-relaciones-publicas', 'relaciones-internacionales', 'trabajo-social'],
    titles: [],
  },
  'magisterio-de-educacion-infantil': {
    degrees: ['educacion-infantil'],
    titles: [],
  },
  'magisterio-de-educacion-primaria': {
    degrees: ['educacion-primaria'],
    titles: [],
  },
  'profesorado-de-secundaria': {
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
    degrees: ['educacion-primaria', 'educacion-infantil'],
    titles: [],
  },
  'ensenanza-de-idiomas-y-personas-adultas': {
    degrees: [
      'filologia-hispanica',
      'estudios-ingleses',
      'estudios-franceses',
      'lenguas-modernas-y-sus-literaturas',
    ],
    titles: [],
  },
  pedagogia: {
    degrees: ['pedagogia'],
    titles: [],
  },
  'profesorado-de-musica-y-artes': {
    degrees: ['estudios-superiores-de-musica', 'bellas-artes', 'historia-y-ciencias-de-la-musica'],
    titles: [],
  },
  'educacion-infantil-de-cero-a-tres': {
    degrees: [],
    titles: ['educacion-infantil'],
  },
  'docencia-de-formacion-profesional': {
    degrees: ['ingenieria-en-tecnologias-industriales', 'administracion-y-direccion-de-empresas'],
    titles: ['caracterizacion-y-maquillaje-profesional'],
  },
  'apoyo-educativo': {
    degrees: [],
    titles: ['integracion-social', 'atencion-a-personas-en-situacion-de-dependencia'],
  },
  'docencia-universitaria': {
    degrees: ['pedagogia', 'educacion-primaria'],
    titles: [],
  },
  'clases-particulares': {
    degrees: ['educacion-primaria', 'matematicas', 'estudios-ingleses'],
    titles: [],
  },
  abogacia: {
    degrees: ['derecho'],
    titles: [],
  },
  judicatura: {
    degrees: ['derecho'],
    titles: [],
  },
  'mediacion-de-conflictos': {
    degrees: ['derecho', 'trabajo-social', 'psicologia', 'relaciones-laborales-y-recursos-humanos'],
    titles: ['integracion-social'],
  },
  sociologia: {
    degrees: ['sociologia', 'antropologia-social-y-cultural'],
    titles: [],
  },
  'ciencia-politica': {
    degrees: [
      'ciencias-politicas-y-de-la-administracion',
      'relaciones-internacionales',
      'filosofia',
    ],
    titles: [],
  },
  economia: {
    degrees: ['economia'],
    titles: [],
  },
  'gobierno-y-politica': {
    degrees: [
      'ciencias-politicas-y-de-la-administracion',
      'gestion-y-administracion-publica',
      'relaciones-internacionales',
      'derecho',
    ],
    titles: [],
  },
  historia: {
    degrees: ['historia', 'humanidades'],
    titles: [],
  },
  'arqueologia-y-antropologia': {
    degrees: ['arqueologia', 'antropologia-social-y-cultural', 'historia', 'filologia-clasica'],
    titles: [],
  },
  'conservacion-de-museos': {
    degrees: ['historia-del-arte', 'gestion-cultural', 'humanidades'],
    titles: [],
  },
  'restauracion-de-obras-de-arte': {
    degrees: ['conservacion-y-restauracion', 'bellas-artes'],
    titles: [],
  },
  archivos: {
    degrees: ['informacion-y-documentacion', 'historia', 'filologia-clasica'],
    titles: [],
  },
  filosofia: {
    degrees: ['filosofia'],
    titles: [],
  },
  bibliotecologia: {
    degrees: ['informacion-y-documentacion'],
    titles: [],
  },
  teologia: {
    degrees: ['ciencias-de-las-religiones'],
    titles: [],
  },
  'investigacion-criminal': {
    degrees: ['criminologia', 'derecho'],
    titles: [],
  },
  criminalistica: {
    degrees: ['criminologia', 'quimica', 'biologia'],
    titles: [],
  },
  policia: {
    degrees: ['criminologia', 'seguridad'],
    titles: [],
  },
  'extincion-de-incendios': {
    degrees: [],
    titles: ['emergencias-y-proteccion-civil', 'coordinacion-de-emergencias-y-proteccion-civil'],
  },
  'prevencion-de-riesgos-laborales': {
    degrees: ['relaciones-laborales-y-recursos-humanos', 'ingenieria-en-tecnologias-industriales'],
    titles: ['prevencion-de-riesgos-profesionales'],
  },
  'relaciones-internacionales': {
    degrees: ['relaciones-internacionales', 'ciencias-politicas-y-de-la-administracion'],
    titles: [],
  },
  'proteccion-civil': {
    degrees: ['prevencion-y-seguridad-integral', 'seguridad', 'criminologia'],
    titles: ['coordinacion-de-emergencias-y-proteccion-civil'],
  },
  'instituciones-penitenciarias': {
    degrees: [],
    titles: [],
  },
  'aduanas-y-fronteras': {
    degrees: [],
    titles: [],
  },
  'investigacion-privada': {
    degrees: ['criminologia'],
    titles: [],
  },
  'traduccion-e-interpretacion': {
    degrees: [
      'traduccion-e-interpretacion',
      'lenguas-modernas-y-sus-literaturas',
      'estudios-ingleses',
      'estudios-franceses',
    ],
    titles: [],
  },
  edicion: {
    degrees: ['filologia-hispanica', 'periodismo', 'humanidades', 'filologia-clasica'],
    titles: ['diseno-y-edicion-de-publicaciones-impresas-y-multimedia'],
  },
  escritura: {
    degrees: ['filologia-hispanica', 'humanidades', 'periodismo'],
    titles: [],
  },
  'guion-y-poesia': {
    degrees: ['comunicacion-audiovisual', 'filologia-hispanica', 'humanidades', 'filosofia'],
    titles: [],
  },
  periodismo: {
    degrees: ['periodismo', 'comunicacion-audiovisual'],
    titles: [],
  },
  'relaciones-publicas': {
    degrees: [
      'publicidad-y-relaciones-publicas',
      'periodismo',
      'protocolo-y-organizacion-de-eventos',
    ],
    titles: ['marketing-y-publicidad'],
  },
  'direccion-y-produccion-audiovisual': {
    degrees: ['comunicacion-audiovisual'],
    titles: [
      'realizacion-de-proyectos-audiovisuales-y-espectaculos',
      'produccion-de-audiovisuales-y-espectaculos',
    ],
  },
  'montaje-audiovisual': {
    degrees: ['comunicacion-audiovisual'],
    titles: ['realizacion-de-proyectos-audiovisuales-y-espectaculos'],
  },
  sonido: {
    degrees: [],
    titles: ['sonido-para-audiovisuales-y-espectaculos'],
  },
  camara: {
    degrees: [],
    titles: ['iluminacion-captacion-y-tratamiento-de-imagen'],
  },
  fotografia: {
    degrees: ['bellas-artes', 'comunicacion-audiovisual'],
    titles: ['iluminacion-captacion-y-tratamiento-de-imagen', 'fotografia'],
  },
  literatura: {
    degrees: [
      'filologia-hispanica',
      'espanol-lengua-y-literatura',
      'literatura-general-y-comparada',
    ],
    titles: [],
  },
  'lenguas-extranjeras': {
    degrees: ['lenguas-modernas-y-sus-literaturas', 'estudios-ingleses', 'estudios-franceses'],
    titles: [],
  },
  'subtitulacion-y-estenotipia': {
    degrees: ['traduccion-e-interpretacion'],
    titles: ['audiodescripcion-y-subtitulacion'],
  },
  'locucion-y-doblaje': {
    degrees: ['comunicacion-audiovisual'],
    titles: ['audiodescripcion-y-subtitulacion'],
  },
  'interpretacion-musical': {
    degrees: ['estudios-superiores-de-musica'],
    titles: [],
  },
  'composicion-y-direccion-musical': {
    degrees: ['estudios-superiores-de-musica', 'historia-y-ciencias-de-la-musica'],
    titles: [],
  },
  'arte-dramatico': {
    degrees: ['estudios-superiores-de-arte-dramatico'],
    titles: [],
  },
  danza: {
    degrees: ['estudios-superiores-de-danza'],
    titles: [],
  },
  coreografia: {
    degrees: ['estudios-superiores-de-danza'],
    titles: [],
  },
  escenografia: {
    degrees: ['estudios-superiores-de-arte-dramatico', 'bellas-artes', 'diseno'],
    titles: [],
  },
  dj: {
    degrees: [],
    titles: ['video-disc-jockey-y-sonido'],
  },
  iluminacion: {
    degrees: [],
    titles: ['iluminacion-captacion-y-tratamiento-de-imagen'],
  },
  'diseno-grafico': {
    degrees: ['diseno', 'estudios-superiores-de-diseno', 'bellas-artes'],
    titles: ['grafica-publicitaria', 'diseno-y-edicion-de-publicaciones-impresas-y-multimedia'],
  },
  'diseno-industrial': {
    degrees: ['ingenieria-en-diseno-industrial', 'diseno', 'estudios-superiores-de-diseno'],
    titles: ['diseno-en-fabricacion-mecanica'],
  },
  'diseno-de-moda': {
    degrees: ['diseno-de-moda', 'estudios-superiores-de-diseno'],
    titles: ['patronaje-y-moda'],
  },
  'bellas-artes': {
    degrees: ['bellas-artes'],
    titles: [],
  },
  'animacion-y-efectos-visuales': {
    degrees: ['bellas-artes', 'comunicacion-audiovisual', 'ingenieria-multimedia'],
    titles: ['animaciones-3d-juegos-y-entornos-interactivos'],
  },
  'direccion-de-arte': {
    degrees: [
      'bellas-artes',
      'diseno',
      'publicidad-y-relaciones-publicas',
      'comunicacion-audiovisual',
    ],
    titles: [],
  },
  'diseno-de-videojuegos': {
    degrees: ['videojuegos', 'ingenieria-multimedia'],
    titles: [
      'animaciones-3d-juegos-y-entornos-interactivos',
      'desarrollo-de-videojuegos-y-realidad-virtual',
    ],
  },
  'diseno-de-interiores': {
    degrees: ['diseno', 'estudios-superiores-de-diseno', 'fundamentos-de-la-arquitectura'],
    titles: ['gestion-de-ventas-y-espacios-comerciales'],
  },
  escaparatismo: {
    degrees: [],
    titles: ['gestion-de-ventas-y-espacios-comerciales'],
  },
  joyeria: {
    degrees: [],
    titles: [],
  },
  ceramica: {
    degrees: [],
    titles: ['ceramica-artistica'],
  },
  ebanisteria: {
    degrees: [],
    titles: ['carpinteria-y-mueble', 'diseno-y-amueblamiento'],
  },
  patronaje: {
    degrees: [],
    titles: ['patronaje-y-moda', 'confeccion-y-moda'],
  },
  peluqueria: {
    degrees: [],
    titles: ['peluqueria-y-cosmetica-capilar', 'estilismo-y-direccion-de-peluqueria'],
  },
  estetica: {
    degrees: [],
    titles: ['estetica-y-belleza', 'estetica-integral-y-bienestar'],
  },
  'maquillaje-y-caracterizacion': {
    degrees: [],
    titles: ['caracterizacion-y-maquillaje-profesional'],
  },
  floristeria: {
    degrees: [],
    titles: ['jardineria-y-floristeria'],
  },
  barberia: {
    degrees: [],
    titles: ['peluqueria-y-cosmetica-capilar'],
  },
  unas: {
    degrees: [],
    titles: ['estetica-y-belleza'],
  },
  arquitectura: {
    degrees: ['fundamentos-de-la-arquitectura', 'estudios-de-arquitectura'],
    titles: [],
  },
  paisajismo: {
    degrees: [
      'paisajismo',
      'fundamentos-de-la-arquitectura',
      'ingenieria-forestal-y-del-medio-natural',
    ],
    titles: ['paisajismo-y-medio-rural'],
  },
  urbanismo: {
    degrees: [
      'geografia-y-ordenacion-del-territorio',
      'fundamentos-de-la-arquitectura',
      'estudios-de-arquitectura',
      'ingenieria-civil',
    ],
    titles: [],
  },
  'direccion-de-obra': {
    degrees: ['arquitectura-tecnica', 'edificacion', 'ingenieria-civil'],
    titles: [],
  },
  'ingenieria-civil': {
    degrees: ['ingenieria-civil', 'ingenieria-geomatica'],
    titles: [],
  },
  delineacion: {
    degrees: [],
    titles: ['proyectos-de-edificacion', 'proyectos-de-obra-civil'],
  },
  topografia: {
    degrees: [
      'ingenieria-geomatica',
      'ingenieria-en-geoinformacion-y-geomatica',
      'ingenieria-en-geomatica-y-topografia',
    ],
    titles: ['proyectos-de-obra-civil'],
  },
  albanileria: {
    degrees: [],
    titles: ['construccion'],
  },
  carpinteria: {
    degrees: [],
    titles: ['carpinteria-y-mueble', 'instalacion-y-amueblamiento'],
  },
  'ingenieria-mecanica': {
    degrees: ['ingenieria-mecanica', 'ingenieria-en-tecnologias-industriales'],
    titles: [],
  },
  'ingenieria-industrial': {
    degrees: ['ingenieria-en-organizacion-industrial', 'ingenieria-en-tecnologias-industriales'],
    titles: [],
  },
  'ingenieria-quimica': {
    degrees: ['ingenieria-quimica', 'ingenieria-de-materiales'],
    titles: [],
  },
  'ingenieria-aeroespacial': {
    degrees: ['ingenieria-aeroespacial'],
    titles: [],
  },
  'ingenieria-biomedica': {
    degrees: ['ingenieria-biomedica'],
    titles: [],
  },
  robotica: {
    degrees: [
      'ingenieria-electronica-robotica-y-mecatronica',
      'ingenieria-electronica-industrial-y-automatica',
    ],
    titles: [],
  },
  'ingenieria-electrica': {
    degrees: ['ingenieria-electrica', 'ingenieria-de-la-energia'],
    titles: [],
  },
  'ingenieria-electronica': {
    degrees: [
      'ingenieria-electronica-industrial-y-automatica',
      'ingenieria-de-tecnologias-de-telecomunicacion',
      'ingenieria-de-computadores',
    ],
    titles: [],
  },
  'energias-renovables': {
    degrees: ['ingenieria-de-la-energia', 'ingenieria-electrica'],
    titles: ['energias-renovables'],
  },
  nanotecnologia: {
    degrees: ['nanociencia-y-nanotecnologia'],
    titles: [],
  },
  'ingenieria-ambiental': {
    degrees: ['ingenieria-ambiental', 'ingenieria-quimica'],
    titles: [],
  },
  'ingenieria-de-petroleo': {
    degrees: [
      'ingenieria-de-los-recursos-energeticos',
      'ingenieria-de-los-recursos-mineros-y-energeticos',
    ],
    titles: [],
  },
  'ingenieria-de-minas': {
    degrees: [
      'ingenieria-de-tecnologias-mineras',
      'ingenieria-de-los-recursos-mineros',
      'ingenieria-de-los-recursos-mineros-y-energeticos',
    ],
    titles: [],
  },
  'ingenieria-naval': {
    degrees: [
      'ingenieria-naval-y-oceanica',
      'arquitectura-naval-e-ingenieria-maritima',
      'arquitectura-naval-e-ingenieria-de-sistemas-marinos',
    ],
    titles: [],
  },
  'ingenieria-de-materiales': {
    degrees: ['ingenieria-de-materiales'],
    titles: [],
  },
  'ingenieria-de-automocion': {
    degrees: ['ingenieria-de-automocion', 'ingenieria-mecanica'],
    titles: [],
  },
  mecatronica: {
    degrees: ['ingenieria-mecatronica', 'ingenieria-electronica-robotica-y-mecatronica'],
    titles: [],
  },
  'ingenieria-de-telecomunicacion': {
    degrees: [
      'ingenieria-de-tecnologias-de-telecomunicacion',
      'ingenieria-de-tecnologias-y-servicios-de-telecomunicacion',
    ],
    titles: [],
  },
  'ingenieria-del-transporte': {
    degrees: ['ingenieria-civil'],
    titles: [],
  },
  'ingenieria-hidraulica': {
    degrees: ['ingenieria-civil', 'ingenieria-ambiental'],
    titles: [],
  },
  mecanizado: {
    degrees: [],
    titles: ['mecanizado'],
  },
  soldadura: {
    degrees: [],
    titles: ['soldadura-y-caldereria', 'construcciones-metalicas'],
  },
  'robotica-industrial': {
    degrees: [],
    titles: ['automatizacion-y-robotica-industrial'],
  },
  automocion: {
    degrees: [],
    titles: ['electromecanica-de-vehiculos-automoviles', 'automocion'],
  },
  'mantenimiento-de-aviones': {
    degrees: [],
    titles: ['mantenimiento-aeromecanico'],
  },
  'analisis-quimico': {
    degrees: [],
    titles: ['laboratorio-de-analisis-y-de-control-de-calidad'],
  },
  avionica: {
    degrees: [],
    titles: ['mantenimiento-de-sistemas-electronicos-y-avionicos-en-aeronaves'],
  },
  'mecanica-de-motos': {
    degrees: [],
    titles: ['electromecanica-de-vehiculos-automoviles'],
  },
  'mecatronica-industrial': {
    degrees: [],
    titles: ['mecatronica-industrial', 'mantenimiento-electromecanico'],
  },
  cnc: {
    degrees: [],
    titles: ['programacion-de-la-produccion-en-fabricacion-mecanica'],
  },
  electricidad: {
    degrees: [],
    titles: ['instalaciones-electricas-y-automaticas', 'sistemas-electrotecnicos-y-automatizados'],
  },
  'fontaneria-y-calefaccion': {
    degrees: [],
    titles: [
      'instalaciones-de-produccion-de-calor',
      'mantenimiento-de-instalaciones-termicas-y-de-fluidos',
    ],
  },
  'instalaciones-solares': {
    degrees: [],
    titles: ['instalaciones-electricas-y-automaticas', 'energias-renovables'],
  },
  'instalaciones-de-telecomunicaciones': {
    degrees: [],
    titles: [
      'instalaciones-de-telecomunicaciones',
      'sistemas-de-telecomunicaciones-e-informaticos',
    ],
  },
  electromedicina: {
    degrees: [],
    titles: ['electromedicina-clinica'],
  },
  climatizacion: {
    degrees: [],
    titles: [
      'instalaciones-frigorificas-y-de-climatizacion',
      'mantenimiento-de-instalaciones-termicas-y-de-fluidos',
    ],
  },
  'energia-eolica-mantenimiento': {
    degrees: [],
    titles: ['energias-renovables'],
  },
  'desarrollo-de-software': {
    degrees: ['ingenieria-informatica', 'ingenieria-del-software'],
    titles: ['desarrollo-de-aplicaciones-multiplataforma'],
  },
  'ciencia-de-datos': {
    degrees: ['ciencia-de-datos', 'ciencia-e-ingenieria-de-datos', 'estadistica', 'matematicas'],
    titles: [],
  },
  ciberseguridad: {
    degrees: ['ingenieria-de-la-ciberseguridad', 'ingenieria-informatica', 'ingenieria-telematica'],
    titles: ['ciberseguridad-en-entornos-de-las-tecnologias-de-la-informacion'],
  },
  'inteligencia-artificial': {
    degrees: ['inteligencia-artificial', 'ingenieria-informatica', 'matematicas'],
    titles: [],
  },
  'diseno-de-interfaces': {
    degrees: ['diseno', 'ingenieria-multimedia', 'ingenieria-informatica'],
    titles: ['diseno-y-edicion-de-publicaciones-impresas-y-multimedia'],
  },
  'redes-y-telecomunicaciones': {
    degrees: [
      'ingenieria-telematica',
      'ingenieria-de-tecnologias-de-telecomunicacion',
      'ingenieria-de-computadores',
    ],
    titles: ['administracion-de-sistemas-informaticos-en-red'],
  },
  'desarrollo-web': {
    degrees: [],
    titles: ['desarrollo-de-aplicaciones-web'],
  },
  'administracion-de-sistemas': {
    degrees: [],
    titles: ['administracion-de-sistemas-informaticos-en-red'],
  },
  'soporte-informatico': {
    degrees: [],
    titles: [
      'sistemas-microinformaticos-y-redes',
      'administracion-de-sistemas-informaticos-en-red',
    ],
  },
  'ingenieria-informatica': {
    degrees: ['ingenieria-informatica', 'ingenieria-de-computadores'],
    titles: [],
  },
  'bases-de-datos': {
    degrees: ['ingenieria-informatica'],
    titles: ['administracion-de-sistemas-informaticos-en-red'],
  },
  'inteligencia-de-negocio': {
    degrees: ['ciencia-de-datos', 'estadistica-y-empresa'],
    titles: ['inteligencia-artificial-y-big-data'],
  },
  'hacking-etico': {
    degrees: ['ingenieria-de-la-ciberseguridad', 'ingenieria-informatica'],
    titles: ['ciberseguridad-en-entornos-de-las-tecnologias-de-la-informacion'],
  },
  'calidad-de-software': {
    degrees: ['ingenieria-del-software', 'ingenieria-informatica'],
    titles: [],
  },
  matematicas: {
    degrees: ['matematicas'],
    titles: [],
  },
  estadistica: {
    degrees: ['estadistica', 'estadistica-y-empresa', 'matematicas'],
    titles: [],
  },
  fisica: {
    degrees: ['fisica'],
    titles: [],
  },
  quimica: {
    degrees: ['quimica'],
    titles: [],
  },
  biologia: {
    degrees: ['biologia', 'biotecnologia'],
    titles: [],
  },
  bioquimica: {
    degrees: ['bioquimica', 'biotecnologia'],
    titles: [],
  },
  zoologia: {
    degrees: ['biologia', 'ciencias-del-mar'],
    titles: [],
  },
  'investigacion-biomedica': {
    degrees: ['ciencias-biomedicas', 'medicina', 'biotecnologia', 'bioquimica'],
    titles: [],
  },
  epidemiologia: {
    degrees: ['medicina', 'estadistica', 'ciencias-biomedicas'],
    titles: [],
  },
  genetica: {
    degrees: ['genetica', 'biologia', 'bioquimica'],
    titles: [],
  },
  microbiologia: {
    degrees: ['microbiologia', 'biologia', 'biotecnologia'],
    titles: [],
  },
  bioinformatica: {
    degrees: ['bioinformatica', 'biotecnologia', 'ingenieria-informatica'],
    titles: [],
  },
  astronomia: {
    degrees: ['fisica'],
    titles: [],
  },
  geologia: {
    degrees: ['geologia'],
    titles: [],
  },
  'ciencias-ambientales': {
    degrees: ['ciencias-ambientales', 'ciencias-del-mar', 'ingenieria-ambiental'],
    titles: [],
  },
  'educacion-ambiental': {
    degrees: ['ciencias-ambientales', 'biologia'],
    titles: ['educacion-y-control-ambiental'],
  },
  'conservacion-forestal': {
    degrees: [],
    titles: ['gestion-forestal-y-del-medio-natural'],
  },
  meteorologia: {
    degrees: ['fisica', 'ciencias-ambientales'],
    titles: [],
  },
  'hidrologia-y-oceanografia': {
    degrees: ['ciencias-del-mar', 'geologia'],
    titles: [],
  },
  'gestion-del-agua': {
    degrees: ['ciencias-ambientales', 'ingenieria-civil'],
    titles: [],
  },
  geografia: {
    degrees: [
      'geografia-y-ordenacion-del-territorio',
      'geografia',
      'geografia-y-gestion-del-territorio',
    ],
    titles: [],
  },
  'agente-forestal': {
    degrees: [],
    titles: ['gestion-forestal-y-del-medio-natural', 'educacion-y-control-ambiental'],
  },
  veterinaria: {
    degrees: ['veterinaria'],
    titles: [],
  },
  'ingenieria-agronomica': {
    degrees: ['ingenieria-agroalimentaria-y-del-medio-rural', 'ingenieria-agricola'],
    titles: [],
  },
  'tecnologia-de-los-alimentos': {
    degrees: ['ciencia-y-tecnologia-de-los-alimentos', 'enologia'],
    titles: ['procesos-y-calidad-en-la-industria-alimentaria'],
  },
  'ingenieria-forestal': {
    degrees: ['ingenieria-forestal-y-del-medio-natural'],
    titles: [],
  },
  'gestion-de-explotaciones-agrarias': {
    degrees: ['ingenieria-agricola', 'ingenieria-agroalimentaria-y-del-medio-rural', 'enologia'],
    titles: ['produccion-agropecuaria', 'ganaderia-y-asistencia-en-sanidad-animal'],
  },
  'asistencia-veterinaria': {
    degrees: [],
    titles: ['ganaderia-y-asistencia-en-sanidad-animal'],
  },
  jardineria: {
    degrees: [],
    titles: ['jardineria-y-floristeria', 'paisajismo-y-medio-rural'],
  },
  zootecnia: {
    degrees: ['veterinaria', 'ingenieria-agricola'],
    titles: [],
  },
  'direccion-de-empresas': {
    degrees: ['administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'recursos-humanos': {
    degrees: ['relaciones-laborales-y-recursos-humanos', 'psicologia'],
    titles: ['administracion-y-finanzas'],
  },
  'gestion-de-proyectos': {
    degrees: ['administracion-y-direccion-de-empresas', 'ingenieria-en-organizacion-industrial'],
    titles: [],
  },
  consultoria: {
    degrees: [
      'administracion-y-direccion-de-empresas',
      'ingenieria-en-organizacion-industrial',
      'economia',
    ],
    titles: [],
  },
  sostenibilidad: {
    degrees: [
      'ciencias-ambientales',
      'ingenieria-ambiental',
      'administracion-y-direccion-de-empresas',
    ],
    titles: ['quimica-y-salud-ambiental'],
  },
  emprendimiento: {
    degrees: ['administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'relaciones-laborales': {
    degrees: ['relaciones-laborales-y-recursos-humanos'],
    titles: [],
  },
  'contabilidad-y-auditoria': {
    degrees: ['finanzas-y-contabilidad', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'analisis-financiero': {
    degrees: ['finanzas-y-contabilidad', 'economia', 'economia-financiera-y-actuarial'],
    titles: [],
  },
  'asesoria-financiera': {
    degrees: ['finanzas-y-contabilidad', 'economia'],
    titles: [],
  },
  'ciencias-actuariales': {
    degrees: ['economia-financiera-y-actuarial', 'estadistica-y-empresa', 'matematicas'],
    titles: [],
  },
  'inspeccion-de-hacienda': {
    degrees: ['derecho', 'economia', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  'direccion-financiera': {
    degrees: ['finanzas-y-contabilidad', 'administracion-y-direccion-de-empresas'],
    titles: [],
  },
  banca: {
    degrees: ['finanzas-y-contabilidad', 'economia'],
    titles: ['administracion-y-finanzas'],
  },
  'bolsa-y-mercados': {
    degrees: ['economia', 'finanzas-y-contabilidad'],
    titles: [],
  },
  seguros: {
    degrees: ['finanzas-y-contabilidad'],
    titles: [],
  },
  marketing: {
    degrees: ['marketing', 'administracion-y-direccion-de-empresas', 'comercio'],
    titles: ['marketing-y-publicidad'],
  },
  'investigacion-de-mercados': {
    degrees: ['marketing-e-investigacion-de-mercados', 'estadistica-y-empresa', 'sociologia'],
    titles: ['marketing-y-publicidad'],
  },
  publicidad: {
    degrees: ['publicidad-y-relaciones-publicas', 'marketing'],
    titles: ['marketing-y-publicidad'],
  },
  'representacion-de-artistas': {
    degrees: [
      'gestion-cultural',
      'publicidad-y-relaciones-publicas',
      'administracion-y-direccion-de-empresas',
    ],
    titles: [],
  },
  'ventas-en-tienda': {
    degrees: [],
    titles: ['actividades-comerciales', 'gestion-de-ventas-y-espacios-comerciales'],
  },
  'marketing-digital': {
    degrees: ['marketing', 'publicidad-y-relaciones-publicas'],
    titles: [
      'marketing-y-publicidad',
      'posicionamiento-en-buscadores-y-comunicacion-en-redes-sociales',
    ],
  },
  'comercio-electronico': {
    degrees: ['marketing'],
    titles: [
      'posicionamiento-en-buscadores-y-comunicacion-en-redes-sociales',
      'actividades-comerciales',
    ],
  },
  'direccion-comercial': {
    degrees: ['marketing', 'administracion-y-direccion-de-empresas'],
    titles: ['gestion-de-ventas-y-espacios-comerciales'],
  },
  inmobiliaria: {
    degrees: [],
    titles: ['gestion-de-ventas-y-espacios-comerciales'],
  },
  'asistencia-de-direccion': {
    degrees: [],
    titles: ['asistencia-a-la-direccion'],
  },
  'administracion-contable': {
    degrees: [],
    titles: ['administracion-y-finanzas', 'gestion-administrativa'],
  },
  'atencion-al-cliente': {
    degrees: [],
    titles: ['gestion-administrativa', 'actividades-comerciales'],
  },
  'administracion-publica': {
    degrees: ['gestion-y-administracion-publica'],
    titles: [],
  },
  'direccion-hotelera': {
    degrees: ['direccion-hotelera', 'turismo'],
    titles: ['gestion-de-alojamientos-turisticos'],
  },
  'organizacion-de-eventos': {
    degrees: ['protocolo-y-organizacion-de-eventos', 'turismo', 'publicidad-y-relaciones-publicas'],
    titles: ['agencias-de-viajes-y-gestion-de-eventos'],
  },
  'guia-de-turismo': {
    degrees: ['turismo', 'historia-del-arte'],
    titles: ['guia-informacion-y-asistencias-turisticas'],
  },
  'recepcion-de-hotel': {
    degrees: [],
    titles: ['gestion-de-alojamientos-turisticos'],
  },
  'cocina-y-gastronomia': {
    degrees: [],
    titles: ['cocina-y-gastronomia', 'direccion-de-cocina'],
  },
  'panaderia-y-reposteria': {
    degrees: [],
    titles: ['panaderia-reposteria-y-confiteria'],
  },
  'servicio-de-restaurante': {
    degrees: [],
    titles: ['servicios-en-restauracion'],
  },
  'agencia-de-viajes': {
    degrees: ['turismo'],
    titles: ['agencias-de-viajes-y-gestion-de-eventos'],
  },
  cocteleria: {
    degrees: [],
    titles: ['servicios-en-restauracion'],
  },
  'pilotaje-de-aviones': {
    degrees: ['piloto-de-aviacion-comercial', 'gestion-aeronautica'],
    titles: [],
  },
  'marina-mercante': {
    degrees: ['nautica-y-transporte-maritimo', 'tecnologias-marinas'],
    titles: ['transporte-maritimo-y-pesca-de-altura'],
  },
  logistica: {
    degrees: ['ingenieria-en-organizacion-industrial', 'comercio', 'gestion-aeronautica'],
    titles: ['transporte-y-logistica'],
  },
  'gestion-de-aduanas': {
    degrees: [],
    titles: ['comercio-internacional'],
  },
  'comercio-internacional': {
    degrees: ['comercio-internacional', 'comercio', 'administracion-y-direccion-de-empresas'],
    titles: ['comercio-internacional'],
  },
  'tripulante-de-cabina': {
    degrees: [],
    titles: ['servicios-en-restauracion'],
  },
  'control-aereo': {
    degrees: [],
    titles: [],
  },
  'maquinas-navales': {
    degrees: ['tecnologias-marinas', 'marina'],
    titles: [
      'organizacion-del-mantenimiento-de-maquinaria-de-buques-y-embarcaciones',
      'mantenimiento-y-control-de-la-maquinaria-de-buques-y-embarcaciones',
    ],
  },
  'conduccion-de-trenes': {
    degrees: [],
    titles: [],
  },
  'transporte-por-carretera': {
    degrees: [],
    titles: ['conduccion-de-vehiculos-de-transporte-por-carretera'],
  },
  'buceo-profesional': {
    degrees: [],
    titles: ['operaciones-subacuaticas-e-hiperbaricas'],
  },
  'entrenamiento-deportivo': {
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte'],
    titles: ['acondicionamiento-fisico', 'tecnico-deportivo-en-baloncesto'],
  },
  'ciencias-del-ejercicio': {
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte'],
    titles: [],
  },
  'acondicionamiento-fisico': {
    degrees: [],
    titles: ['acondicionamiento-fisico'],
  },
  socorrismo: {
    degrees: [],
    titles: ['guia-en-el-medio-natural-y-de-tiempo-libre'],
  },
  'educacion-fisica': {
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte', 'educacion-primaria'],
    titles: [],
  },
  'atletismo-y-deporte-profesional': {
    degrees: [],
    titles: [],
  },
  'gestion-deportiva': {
    degrees: ['ciencias-de-la-actividad-fisica-y-del-deporte'],
    titles: ['ensenanza-y-animacion-sociodeportiva'],
  },
};
