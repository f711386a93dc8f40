// How much of the day is spent at a screen. Nobody has counted it: O*NET's table of how work is asks for chairs and for hours on
// one's feet, and none of the editions at hand for screens. So this is our own judgement, by what the tasks of each career
// say, and pages call it that. What stands in neither list is a part of the day.

export type ScreenTime = 'most' | 'part' | 'little';

const most = new Set(
  (
    'abogacia documentacion-sanitaria radiologia subtitulacion-y-estenotipia traduccion-e-interpretacion edicion escritura guion-y-poesia ' +
    'periodismo montaje-audiovisual animacion-y-efectos-visuales direccion-de-arte diseno-grafico diseno-de-interfaces ' +
    'diseno-de-videojuegos diseno-industrial arquitectura delineacion urbanismo geografia economia ciencia-politica ' +
    'ingenieria-informatica ingenieria-naval ingenieria-aeroespacial ingenieria-hidraulica ingenieria-del-transporte ' +
    'desarrollo-de-software desarrollo-web bases-de-datos administracion-de-sistemas redes-y-telecomunicaciones ciberseguridad ' +
    'hacking-etico calidad-de-software inteligencia-artificial inteligencia-de-negocio ciencia-de-datos soporte-informatico ' +
    'matematicas estadistica ciencias-actuariales bioinformatica epidemiologia astronomia meteorologia contabilidad-y-auditoria ' +
    'administracion-contable analisis-financiero bolsa-y-mercados direccion-financiera inspeccion-de-hacienda banca seguros ' +
    'marketing-digital comercio-electronico publicidad investigacion-de-mercados asistencia-de-direccion agencia-de-viajes ' +
    'atencion-al-cliente gestion-de-aduanas gestion-de-proyectos relaciones-laborales administracion-publica control-aereo'
  ).split(' '),
);

const little = new Set(
  (
    'cuidados-auxiliares-de-enfermeria atencion-a-la-dependencia cuidados-en-salud-mental emergencias-sanitarias fisioterapia ' +
    'terapia-ocupacional podologia odontologia asistencia-dental higiene-bucodental cirugia-ortopedica matroneria ' +
    'musicoterapia arteterapia apoyo-educativo educacion-infantil-de-cero-a-tres magisterio-de-educacion-infantil ' +
    'educacion-especial educacion-fisica ensenanza-de-talleres animacion-sociocultural animacion-en-residencias ' +
    'restauracion-de-obras-de-arte extincion-de-incendios socorrismo teologia arte-dramatico danza coreografia ' +
    'interpretacion-musical ceramica ebanisteria joyeria patronaje peluqueria barberia estetica unas ' +
    'maquillaje-y-caracterizacion floristeria escaparatismo albanileria carpinteria soldadura mecanica-de-motos automocion ' +
    'mantenimiento-de-aviones maquinas-navales electricidad fontaneria-y-calefaccion climatizacion instalaciones-solares ' +
    'energia-eolica-mantenimiento jardineria agente-forestal conservacion-forestal educacion-ambiental asistencia-veterinaria ' +
    'ventas-en-tienda guia-de-turismo panaderia-y-reposteria cocina-y-gastronomia servicio-de-restaurante cocteleria ' +
    'tripulante-de-cabina buceo-profesional transporte-por-carretera conduccion-de-trenes entrenamiento-deportivo ' +
    'acondicionamiento-fisico atletismo-y-deporte-profesional'
  ).split(' '),
);

export function screenTime(career: string): ScreenTime {
  if (most.has(career)) return 'most';
  return little.has(career) ? 'little' : 'part';
}
