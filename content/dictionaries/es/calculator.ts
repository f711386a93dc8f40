import type { SubjectId } from '#domain/admission/subjects.ts';
import type { PceKind } from '#domain/admission/pce.ts';
import type { Way } from '#domain/admission/rules.ts';
import type { CityId } from '#content/cost/cities.ts';
import type { Basis } from '#domain/cost/cost.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as price } from './price.ts';
import { copy as about } from './situation.ts';

/** The words of both calculators: what is asked, what counted and why, where nobody knows and who does. */
export const copy = {
  about,
  ways: {
    'homologated-pce': 'Título homologado y PCE de la UNED',
    homologated: 'Título homologado, sin PCE',
    pending: 'Homologación todavía pendiente (con volante)',
    ib: 'Bachillerato Internacional (IB)',
    agreement: 'Título europeo o de un país con acuerdo',
    'a-levels': 'A levels (sistema británico)',
    vocational: 'FP de grado superior española',
    bachillerato: 'Bachillerato español con PAU',
  } satisfies Record<Way, string>,
  subjects: {
    maths: 'Matemáticas',
    'applied-maths': 'Matemáticas Aplicadas a las Ciencias Sociales',
    physics: 'Física',
    chemistry: 'Química',
    biology: 'Biología',
    'technical-drawing': 'Dibujo Técnico',
    business: 'Empresa y Diseño de Modelos de Negocio',
    geography: 'Geografía',
    'art-history': 'Historia del Arte',
    philosophy: 'Historia de la Filosofía',
    'spanish-history': 'Historia de España',
    'spanish-language': 'Lengua Castellana y Literatura',
    english: 'Inglés',
    geology: 'Geología y Ciencias Ambientales',
    technology: 'Tecnología e Ingeniería',
    latin: 'Latín',
    greek: 'Griego',
    french: 'Francés',
    'second-language': 'Segunda lengua extranjera',
    'general-sciences': 'Ciencias Generales',
    'arts-movements': 'Movimientos Culturales y Artísticos',
    'arts-foundations': 'Fundamentos Artísticos',
    'artistic-drawing': 'Dibujo Artístico',
    'applied-drawing': 'Dibujo Técnico aplicado a las artes',
    design: 'Diseño',
    'music-analysis': 'Análisis Musical',
    'performing-arts': 'Artes Escénicas',
    'music-history': 'Historia de la Música y de la Danza',
    drama: 'Literatura Dramática',
    'graphic-techniques': 'Técnicas de Expresión Gráfico-plástica',
    choir: 'Coro y Técnica Vocal',
  } satisfies Record<SubjectId, string>,
  parts: {
    tuition: 'Matrícula',
    fees: 'Tasas de secretaría y seguro escolar',
    room: 'Habitación',
    food: 'Comida',
    transport: 'Transporte',
    insurance: 'Seguro médico',
    journey: 'Viaje de ida y vuelta',
    homologation: 'Homologación del título',
    credential: 'Acreditación de la UNED',
    pce: 'Exámenes PCE',
  } satisfies Record<CostPart, string>,
  form: {
    title: 'Tus datos',
    private:
      'Lo que escribes se queda en este navegador. Solo si guardas tu ruta en una cuenta van con ella la comunidad y si necesitas visado.',
    forget: 'Borrar lo que escribí',
    mean: 'Nota media ya convertida a la escala española (de 5 a 10)',
    meanHelp: 'La de tu homologación o acreditación, no la de tu boletín.',
    ib: 'Media de tus asignaturas del IB (de 2 a 7)',
    ibHelp: 'La media de las notas de tus asignaturas. Los 45 puntos no cuentan.',
    ibOutside:
      '«{text}» no es una media de 2 a 7. Los 45 puntos del IB no cuentan: suma las notas de tus asignaturas y divide por cuántas son.',
    ucas: 'Puntos UCAS de tus A levels (de 48 a 224)',
    exam: 'Nota media de la fase general de la PAU (de 0 a 10)',
    unknown: 'No la sé todavía',
    unknownHelp: 'Calculamos con todas las posibles y te damos un intervalo.',
    outside:
      '«{text}» no está en esta escala y no la convertimos: hacen falta las tablas del Ministerio. Escribe la media ya convertida, o marca que no la sabes.',
    unreadable: 'No entendemos «{text}». Escribe un número, por ejemplo 7,35.',
    markOutside: '«{text}» no es una nota de 0 a 10.',
    required: 'Escribe la nota o marca que no la sabes.',
  },
  marks: {
    title: 'Exámenes de materias',
    pce: 'Tus PCE, hechas o esperadas. Cuentan las de un mismo año: {year}.',
    other:
      'Materias que suman por encima de la nota de acceso, hechas o esperadas. Mira en tu universidad qué exámenes acepta por tu vía.',
    row: 'Materia {n}',
    subject: 'Materia',
    pick: 'Elige una materia',
    mark: 'Nota (de 0 a 10)',
    year: 'Año',
    hoped: 'Es la que espero, todavía no la hice',
    add: 'Añadir una materia',
    remove: 'Quitar la materia {n}',
    offered:
      'Son las PCE de 2026, según un centro colaborador. Si te interesa otra materia u otra lengua (francés, alemán, italiano, portugués), pregunta a UNEDasiss si la examina este año.',
  },
  degrees: {
    title: 'Hasta seis grados',
    region: 'Comunidad',
    degree: 'Añadir un grado',
    pickDegree: 'Elige un grado',
    full: 'Ya tienes seis. Quita uno para añadir otro.',
    remove: 'Quitar {degree}',
    loading: 'Cargando las notas de esta comunidad…',
    failed: 'No llegaron las notas de esta comunidad. Comprueba la conexión.',
    retry: 'Volver a pedirlas',
  },
  result: {
    title: '¿Me alcanza?',
    empty: 'Completa tu título y tu nota media, o marca que no la sabes, y verás tu nota aquí.',
    credential: 'Nota de acceso o credencial',
    between: 'entre {low} y {high}',
    hoped: 'Con notas esperadas: cambia si cambian.',
    diploma: 'Tu título aporta {points}.',
    counted: 'Cuentan {marks}: una décima de cada nota.',
    leftOut: {
      failed: '{subject}, {mark}: no cuenta, hace falta un 5.',
      'other-year': '{subject}, {mark}, de {year}: no cuenta, solo suman las de {counted}.',
      repeated: '{subject}, {mark}: no cuenta, vale tu mejor nota de esa materia.',
      surplus: '{subject}, {mark}: no entra en la credencial, que suma las cuatro mejores.',
    },
    modality: {
      title: 'Te falta la modalidad',
      one: 'En Madrid hacen falta tres PCE aprobadas, una de cada tipo, o una media de 5 entre cuatro. Te falta 1.',
      more: 'En Madrid hacen falta tres PCE aprobadas, una de cada tipo, o una media de 5 entre cuatro. Te faltan {n}.',
      kinds: 'Falta {kinds}.',
      kind: {
        general: 'una general (Lengua, Inglés, Historia de España o Filosofía)',
        modality:
          'una de modalidad (Matemáticas, Latín, Dibujo Artístico o Fundamentos Artísticos)',
        option: 'una de opción (Biología, Química, Física, Geografía, Empresa…)',
      } satisfies Record<PceKind, string>,
      without: 'Sin ella solo queda la convocatoria extraordinaria, después de todos los demás.',
      elsewhere:
        'Algunas universidades piden además tres PCE aprobadas, una de cada tipo (la modalidad). Pregúntalo a la tuya antes de elegir exámenes.',
    },
    noAccess: 'Con menos de un 4 en la fase general la PAU no da acceso, sea cual sea tu media.',
    ask: 'Aquí no damos un número.',
    otherAim: {
      'private-degree':
        'Una universidad privada no usa estas notas de corte: pone su prueba o su entrevista. Pregunta: «¿Qué piden para entrar con mi título, y qué pasa si la homologación no llega a tiempo?» Para una pública, elígela arriba.',
      vocational:
        'La FP no usa la nota de admisión de la universidad. Pregunta al centro o a la consejería de educación: «¿Con qué título y qué nota se entra en este ciclo, y qué plazas hay para títulos de fuera?» Para un grado, elígelo arriba.',
      'language-first':
        'Un curso de idioma no pide nota. La del grado se calcula igual: elígelo arriba cuando quieras verla.',
    },
    needDegree: 'Elige una comunidad y un grado para ver qué nota tendrías.',
    noOffer:
      'No tenemos este grado en las universidades públicas de esta comunidad. Puede existir con otro nombre: búscalo en el registro oficial (RUCT).',
    anyUniversity: 'Todas las universidades del distrito',
    admission: 'Tu nota de admisión',
    weighed: '{subject}: {mark} × {weight} = {adds}',
    weighedNone: 'Ninguna de tus materias pesa en este grado.',
    noWeights:
      'No tenemos comprobado cuánto pesa cada materia aquí. Las materias suman y no restan: si tu nota de acceso ya pasa una nota de corte de abajo, está por encima de la de aquel año. Pregunta a la universidad: «¿Qué materias ponderan en este grado y cuánto, si llego con mi título?»',
    unclear: 'En nuestra fuente no se lee el peso de {subjects}: pregúntalo.',
    cutOff: 'Nota de corte',
    cutOffs: '{year}: {grade}',
    cutOffCentres: '{year}: {grade} ({lowest} en otro campus o grupo)',
    affiliated:
      'Centros adscritos, que no son de la universidad y muchas veces tienen otro precio ({year}): {centres}.',
    onlyAffiliated: 'En sus propios campus no está en la lista más nueva.',
    noCutOff: 'Sin nota de corte comprobada.',
    placesLeft: 'Un 5 quiere decir que sobraron plazas.',
    standing: {
      above: 'Por encima',
      near: 'Cerca',
      below: 'Por debajo',
    },
    standingText: {
      above: 'Por encima de lo que esta nota suele moverse.',
      near: 'Cerca: la nota se mueve tanto como lo que te separa. Puede salir bien o mal.',
      below: 'Por debajo de lo que esta nota suele moverse.',
    },
    standingOpen: 'Según tu media: de «{low}» a «{high}».',
    /** Of cut-off grades, after their name. */
    levels: { five: 'de 5 (sobraron plazas)', above: 'por encima de 5', from: 'desde {from}' },
    movement:
      'Las notas de corte {level}, en {years} años, suelen moverse ±{most} puntos (cuatro de cada cinco).',
    movementOne:
      'Las notas de corte {level}, de un año a otro, suelen moverse ±{most} puntos (cuatro de cada cinco).',
    tooOld: 'No sabemos cuánto se mueve una nota en tantos años.',
    advice: 'La materia que más te ayudaría: {subject}. Con un {mark} sumarías {gain}.',
    adviceNext: 'Después: {subjects}.',
    noAdvice: 'Con las notas que ya tienes, ningún examen más con un {mark} te subiría.',
    hopedMark: 'Nota con la que probamos cada materia',
    needed: {
      reached: 'Para {cutOff}: ya llegas.',
      exams: 'Para {cutOff}: la nota alcanza. Te falta la modalidad.',
      mark: 'Para {cutOff}: un {mark} en {exams} exámenes, con {weighing} entre ellos.',
      one: 'Para {cutOff}: un {mark} en {weighing}.',
      beyond: 'Para {cutOff}: no se llega ni con dieces. Lo más alto sería {most}.',
      bestMean: 'Con la media más alta:',
      worstMean: 'Con la media más baja:',
    },
    beside: {
      title: 'Siempre hay otra puerta',
      vocational:
        'FP de grado superior: dos años, se trabaja con ella y su nota media abre después la universidad.',
      vacancies:
        'Plazas vacantes: al cerrar la primera convocatoria quedan plazas en algunos grados. Pregunta a la universidad cuándo las publica.',
      elsewhere: 'Otra universidad o comunidad: el mismo grado puede pedir varios puntos menos.',
    },
    besideVocational: {
      title: 'Siempre hay otra puerta',
      vocational: 'Después, la universidad: la nota media de un ciclo de grado superior la abre.',
      vacancies:
        'Plazas vacantes: al cerrar el plazo quedan en algunos ciclos. Pregunta al centro o a la consejería.',
      elsewhere: 'Otro centro, otro turno u otra comunidad: el mismo ciclo puede tener plaza.',
    },
    explained: {
      homologated:
        'Sin PCE cada universidad decide. Pregunta: «Tengo el Bachillerato homologado y no hice PCE. ¿Con qué nota y en qué grupo participo?»',
      'homologated-pce':
        'No pudimos comprobar cómo se calcula aquí. Pregunta: «Tengo el Bachillerato homologado y PCE. ¿Cómo se calcula mi nota de admisión?»',
      pending: 'Pregunta a la universidad con qué nota participas mientras llega la homologación.',
      ib: 'La UNED convierte tu nota y la pone en la acreditación.',
      agreement: 'La UNED convierte tu nota y la pone en la acreditación.',
      'a-levels': 'La UNED convierte tu nota y la pone en la acreditación.',
      vocational: 'Pregunta a la universidad cómo cuenta tu título.',
      bachillerato: 'Pregunta a la universidad cómo cuenta tu nota.',
    } satisfies Record<Way, string>,
    madrid:
      'En Madrid, quien tiene el Bachillerato homologado y no hizo PCE compite en un grupo propio (el 6) de la lista, con notas de corte distintas de las que ves aquí.',
    andalusia:
      'Andalucía tiene una fase para extranjeros, con pocas plazas y no en todos los grados. Las fuentes no coinciden en qué nota pide: lee la convocatoria.',
    pending:
      'Mientras la homologación no llega se entra con un 5 provisional en las universidades que lo han publicado; el Defensor del Pueblo cuenta casos en que después no se corrigió. Pídela cuanto antes.',
    office: {
      university: 'Quién lo sabe: la oficina de acceso de la universidad.',
      uned: 'Quién lo sabe: UNEDasiss.',
      ministry: 'Quién lo sabe: el Ministerio de Educación.',
      vocational: 'Quién lo sabe: el centro de FP.',
    },
  },
  cost: {
    ...price,
    title: '¿Cuánto cuesta?',
    text: 'Cada parte, con lo que sabemos y de cuándo es. Si te dieron otra cifra, escríbela: cuenta la tuya.',
    city: 'Ciudad',
    cities: {
      barcelona: 'Barcelona',
      madrid: 'Madrid',
      bilbao: 'Bilbao',
      malaga: 'Málaga',
      valencia: 'Valencia',
      seville: 'Sevilla',
      alicante: 'Alicante',
      zaragoza: 'Zaragoza',
      tarragona: 'Tarragona',
      salamanca: 'Salamanca',
      granada: 'Granada',
      murcia: 'Murcia',
    } satisfies Record<CityId, string>,
    noCity: 'Otra ciudad',
    years: '{degree}: {years} años.',
    part: 'Parte',
    known: 'Lo que sabemos',
    own: 'Tu cifra en euros',
    ask: {
      tuition: 'Pregunta por escrito a la universidad.',
      fees: 'Pregunta a la universidad.',
      room: 'Mira anuncios de tu ciudad.',
      food: 'Pregunta a alguien que viva allí.',
      transport: 'Mira el abono joven de la ciudad.',
      insurance: 'Pide precio a una aseguradora: completo y sin copagos.',
      journey: 'Mira vuelos para tus fechas.',
      homologation: 'Mira la tasa 079 del Ministerio.',
      credential: 'Mira los precios de UNEDasiss.',
      pce: 'Mira los precios de UNEDasiss.',
    } satisfies Record<CostPart, string>,
    ownUnreadable: 'No entendemos «{text}». Escribe euros, por ejemplo 1200.',
    counted: 'tu cifra',
    firstYear: 'El primer año',
    needAnything: 'Elige tu país, qué quieres estudiar o una comunidad, y aquí sale cuánto cuesta.',
    whole: { degree: 'El grado completo', vocational: 'Los dos años del ciclo' },
    atLeast: 'al menos {amount}',
    sum: 'entre {low} y {high}',
    certain: 'De eso, {amount} es seguro.',
    allCertain: 'Todo son cifras de este año o tuyas.',
    without: 'Sin contar lo que nadie nos da: {parts}.',
    ours: 'Lo demás es de otro año o estimación nuestra: cámbialo por tu cifra y el total se ajusta.',
    bar: 'Del total, lo seguro; lo probable; y hasta dónde puede llegar.',
    estimated: 'Estimamos {amount} {pace}: {basis}.',
    basis: {
      old: 'lo que costaba ({where}); puede haber subido',
      cities: 'lo que se pide en las ciudades que conocemos ({where})',
      madrid: 'lo que cuesta en Madrid, que es lo que conocemos ({where})',
      regions: 'lo que se paga donde sí lo sabemos ({where})',
    } satisfies Record<Basis, string>,
    months: 'Vivir, entre diez y doce meses al año. Cada año, al precio de hoy.',
    askTuition:
      'La matrícula, por escrito: «No tengo pasaporte de la UE ni resido en España. ¿Cuánto pagaría por crédito, y por el primer curso completo con las tasas?»',
    askCentre: 'Pregunta por escrito al centro.',
    askCourse: {
      vocational:
        'El precio de la FP, por escrito al centro: «Vengo de fuera de la UE. ¿Cuánto cuesta el ciclo completo, y admiten mi título con la homologación pendiente?»',
      'language-first':
        'El precio del curso, por escrito al centro: «¿Cuánto cuesta el curso completo, cuántas horas son y da derecho a la estancia por estudios?»',
    },
    scholarships: 'Becas: qué sabemos y a quién preguntar',
    show: {
      title: 'Lo que se enseña al consulado, aparte',
      text: 'No es un gasto: es dinero que demuestras tener. El {percent} % del IPREM por cada mes; su último importe comprobado es de {amount} al mes (de {year}). Puede ser menos de lo que vas a gastar, y el alojamiento ya pagado puede contar. Confirma el importe en tu consulado.',
      unknown:
        'No es un gasto: es dinero que demuestras tener. Pregunta el importe en tu consulado.',
    },
    currency: {
      title: 'En tu moneda',
      text: 'No damos un cambio: se mueve cada día. Escribe el de hoy y vale noventa días.',
      currency: 'Moneda',
      none: 'Solo euros',
      rate: 'Cuánto vale un euro',
      rateHelp: 'Sin puntos de miles: 4500 o 20,35.',
      amount: 'unos {amount}, al cambio que escribiste el {day}',
      stale:
        'El cambio que escribiste es del {day}, de hace más de noventa días: escribe el de hoy.',
    },
  },
  sources: 'De dónde sale',
  newTab: 'se abre en otra pestaña',
  checked: 'mirado el {day}',
  stale: 'puede haber cambiado: compruébalo',
  secondary: 'fuente secundaria',
};

export type Copy = Dictionary<typeof copy>;
