import type { TalkQuestion } from '#domain/report/talk-questions.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What a report says beyond its scores: careers, the tests together, talking at home, answers, comparison. */
export const copy = {
  careers: {
    title: 'Carreras para tus intereses',
    first: 'Carreras para empezar',
    lead: 'Son ideas: ninguna carrera queda descartada por no estar aquí.',
    fields: {
      all: 'El orden mira también lo que más te gusta dentro de cada tipo.',
      some: 'El orden mira también lo que más te gusta dentro de cada tipo. La versión corta no preguntó por todo, así que de eso sabe menos.',
    },
    level: {
      label: 'Qué estudios ver',
      every: 'Todas',
      both: 'Universidad y técnica (FP)',
      university: 'Universidad',
      vocational: 'Técnica (FP)',
    },
    oneByOne: 'Verlas una por una',
    why: 'Por qué salen estas, y cómo se llega',
    others: 'Más carreras por familia: {n}',
    favourites: 'Las que marcaste como interesantes',
    total: 'Carreras que coinciden con este filtro: {total}.',
    ten: 'Mostramos diez: las más estables y la que más se parece de las demás.',
    chance:
      'Con respuestas al azar saldrían unas {chance}: mira qué familias son, más que cuántas carreras.',
    choice:
      'Comparamos la forma de tus seis intereses con la de cada carrera. Mostramos una por familia mientras alcancen. Si repites el test, suele quedarse cerca de la mitad de la lista.',
    thin: {
      title: 'Pocas coincidencias con este filtro',
      text: 'Pocas carreras de este nivel juntan lo que a ti te gusta.',
      elsewhere: 'Con el otro tipo de estudios hay {n}.',
      see: 'Ver universidad y FP',
    },
    near: {
      title: 'Se acercan, sin llegar a coincidir',
      text: 'Se parecen menos, y sirven para empezar a mirar.',
    },
    none: 'Con este filtro no hay ninguna carrera que se parezca lo bastante.',
    flat: 'Con intereses tan parecidos entre sí, una lista de carreras sería casualidad. Lo que sirve ahora es probar.',
    doors: {
      title: 'Una puerta por familia',
      text: 'Abre las tres que más curiosidad te den y cuéntale a alguien qué te llamó de cada una.',
      again: 'Repite el test dentro de dos o tres meses, cuando hayas probado algo nuevo.',
    },
    incomplete:
      'Faltan respuestas para compararte con las carreras. Si repites el test y las contestas, aquí aparecerán.',
    limits:
      'Los intereses no separan bien derecho, historia y economía: mira el plan de estudios y habla con quien trabaje en eso.',
    all: 'Ver todas las carreras',
    refused: 'Las que descartaste',
    known: 'Las que ya conoces',
    list: 'Carreras sugeridas de {family}',
  },
  together: {
    title: 'Los tests, leídos juntos',
    lead: 'Los intereses dicen qué te gusta hacer. Los valores, qué pides a cambio. La personalidad, cómo sueles hacerlo. Ninguno descarta una carrera.',
    clear: 'Tus gustos se distinguen bien: {range} puntos del más alto al más bajo.',
    blurred: 'Tus intereses más altos van muy juntos: míralos todos.',
    whole: 'Ya tienes el mapa completo',
    /** With one test there is nothing to read together yet. */
    alone: 'Para completar el mapa',
    taken: '{n} de 3',
    map: {
      interests: 'Lo que te gusta hacer',
      values: 'Lo que pides a un trabajo, por puntos',
      personality: 'Cómo sueles ser',
    },
    likes: 'Te llama {doings}.',
    likesOpen: 'Tus intereses siguen abiertos.',
    certainty:
      'Los valores son una segunda voz. Si repites ese test, parte de esto puede cambiar; por eso no mueven la lista.',
    weighs: 'Lo que más pesa para ti en un trabajo: {names}.',
    noPriorities: 'Tus valores no marcan prioridades claras.',
    agreeing: 'De las carreras sugeridas, tus valores se inclinan por {names}.',
    differing: 'Mira bien las condiciones de {names}: tus valores piden otra cosa.',
    others: '{n} más',
    noneAgreeing: 'Entre las carreras sugeridas, tus valores no destacan ninguna sobre las demás.',
    traits: 'En personalidad, lo más claro: {names}.',
    noTraits: 'En personalidad, ningún rasgo te salió marcado.',
  },
  talk: {
    title: 'Para hablar en casa',
    send: 'Enviar por WhatsApp',
    lead: 'Cinco preguntas salidas de tu resultado. Cada persona responde primero; después se compara.',
    questions: {
      seen: 'Lo que más me llama es {names}. ¿En qué se me nota?',
      open: 'Este resultado no pone ningún interés por delante. ¿Qué me han visto hacer con ganas, aunque nadie me lo pidiera?',
      tied: 'Entre {names}, ¿a qué me ven dedicando el próximo año, y por qué?',
      rare: 'A pocas personas les gusta a la vez {names}. ¿Conocemos a alguien que lo junte en su trabajo?',
      weighs:
        'Lo que más valoro en un trabajo: {names}. ¿Qué pesó más cuando en casa se eligió trabajo, y qué pesaría hoy?',
      'equal-values':
        'Ningún valor me salió claramente por delante. Si hubiera que renunciar a una cosa de un trabajo, ¿a cuál renunciaría cada quien?',
      'no-values':
        '¿Qué debe tener un trabajo para que valga la pena? Cada persona escribe tres cosas y luego se comparan.',
      careers: 'Me salieron {names}. ¿Conocemos a alguien que trabaje en eso?',
      'few-careers': 'Mi resultado se parece a {names}. ¿Conocemos a alguien que trabaje en eso?',
      someone: '¿A quién de la familia o de los amigos podría acompañar un día en su trabajo?',
      trait:
        'En {trait} el test me sitúa cerca de «{end}». ¿Dónde me pondría cada quien, y por qué?',
      ways: 'Hay caminos por la universidad y por la FP. ¿Qué pensamos de cada uno, y de dónde viene esa idea?',
      doubt: '¿Qué parte de este resultado no se parece a mí?',
      money: '¿Cuánto podemos pagar al año, en qué moneda y durante cuántos años?',
      far: 'Estudiar en España es vivir lejos. ¿Qué nos da ilusión y qué nos preocupa?',
    } satisfies Record<TalkQuestion['key'], string>,
  },
  plan: {
    missing:
      'Este informe va sin tu plan: no pudimos abrirlo. Revisa tu conexión y vuelve a cargar la página.',
  },
  answers: {
    title: 'Mis respuestas, una por una',
    lead: 'Cada respuesta suma de 0 a 4 puntos a su escala. Las marcadas con * se cuentan al revés.',
    short:
      'En la versión corta los puntos de cada escala son una estimación a partir de estas respuestas.',
    question: 'Pregunta',
    answer: 'Respuesta',
    points: 'Suma',
    none: 'Sin respuesta',
  },
  comparison: {
    title: 'Qué cambió desde el {date}',
    text: 'Solo se comparan resultados de la misma versión del test. Un cambio cuenta cuando es tan grande que por azar solo saldría en 1 de cada 20 escalas.',
    scale: 'Escala',
    before: 'Antes',
    after: 'Ahora',
    change: 'Diferencia',
    meaning: 'Lectura',
    real: 'cambio claro',
    noise: 'dentro del margen',
    otherVersion:
      'Tu resultado anterior es de otra versión del test, con otras preguntas: no lo comparamos.',
  },
  take: {
    meeting: 'Preparar la primera reunión con tu asesor',
    title: 'Llévate tu informe',
    text: 'Todo lo de esta página, tu plan si lo guardaste y tus respuestas.',
    name: 'Nombre en el PDF (si quieres)',
    nameHelp: 'Sale en el título y en el nombre del archivo. No se guarda.',
    pdf: 'Descargar PDF',
    making: 'Preparando el PDF…',
    json: 'Datos (JSON)',
    csv: 'Datos (CSV)',
    print: 'Imprimir',
    failed: 'No se pudo preparar el archivo. Revisa tu conexión e inténtalo de nuevo.',
    file: 'informe-faro',
    mail: 'Enviármelo por correo',
    mailing: 'Enviando…',
    mailed: 'Va en camino a {email}. Si no llega en unos minutos, mira en el correo no deseado.',
    mailGuest: 'Con una cuenta también puedes recibirlo por correo y compartirlo.',
    mailUnsaved: 'Aún no está en tu cuenta. Espera a que se envíe y vuelve a intentarlo.',
    mailTooOften: 'Ya lo enviamos hace poco. Espera unos minutos.',
    mailFailed: 'No pudimos enviarlo. Inténtalo en un rato.',
  },
  document: {
    title: 'Informe de orientación vocacional',
    made: 'Intereses: {date}',
    version: 'versión {version} del test, {form}',
    forms: { full: 'completo', short: 'versión corta' },
    printed: 'Informe preparado el {date}',
    page: 'Página {n} de {total}',
    foot: 'Instrumento nuevo y exploratorio. Nadie debería decidir por ti solo con este informe.',
    contents: 'En este informe',
  },
};

export type Copy = Dictionary<typeof copy>;
