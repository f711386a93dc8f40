import type { Way } from '#domain/admission/rules.ts';
import type { SubjectId } from '#domain/admission/subjects.ts';
import type { Basis } from '#domain/cost/cost.ts';
import type { CostPart } from '#domain/cost/cost-parts.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as result } from './calculator-result.ts';
import { copy as follows } from './situation-follows.ts';

/** What both calculators say once a grade is reckoned or a fold is opened; it comes after the first answer. */
export const copy = {
  follows,
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
  budget: {
    covers: 'Alcanza: sobran {amount} al mes.',
    tight: 'Alcanza justo: pueden faltar hasta {amount} al mes.',
    open: 'Alcanza para lo que se conoce. Faltan precios por preguntar.',
    short: 'Faltan {amount} al mes.',
    shortAtLeast: 'Faltan al menos {amount} al mes.',
    spread: 'Con el primer año repartido en 12 meses.',
    apart: 'Lo que muestras para la visa va aparte.',
    levers: 'Qué lo baja, al mes',
    lever: '{what}: {amount} menos',
    leverCovers: '{what}: {amount} menos, y alcanza',
    unreadable: 'Escribe cuánto al mes, solo con números.',
  },
  sources: 'De dónde sale',
  newTab: 'se abre en otra pestaña',
  checked: 'mirado el {day}',
  stale: 'puede haber cambiado: compruébalo',
  secondary: 'fuente secundaria',
  otherAims: {
    'private-degree': 'Una privada pone su propia prueba o entrevista, sin nota de corte.',
    vocational:
      'La FP no usa esta nota: se entra con el título homologado y según las plazas de cada centro.',
    'language-first': 'Un curso de idioma no pide nota.',
  },
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
  mean: {
    mean: 'Nota media ya convertida a la escala española (de 5 a 10)',
    meanHelp: 'La de tu homologación o acreditación, no la de tu boletín.',
    ib: 'Media de tus asignaturas del IB (de 2 a 7)',
    ibHelp:
      'La media de las notas de tus asignaturas, y a eso se le suma 3, según la Orden EFD/550/2025. Los 45 puntos no cuentan.',
    ibOutside:
      '«{text}» no es una media de 2 a 7. Los 45 puntos del IB no cuentan: suma las notas de tus asignaturas y divide por cuántas son.',
    ucas: 'Puntos UCAS de tus A levels (de 48 a 224)',
    exam: 'Nota media de la fase general de la PAU (de 0 a 10)',
    unknown: 'No la sé todavía',
    unknownHelp: 'Calculamos con todas las posibles y te damos un intervalo.',
    outside:
      '«{text}» no está en esta escala y no la convertimos: hacen falta las tablas del Ministerio. Escribe la media ya convertida, o marca que no la sabes.',
    scale:
      '¿La UNED todavía no te dio una nota? Escribe la de tu colegio y su escala: la línea recta del anexo III de la Orden EFD/550/2025 da lo que puedes esperar. Algunos países tienen una escala propia, y la UNED decide.',
    pass: 'El aprobado de tu sistema',
    top: 'La nota máxima',
    scaleNone: 'El aprobado tiene que ser menor que la nota máxima.',
    ownMean: 'Tu nota media, en esa escala',
    markOutside: '«{text}» no es una nota de 0 a 10.',
  },
  costParts: {
    currency: {
      title: 'Cambiar de moneda o de cambio',
      text: 'Cambio de referencia del {day} ({source}). El de tu banco será otro: si lo sabes, escríbelo.',
      unknown:
        'Para esta moneda no tenemos un cambio de los últimos noventa días. Escribe el de hoy.',
      currency: 'Moneda',
      none: 'Solo euros',
      rate: 'Cuánto vale un euro',
      rateHelp: 'Sin separar los miles: 4500.',
      stale:
        'El cambio que escribiste es del {day}, de hace más de noventa días: escribe el de hoy.',
    },
    text: 'Cada parte, con lo que sabemos y de cuándo es. Si te dieron otra cifra, escríbela: cuenta la tuya.',
    years: '{degree}: {years} años.',
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
    kinds: {
      current: 'confirmado',
      stale: 'de otro año',
      estimated: 'estimado',
      unknown: 'falta',
    },
    estimated: 'Estimamos {amount} {pace}: {basis}.',
    basis: {
      old: 'lo que costaba ({where}); puede haber subido',
      cities: 'lo que se pide en las ciudades que conocemos ({where})',
      madrid: 'lo que cuesta en Madrid, que es lo que conocemos ({where})',
      regions: 'lo que se paga donde sí lo sabemos ({where})',
      same: 'allí pagaba lo mismo quien llega de fuera, y en Valencia, que hacía igual, ya es el doble ({where})',
    } satisfies Record<Basis, string>,
    months: 'Vivir, entre diez y doce meses al año. Cada año, al precio de hoy.',
    byBranch:
      'El precio es el de la rama de tu grado: lo deducimos de los niveles de precios de Madrid (2021-22), que coinciden con los de la Carlos III.',
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
      title: 'Lo que se muestra al consulado, aparte',
      text: 'No es un gasto: es dinero que demuestras tener. El {percent} % del IPREM por cada mes; su último importe comprobado es de {amount} al mes (de {year}). Puede ser menos de lo que vas a gastar, y el alojamiento ya pagado puede contar. Confirma el importe en tu consulado.',
      unknown:
        'No es un gasto: es dinero que demuestras tener. Pregunta el importe en tu consulado.',
    },
  },
  result,
};

export type Copy = Dictionary<typeof copy>;
