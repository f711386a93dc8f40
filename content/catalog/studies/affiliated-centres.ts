// Made from `data/affiliated-centres-2020-21.csv` by `npm run import`: change the table, and make this again.
/** By the id of the degree: `valencia · Catarroja · Centro Florida Universitaria; …`, university, city and centre. */
export const affiliatedCentres: Readonly<Record<string, string>> = {
  'administracion-y-direccion-de-empresas':
    'pablo-de-olavide · Sevilla · Centro Universitario San Isidoro; politecnica-de-catalunya · Barcelona · Centro Universitario Euncet; politecnica-de-catalunya · Barcelona · Centro Universitario EAE; rovira-i-virgili · Barcelona · Instituto de Gestión Empresarial y Management (IGEMA); miguel-hernandez-de-elche · Valencia · Escuela Superior de Gestión Comercial y Marketing (ESIC-VALENCIA); valencia · Catarroja · Centro Florida Universitaria; valencia · Valencia · Centro Universitario EDEM; vigo · Vigo · Instituto de Educación Superior Intercontinental de la Empresa (leside)',
  'arquitectura-tecnica':
    'zaragoza · La Almunia de Doña Godina · Escuela Universitaria Politécnica',
  bioinformatica: 'pompeu-fabra · Barcelona · Escuela Superior de Comercio Internacional',
  'ciencias-de-la-actividad-fisica-y-del-deporte':
    "pablo-de-olavide · Sevilla · Centro Universitario San Isidoro; sevilla · Bormujos · Centro de Estudios Universitarios Cardenal Spínola; sevilla · Osuna · Centro Universitario de Osuna; girona · Salt · Escuela Universitaria del Deporte y la Salud (EUSES); lleida · Lleida · Instituto Nacional de Educación Física de Cataluña; pompeu-fabra · Mataró · Escuela Superior de Ciencias de la Salud Tecnocampus; rovira-i-virgili · Tortosa · Escuela Universitaria de la Salud y el Deporte Terres de l'Ebre (EUSES-TE)",
  'comunicacion-audiovisual': 'sevilla · Sevilla · Centro Universitario EUSA',
  derecho:
    'pablo-de-olavide · Sevilla · Centro Universitario San Isidoro; sevilla · Bormujos · Centro de Estudios Universitarios Cardenal Spínola',
  'direccion-hotelera':
    'illes-balears · Palma de Mallorca · Escuela Universitaria de Hostelería de las Illes Balears; autonoma-de-barcelona · Cerdanyola del Vallès · Escuela Universitaria de Turismo y Dirección Hotelera',
  diseno:
    'autonoma-de-barcelona · Barcelona · EINA. Centro Universitario de Diseño y Arte; barcelona · Barcelona · Centro Universitario Internacional de Barcelona (UNIBA); pompeu-fabra · Barcelona · Elisava Escuela Superior de Diseño',
  'educacion-infantil':
    'cadiz · La Línea de La Concepción · Centro de Magisterio Virgen de Europa; cordoba · Córdoba · Centro Magisterio "Sagrado Corazón"; granada · Granada · Centro de Magisterio La Inmaculada; jaen · Úbeda · Centro Universitario Sagrada Familia (Úbeda); malaga · Antequera · Centro de Magisterio María Inmaculada (Antequera); sevilla · Bormujos · Centro de Estudios Universitarios Cardenal Spínola; sevilla · Osuna · Centro Universitario de Osuna; oviedo · Oviedo · Facultad Padre Ossó; valencia · Catarroja · Centro Florida Universitaria; extremadura · Almendralejo · Centro Universitario Santa Ana; vigo · Vigo · Escuela Universitaria de Profesorado de E.G.B. María Sedes Sapientiae; murcia · Cartagena · ISEN Centro Universitario',
  'educacion-primaria':
    'cadiz · La Línea de La Concepción · Centro de Magisterio Virgen de Europa; cordoba · Córdoba · Centro Magisterio "Sagrado Corazón"; granada · Granada · Centro de Magisterio La Inmaculada; jaen · Úbeda · Centro Universitario Sagrada Familia (Úbeda); malaga · Antequera · Centro de Magisterio María Inmaculada (Antequera); sevilla · Bormujos · Centro de Estudios Universitarios Cardenal Spínola; sevilla · Osuna · Centro Universitario de Osuna; oviedo · Oviedo · Facultad Padre Ossó; valencia · Catarroja · Centro Florida Universitaria; extremadura · Almendralejo · Centro Universitario Santa Ana; vigo · Vigo · Escuela Universitaria de Profesorado de E.G.B. María Sedes Sapientiae; murcia · Cartagena · ISEN Centro Universitario',
  'educacion-social': 'oviedo · Oviedo · Facultad Padre Ossó',
  enfermeria:
    'cadiz · Cádiz · Centro de Enfermería Salus Infirmorum; malaga · Ronda · Centro de Enfermería Virgen de la Paz (Ronda); sevilla · Sevilla · Centro de Enfermería de la Cruz Roja; sevilla · Osuna · Centro Universitario de Osuna; sevilla · Bormujos · Centro de Enfermería San Juan de Dios; zaragoza · Huesca · Escuela Universitaria de Enfermería Hospital General San Jorge; zaragoza · Teruel · Escuela Universitaria de Enfermería Hospital General Obispo Polanco; oviedo · Gijón · Facultad de Enfermería de Gijón; la-laguna · Santa Cruz de Tenerife · Escuela Universitaria de Enfermería Ntra. Sra. de la Candelaria; salamanca · Ávila · Escuela Universitaria de Enfermería de Ávila; salamanca · Zamora · Escuela Universitaria de Enfermería SACYL; valladolid · Palencia · Escuela Universitaria de Enfermería Dr. Dacio Crespo; autonoma-de-barcelona · Barcelona · Escuela Universitaria de Enfermería del Hospital de la Santa Creu i San Pau; autonoma-de-barcelona · Sant Cugat del Vallès · Escuela Universitaria de Enfermería y Fisioterapia Gimbernat; autonoma-de-barcelona · Terrassa · Escuela Universitaria de Enfermería y Terapia Ocupacional de Terrassa; barcelona · Barcelona · Campus Docent Sant Joan de Déu-Fundación Privada; pompeu-fabra · Barcelona · Escuela Superior de Enfermería del Mar; pompeu-fabra · Mataró · Escuela Superior de Ciencias de la Salud Tecnocampus; valencia · Valencia · Escuela Universitaria de Enfermería La Fe; a-coruna · A Coruña · Escuela Universitaria de Enfermería A Coruña; santiago-de-compostela · Lugo · Escuela Universitaria de Enfermería; vigo · Ourense · Escuela Universitaria de Enfermería (Ourense); vigo · Vigo · Escuela Universitaria de Enfermería Meixoeiro; vigo · Pontevedra · Escuela Universitaria de Enfermería (Pontevedra); vigo · Vigo · Escuela Universitaria de Enfermería Povisa; murcia · Cartagena · Escuela Universitaria de Enfermería; pais-vasco · Vitoria-Gasteiz · Escuela Universitaria de Enfermería de Vitoria-Gasteiz; la-rioja · Logroño · Escuela Universitaria de Enfermería',
  'finanzas-y-contabilidad': 'sevilla · Osuna · Centro Universitario de Osuna',
  fisioterapia:
    "pablo-de-olavide · Sevilla · Centro Universitario San Isidoro; sevilla · Osuna · Centro Universitario de Osuna; cantabria · Torrelavega · Escuela Universitaria de Fisioterapia Gimbernat-Cantabria; autonoma-de-barcelona · Sant Cugat del Vallès · Escuela Universitaria de Enfermería y Fisioterapia Gimbernat; girona · Salt · Escuela Universitaria del Deporte y la Salud (EUSES); pompeu-fabra · Mataró · Escuela Superior de Ciencias de la Salud Tecnocampus; rovira-i-virgili · Tortosa · Escuela Universitaria de la Salud y el Deporte Terres de l'Ebre (EUSES-TE)",
  'ingenieria-civil': 'zaragoza · La Almunia de Doña Godina · Escuela Universitaria Politécnica',
  'ingenieria-de-automocion':
    'autonoma-de-barcelona · Barcelona · Escuela Universitaria Salesiana de Sarrià',
  'ingenieria-electronica-industrial-y-automatica':
    'autonoma-de-barcelona · Barcelona · Escuela Universitaria Salesiana de Sarrià; politecnica-de-valencia · Catarroja · Centro Florida Universitaria',
  'ingenieria-en-organizacion-industrial':
    'autonoma-de-barcelona · Barcelona · Escuela Universitaria Salesiana de Sarrià; politecnica-de-cartagena · San Javier · Centro Universitario de la Defensa',
  'ingenieria-mecanica':
    'autonoma-de-barcelona · Barcelona · Escuela Universitaria Salesiana de Sarrià; politecnica-de-valencia · Catarroja · Centro Florida Universitaria',
  'ingenieria-mecatronica':
    'zaragoza · La Almunia de Doña Godina · Escuela Universitaria Politécnica',
  logopedia: 'cantabria · Torrelavega · Escuela Universitaria de Fisioterapia Gimbernat-Cantabria',
  marketing:
    'girona · Barcelona · Escuela Universitaria Mediterráneo; rovira-i-virgili · Barcelona · Escuelas de Estudios Superiores ESIC',
  'nutricion-humana-y-dietetica': 'illes-balears · Palma de Mallorca · Escuela Universitaria ADEMA',
  odontologia: 'illes-balears · Palma de Mallorca · Escuela Universitaria ADEMA',
  periodismo: 'sevilla · Sevilla · Centro Universitario EUSA',
  'piloto-de-aviacion-comercial':
    'salamanca · Villagonzalo de Tormes · Escuela Aeronáutica Adventia (European College of Aeronautics); rovira-i-virgili · Reus · Centro de Estudios Superiores de la Aviación (CESDA)',
  'prevencion-y-seguridad-integral':
    'autonoma-de-barcelona · Cerdanyola del Vallès · Escuela de Prevención y Seguridad Integral (EPSI)',
  'publicidad-y-relaciones-publicas': 'sevilla · Sevilla · Centro Universitario EUSA',
  'relaciones-internacionales': 'murcia · Murcia · Facultad de Turismo',
  'relaciones-laborales-y-recursos-humanos':
    'sevilla · Osuna · Centro Universitario de Osuna; salamanca · Zamora · Escuela Universitaria de Relaciones Laborales; lleida · Lleida · Escuela Universitaria de Relaciones Laborales; alicante · Elda · Escuela Universitaria de Relaciones Laborales; a-coruna · A Coruña · Escuela Universitaria de Relaciones Laborales; santiago-de-compostela · Lugo · Escuela Universitaria de Relaciones Laborales',
  seguridad:
    'barcelona · Mollet del Vallès · Instituto de Seguridad Pública de Catalunya; murcia · Cartagena · ISEN Centro Universitario',
  'terapia-ocupacional':
    'oviedo · Oviedo · Facultad Padre Ossó; autonoma-de-barcelona · Terrassa · Escuela Universitaria de Enfermería y Terapia Ocupacional de Terrassa',
  'trabajo-social':
    'leon · León · Escuela Universitaria de Trabajo Social Ntra. Sra. del Camino; extremadura · Almendralejo · Centro Universitario Santa Ana; santiago-de-compostela · Santiago de Compostela · Escuela Universitaria de Trabajo Social',
  turismo:
    'sevilla · Sevilla · Centro Universitario EUSA; zaragoza · Zaragoza · Escuela Universitaria de Turismo; illes-balears · Eivissa · Escuela Universitaria de Turismo del Consejo Insular de Eivissa y Formentera; illes-balears · Palma de Mallorca · Escuela Universitaria de Turismo Felipe Moreno; la-laguna · Puerto de La Cruz · Escuela Superior de Turismo Iriarte; la-laguna · Santa Cruz de Tenerife · Escuela Universitaria de Turismo de Santa Cruz de Tenerife; las-palmas-de-gran-canaria · Teguise · Escuela Universitaria de Turismo de Lanzarote; autonoma-de-barcelona · Cerdanyola del Vallès · Escuela Universitaria de Turismo y Dirección Hotelera; barcelona · Barcelona · Escuela de Hostelería y Turismo-CETT; girona · Barcelona · Escuela Universitaria de Turismo EUROAULA; girona · Barcelona · Escuela Universitaria Mediterráneo; girona · Barcelona · Escuela Universitaria Formatic Barna; valencia · Catarroja · Centro Florida Universitaria; murcia · Murcia · Facultad de Turismo',
  videojuegos:
    'politecnica-de-catalunya · Terrassa · Centro de la Imagen y la Tecnología Multimedia',
};
