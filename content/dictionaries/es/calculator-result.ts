import type { PceKind } from '#domain/admission/pce.ts';
import type { Way } from '#domain/admission/rules.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** Of the calculator of admission: whether a grade is enough, what counted and why. */
export const copy = {
  empty: 'Completa tu título y tu nota media, o marca que no la sabes, y verás tu nota aquí.',
  credential: 'Nota de acceso o credencial',
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
      modality: 'una de modalidad (Matemáticas, Latín, Dibujo Artístico o Fundamentos Artísticos)',
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
  failed: 'No llegaron las notas de esta comunidad. Comprueba la conexión.',
  retry: 'Volver a pedirlas',
  placesLeft: 'Un 5 quiere decir que sobraron plazas.',
  firstList: 'La nota de corte más nueva es de la primera lista: en las siguientes suele bajar.',
  standing: {
    above: 'Por encima',
    near: 'Cerca',
    below: 'Por debajo',
    wide: 'No se puede decir',
  },
  /** Of `below`, `near` and `above`; `wide` where the band says too little. */
  standingText: {
    above:
      'Por encima. En {list} entró el último con {cutOff}; le sacas más de lo que esta nota suele moverse (±{most}).',
    near: 'Cerca. En {list} entró el último con {cutOff}, y esta nota suele moverse ±{most}. Puede salir bien o mal.',
    below:
      'Por debajo. En {list} entró el último con {cutOff}: te falta más de lo que esta nota suele moverse (±{most}).',
    wide: 'No se puede decir. La nota más nueva que tenemos es {cutOff}, de {list}, y en tanto tiempo suele moverse ±{most}.',
  },
  list: '{year} ({round})',
  rounds: { first: 'primera lista', last: 'última lista', unsaid: 'no consta qué lista' },
  asked: '{degree}: lo que pidió',
  against:
    'La nota va de 5 a 14: tu promedio más tus exámenes. Cada bandera es una universidad: ahí entró el último en {year}.',
  againstFirst: 'Es de la primera lista; después suele bajar.',
  newer: 'Ya hay lista de {year} ({name}), que aquí no tenemos: mírala',
  affiliatedShort: 'Solo en un centro adscrito',
  complete:
    'Escribe tu título y tu nota media, en la escala de su campo, y aquí sale si te alcanza.',
  aloneShort: 'Con tu nota de acceso sola: las dos materias que pesan pueden sumar hasta 4.',
  alone: {
    short:
      'Es con tu nota de acceso sola: te faltan {missing}, y las dos materias que pesan pueden sumar hasta 4.',
    enough: 'Es con tu nota de acceso sola; las materias solo suman.',
  },
  standingOpen: 'Según tu media, de «{low}» a «{high}» de {cutOff}, que es lo que pidió en {list}.',
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
    reachedAsk:
      'Para {cutOff}: la nota alcanza. Pregunta si además piden tres PCE, una de cada tipo.',
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
  need: {
    one: 'Con un {mark} en {exams} exámenes llegas a lo que pidió.',
    least: 'Con un {mark} en {exams} exámenes llegas a la universidad que menos pidió.',
    all: 'Con un {mark} en {exams} exámenes llegas a todas.',
    mark: 'con un {mark} en cada examen',
    reached: 'ya llegas',
    beyond: 'no se llega ni con dieces',
  },
  scale: {
    asked: 'El último que entró tenía {grades}.',
    own: 'Tu nota: {own}',
    bare: 'Sin exámenes, {own}; con dieces, {grade}',
    more: 'Tu nota: {own}; con dieces, {grade}',
  },
};

export type Copy = Dictionary<typeof copy>;
