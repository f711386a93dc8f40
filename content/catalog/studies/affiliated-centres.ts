// Made from `data/affiliated-centres-2020-21.csv` by `npm run import`: change the table, and make this again.
import type { UniversityId } from './universities.ts';

export type AffiliatedCentre = {
  readonly university: UniversityId;
  readonly centre: string;
  readonly city: string;
};

/** By the id of the degree. */
export const affiliatedCentres: Readonly<Record<string, readonly AffiliatedCentre[]>> = {
  'administracion-y-direccion-de-empresas': [
    { university: 'pablo-de-olavide', centre: 'Centro Universitario San Isidoro', city: 'Sevilla' },
    {
      university: 'politecnica-de-catalunya',
      centre: 'Centro Universitario Euncet',
      city: 'Barcelona',
    },
    {
      university: 'politecnica-de-catalunya',
      centre: 'Centro Universitario EAE',
      city: 'Barcelona',
    },
    {
      university: 'rovira-i-virgili',
      centre: 'Instituto de Gestión Empresarial y Management (IGEMA)',
      city: 'Barcelona',
    },
    {
      university: 'miguel-hernandez-de-elche',
      centre: 'Escuela Superior de Gestión Comercial y Marketing (ESIC-VALENCIA)',
      city: 'Valencia',
    },
    { university: 'valencia', centre: 'Centro Florida Universitaria', city: 'Catarroja' },
    { university: 'valencia', centre: 'Centro Universitario EDEM', city: 'Valencia' },
    {
      university: 'vigo',
      centre: 'Instituto de Educación Superior Intercontinental de la Empresa (leside)',
      city: 'Vigo',
    },
  ],
  'arquitectura-tecnica': [
    {
      university: 'zaragoza',
      centre: 'Escuela Universitaria Politécnica',
      city: 'La Almunia de Doña Godina',
    },
  ],
  bioinformatica: [
    {
      university: 'pompeu-fabra',
      centre: 'Escuela Superior de Comercio Internacional',
      city: 'Barcelona',
    },
  ],
  'ciencias-de-la-actividad-fisica-y-del-deporte': [
    { university: 'pablo-de-olavide', centre: 'Centro Universitario San Isidoro', city: 'Sevilla' },
    {
      university: 'sevilla',
      centre: 'Centro de Estudios Universitarios Cardenal Spínola',
      city: 'Bormujos',
    },
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    {
      university: 'girona',
      centre: 'Escuela Universitaria del Deporte y la Salud (EUSES)',
      city: 'Salt',
    },
    {
      university: 'lleida',
      centre: 'Instituto Nacional de Educación Física de Cataluña',
      city: 'Lleida',
    },
    {
      university: 'pompeu-fabra',
      centre: 'Escuela Superior de Ciencias de la Salud Tecnocampus',
      city: 'Mataró',
    },
    {
      university: 'rovira-i-virgili',
      centre: "Escuela Universitaria de la Salud y el Deporte Terres de l'Ebre (EUSES-TE)",
      city: 'Tortosa',
    },
  ],
  'comunicacion-audiovisual': [
    { university: 'sevilla', centre: 'Centro Universitario EUSA', city: 'Sevilla' },
  ],
  derecho: [
    { university: 'pablo-de-olavide', centre: 'Centro Universitario San Isidoro', city: 'Sevilla' },
    {
      university: 'sevilla',
      centre: 'Centro de Estudios Universitarios Cardenal Spínola',
      city: 'Bormujos',
    },
  ],
  'direccion-hotelera': [
    {
      university: 'illes-balears',
      centre: 'Escuela Universitaria de Hostelería de las Illes Balears',
      city: 'Palma de Mallorca',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Turismo y Dirección Hotelera',
      city: 'Cerdanyola del Vallès',
    },
  ],
  diseno: [
    {
      university: 'autonoma-de-barcelona',
      centre: 'EINA. Centro Universitario de Diseño y Arte',
      city: 'Barcelona',
    },
    {
      university: 'barcelona',
      centre: 'Centro Universitario Internacional de Barcelona (UNIBA)',
      city: 'Barcelona',
    },
    { university: 'pompeu-fabra', centre: 'Elisava Escuela Superior de Diseño', city: 'Barcelona' },
  ],
  'educacion-infantil': [
    {
      university: 'cadiz',
      centre: 'Centro de Magisterio Virgen de Europa',
      city: 'La Línea de La Concepción',
    },
    { university: 'cordoba', centre: 'Centro Magisterio "Sagrado Corazón"', city: 'Córdoba' },
    { university: 'granada', centre: 'Centro de Magisterio La Inmaculada', city: 'Granada' },
    { university: 'jaen', centre: 'Centro Universitario Sagrada Familia (Úbeda)', city: 'Úbeda' },
    {
      university: 'malaga',
      centre: 'Centro de Magisterio María Inmaculada (Antequera)',
      city: 'Antequera',
    },
    {
      university: 'sevilla',
      centre: 'Centro de Estudios Universitarios Cardenal Spínola',
      city: 'Bormujos',
    },
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    { university: 'oviedo', centre: 'Facultad Padre Ossó', city: 'Oviedo' },
    { university: 'valencia', centre: 'Centro Florida Universitaria', city: 'Catarroja' },
    { university: 'extremadura', centre: 'Centro Universitario Santa Ana', city: 'Almendralejo' },
    {
      university: 'vigo',
      centre: 'Escuela Universitaria de Profesorado de E.G.B. María Sedes Sapientiae',
      city: 'Vigo',
    },
    { university: 'murcia', centre: 'ISEN Centro Universitario', city: 'Cartagena' },
  ],
  'educacion-primaria': [
    {
      university: 'cadiz',
      centre: 'Centro de Magisterio Virgen de Europa',
      city: 'La Línea de La Concepción',
    },
    { university: 'cordoba', centre: 'Centro Magisterio "Sagrado Corazón"', city: 'Córdoba' },
    { university: 'granada', centre: 'Centro de Magisterio La Inmaculada', city: 'Granada' },
    { university: 'jaen', centre: 'Centro Universitario Sagrada Familia (Úbeda)', city: 'Úbeda' },
    {
      university: 'malaga',
      centre: 'Centro de Magisterio María Inmaculada (Antequera)',
      city: 'Antequera',
    },
    {
      university: 'sevilla',
      centre: 'Centro de Estudios Universitarios Cardenal Spínola',
      city: 'Bormujos',
    },
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    { university: 'oviedo', centre: 'Facultad Padre Ossó', city: 'Oviedo' },
    { university: 'valencia', centre: 'Centro Florida Universitaria', city: 'Catarroja' },
    { university: 'extremadura', centre: 'Centro Universitario Santa Ana', city: 'Almendralejo' },
    {
      university: 'vigo',
      centre: 'Escuela Universitaria de Profesorado de E.G.B. María Sedes Sapientiae',
      city: 'Vigo',
    },
    { university: 'murcia', centre: 'ISEN Centro Universitario', city: 'Cartagena' },
  ],
  'educacion-social': [{ university: 'oviedo', centre: 'Facultad Padre Ossó', city: 'Oviedo' }],
  enfermeria: [
    { university: 'cadiz', centre: 'Centro de Enfermería Salus Infirmorum', city: 'Cádiz' },
    {
      university: 'malaga',
      centre: 'Centro de Enfermería Virgen de la Paz (Ronda)',
      city: 'Ronda',
    },
    { university: 'sevilla', centre: 'Centro de Enfermería de la Cruz Roja', city: 'Sevilla' },
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    { university: 'sevilla', centre: 'Centro de Enfermería San Juan de Dios', city: 'Bormujos' },
    {
      university: 'zaragoza',
      centre: 'Escuela Universitaria de Enfermería Hospital General San Jorge',
      city: 'Huesca',
    },
    {
      university: 'zaragoza',
      centre: 'Escuela Universitaria de Enfermería Hospital General Obispo Polanco',
      city: 'Teruel',
    },
    { university: 'oviedo', centre: 'Facultad de Enfermería de Gijón', city: 'Gijón' },
    {
      university: 'la-laguna',
      centre: 'Escuela Universitaria de Enfermería Ntra. Sra. de la Candelaria',
      city: 'Santa Cruz de Tenerife',
    },
    {
      university: 'salamanca',
      centre: 'Escuela Universitaria de Enfermería de Ávila',
      city: 'Ávila',
    },
    {
      university: 'salamanca',
      centre: 'Escuela Universitaria de Enfermería SACYL',
      city: 'Zamora',
    },
    {
      university: 'valladolid',
      centre: 'Escuela Universitaria de Enfermería Dr. Dacio Crespo',
      city: 'Palencia',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Enfermería del Hospital de la Santa Creu i San Pau',
      city: 'Barcelona',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Enfermería y Fisioterapia Gimbernat',
      city: 'Sant Cugat del Vallès',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Enfermería y Terapia Ocupacional de Terrassa',
      city: 'Terrassa',
    },
    {
      university: 'barcelona',
      centre: 'Campus Docent Sant Joan de Déu-Fundación Privada',
      city: 'Barcelona',
    },
    {
      university: 'pompeu-fabra',
      centre: 'Escuela Superior de Enfermería del Mar',
      city: 'Barcelona',
    },
    {
      university: 'pompeu-fabra',
      centre: 'Escuela Superior de Ciencias de la Salud Tecnocampus',
      city: 'Mataró',
    },
    {
      university: 'valencia',
      centre: 'Escuela Universitaria de Enfermería La Fe',
      city: 'Valencia',
    },
    {
      university: 'a-coruna',
      centre: 'Escuela Universitaria de Enfermería A Coruña',
      city: 'A Coruña',
    },
    {
      university: 'santiago-de-compostela',
      centre: 'Escuela Universitaria de Enfermería',
      city: 'Lugo',
    },
    {
      university: 'vigo',
      centre: 'Escuela Universitaria de Enfermería (Ourense)',
      city: 'Ourense',
    },
    { university: 'vigo', centre: 'Escuela Universitaria de Enfermería Meixoeiro', city: 'Vigo' },
    {
      university: 'vigo',
      centre: 'Escuela Universitaria de Enfermería (Pontevedra)',
      city: 'Pontevedra',
    },
    { university: 'vigo', centre: 'Escuela Universitaria de Enfermería Povisa', city: 'Vigo' },
    { university: 'murcia', centre: 'Escuela Universitaria de Enfermería', city: 'Cartagena' },
    {
      university: 'pais-vasco',
      centre: 'Escuela Universitaria de Enfermería de Vitoria-Gasteiz',
      city: 'Vitoria-Gasteiz',
    },
    { university: 'la-rioja', centre: 'Escuela Universitaria de Enfermería', city: 'Logroño' },
  ],
  'finanzas-y-contabilidad': [
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
  ],
  fisioterapia: [
    { university: 'pablo-de-olavide', centre: 'Centro Universitario San Isidoro', city: 'Sevilla' },
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    {
      university: 'cantabria',
      centre: 'Escuela Universitaria de Fisioterapia Gimbernat-Cantabria',
      city: 'Torrelavega',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Enfermería y Fisioterapia Gimbernat',
      city: 'Sant Cugat del Vallès',
    },
    {
      university: 'girona',
      centre: 'Escuela Universitaria del Deporte y la Salud (EUSES)',
      city: 'Salt',
    },
    {
      university: 'pompeu-fabra',
      centre: 'Escuela Superior de Ciencias de la Salud Tecnocampus',
      city: 'Mataró',
    },
    {
      university: 'rovira-i-virgili',
      centre: "Escuela Universitaria de la Salud y el Deporte Terres de l'Ebre (EUSES-TE)",
      city: 'Tortosa',
    },
  ],
  'ingenieria-civil': [
    {
      university: 'zaragoza',
      centre: 'Escuela Universitaria Politécnica',
      city: 'La Almunia de Doña Godina',
    },
  ],
  'ingenieria-de-automocion': [
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria Salesiana de Sarrià',
      city: 'Barcelona',
    },
  ],
  'ingenieria-electronica-industrial-y-automatica': [
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria Salesiana de Sarrià',
      city: 'Barcelona',
    },
    {
      university: 'politecnica-de-valencia',
      centre: 'Centro Florida Universitaria',
      city: 'Catarroja',
    },
  ],
  'ingenieria-en-organizacion-industrial': [
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria Salesiana de Sarrià',
      city: 'Barcelona',
    },
    {
      university: 'politecnica-de-cartagena',
      centre: 'Centro Universitario de la Defensa',
      city: 'San Javier',
    },
  ],
  'ingenieria-mecanica': [
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria Salesiana de Sarrià',
      city: 'Barcelona',
    },
    {
      university: 'politecnica-de-valencia',
      centre: 'Centro Florida Universitaria',
      city: 'Catarroja',
    },
  ],
  'ingenieria-mecatronica': [
    {
      university: 'zaragoza',
      centre: 'Escuela Universitaria Politécnica',
      city: 'La Almunia de Doña Godina',
    },
  ],
  logopedia: [
    {
      university: 'cantabria',
      centre: 'Escuela Universitaria de Fisioterapia Gimbernat-Cantabria',
      city: 'Torrelavega',
    },
  ],
  marketing: [
    { university: 'girona', centre: 'Escuela Universitaria Mediterráneo', city: 'Barcelona' },
    {
      university: 'rovira-i-virgili',
      centre: 'Escuelas de Estudios Superiores ESIC',
      city: 'Barcelona',
    },
  ],
  'nutricion-humana-y-dietetica': [
    {
      university: 'illes-balears',
      centre: 'Escuela Universitaria ADEMA',
      city: 'Palma de Mallorca',
    },
  ],
  odontologia: [
    {
      university: 'illes-balears',
      centre: 'Escuela Universitaria ADEMA',
      city: 'Palma de Mallorca',
    },
  ],
  periodismo: [{ university: 'sevilla', centre: 'Centro Universitario EUSA', city: 'Sevilla' }],
  'piloto-de-aviacion-comercial': [
    {
      university: 'salamanca',
      centre: 'Escuela Aeronáutica Adventia (European College of Aeronautics)',
      city: 'Villagonzalo de Tormes',
    },
    {
      university: 'rovira-i-virgili',
      centre: 'Centro de Estudios Superiores de la Aviación (CESDA)',
      city: 'Reus',
    },
  ],
  'prevencion-y-seguridad-integral': [
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela de Prevención y Seguridad Integral (EPSI)',
      city: 'Cerdanyola del Vallès',
    },
  ],
  'publicidad-y-relaciones-publicas': [
    { university: 'sevilla', centre: 'Centro Universitario EUSA', city: 'Sevilla' },
  ],
  'relaciones-internacionales': [
    { university: 'murcia', centre: 'Facultad de Turismo', city: 'Murcia' },
  ],
  'relaciones-laborales-y-recursos-humanos': [
    { university: 'sevilla', centre: 'Centro Universitario de Osuna', city: 'Osuna' },
    {
      university: 'salamanca',
      centre: 'Escuela Universitaria de Relaciones Laborales',
      city: 'Zamora',
    },
    {
      university: 'lleida',
      centre: 'Escuela Universitaria de Relaciones Laborales',
      city: 'Lleida',
    },
    {
      university: 'alicante',
      centre: 'Escuela Universitaria de Relaciones Laborales',
      city: 'Elda',
    },
    {
      university: 'a-coruna',
      centre: 'Escuela Universitaria de Relaciones Laborales',
      city: 'A Coruña',
    },
    {
      university: 'santiago-de-compostela',
      centre: 'Escuela Universitaria de Relaciones Laborales',
      city: 'Lugo',
    },
  ],
  seguridad: [
    {
      university: 'barcelona',
      centre: 'Instituto de Seguridad Pública de Catalunya',
      city: 'Mollet del Vallès',
    },
    { university: 'murcia', centre: 'ISEN Centro Universitario', city: 'Cartagena' },
  ],
  'terapia-ocupacional': [
    { university: 'oviedo', centre: 'Facultad Padre Ossó', city: 'Oviedo' },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Enfermería y Terapia Ocupacional de Terrassa',
      city: 'Terrassa',
    },
  ],
  'trabajo-social': [
    {
      university: 'leon',
      centre: 'Escuela Universitaria de Trabajo Social Ntra. Sra. del Camino',
      city: 'León',
    },
    { university: 'extremadura', centre: 'Centro Universitario Santa Ana', city: 'Almendralejo' },
    {
      university: 'santiago-de-compostela',
      centre: 'Escuela Universitaria de Trabajo Social',
      city: 'Santiago de Compostela',
    },
  ],
  turismo: [
    { university: 'sevilla', centre: 'Centro Universitario EUSA', city: 'Sevilla' },
    { university: 'zaragoza', centre: 'Escuela Universitaria de Turismo', city: 'Zaragoza' },
    {
      university: 'illes-balears',
      centre: 'Escuela Universitaria de Turismo del Consejo Insular de Eivissa y Formentera',
      city: 'Eivissa',
    },
    {
      university: 'illes-balears',
      centre: 'Escuela Universitaria de Turismo Felipe Moreno',
      city: 'Palma de Mallorca',
    },
    {
      university: 'la-laguna',
      centre: 'Escuela Superior de Turismo Iriarte',
      city: 'Puerto de La Cruz',
    },
    {
      university: 'la-laguna',
      centre: 'Escuela Universitaria de Turismo de Santa Cruz de Tenerife',
      city: 'Santa Cruz de Tenerife',
    },
    {
      university: 'las-palmas-de-gran-canaria',
      centre: 'Escuela Universitaria de Turismo de Lanzarote',
      city: 'Teguise',
    },
    {
      university: 'autonoma-de-barcelona',
      centre: 'Escuela Universitaria de Turismo y Dirección Hotelera',
      city: 'Cerdanyola del Vallès',
    },
    { university: 'barcelona', centre: 'Escuela de Hostelería y Turismo-CETT', city: 'Barcelona' },
    {
      university: 'girona',
      centre: 'Escuela Universitaria de Turismo EUROAULA',
      city: 'Barcelona',
    },
    { university: 'girona', centre: 'Escuela Universitaria Mediterráneo', city: 'Barcelona' },
    { university: 'girona', centre: 'Escuela Universitaria Formatic Barna', city: 'Barcelona' },
    { university: 'valencia', centre: 'Centro Florida Universitaria', city: 'Catarroja' },
    { university: 'murcia', centre: 'Facultad de Turismo', city: 'Murcia' },
  ],
  videojuegos: [
    {
      university: 'politecnica-de-catalunya',
      centre: 'Centro de la Imagen y la Tecnología Multimedia',
      city: 'Terrassa',
    },
  ],
};
