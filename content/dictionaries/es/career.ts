import { copy as suggestion } from '#content/dictionaries/es/suggestion.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What stands around every career; its own words are in `content/catalog/`. */
export const copy = {
  head: {
    title: `{career} · ${site.brand}`,
    description:
      '{career}: qué se hace, cómo es un día, si se parece a ti, qué se estudia en España y dónde, y qué carreras tiene cerca.',
  },
  trail: { label: 'Dónde estás', home: 'Inicio', careers: 'Carreras' },
  alsoCalled: 'También se llama: {names}.',
  levels: {
    university: 'Grado universitario',
    vocational: 'Formación profesional (FP)',
    either: 'Grado universitario o FP',
    own: 'Por una vía propia',
  },
  react: suggestion.react,
  compareWith: 'Compara con…',
  bar: {
    label: 'En esta página',
    compare: '¿Va contigo?',
    day: 'Un día',
    tasks: 'Qué se hace',
    settings: 'Cómo es',
    practice: 'Cómo se llega',
    places: 'Dónde',
    related: 'Parecidas',
  },
  compare: {
    title: '¿Se parece a ti?',
    much: 'mucho',
    some: 'algo',
    little: 'poco',
    list: 'Cuánto pide esta profesión de cada interés',
    chart: 'Los seis intereses de {career}',
    description: 'Gráfico hexagonal. {figures} Las cifras están en la tabla.',
    figure: '{name}: {word}.',
    text: 'Haz el test de intereses y verás aquí tu hexágono encima del suyo.',
    action: 'Hacer el test',
    numbers: 'Los números',
    caption: 'Intereses de la profesión según O*NET, de 1 a 7',
    type: 'Tipo',
    value: 'De 1 a 7',
    limits:
      'Decimos «mucho» desde 5 y «poco» por debajo de 3. Las cifras describen la profesión, no a las personas.',
  },
  day: { title: 'Un día cualquiera', note: 'Un ejemplo: cada puesto es distinto.' },
  tasks: 'Qué se hace',
  demands: {
    title: 'Qué se te pide',
    skills: 'Conviene que se te dé bien',
    knowledge: 'Lo que más hace falta saber',
    none: 'O*NET todavía no ha preguntado por esta ocupación qué habilidades pide.',
  },
  settings: {
    title: 'Cómo es el trabajo',
    none: 'O*NET no ha preguntado por lo demás de esta ocupación: si se trabaja de pie, al aire libre o con prisas, pregúntaselo a quien la ejerce.',
    note: 'Según quienes la ejercen en Estados Unidos (O*NET, 2014). Aquí puede cambiar, sobre todo el horario.',
    people: 'Con quién',
    place: 'Dónde',
    body: 'El cuerpo',
    screen: 'La pantalla',
    screens: { most: 'Casi todo el día ante una pantalla', part: 'A ratos', little: 'Poca' },
    screenNote: 'Lo de la pantalla es criterio nuestro: nadie lo ha contado.',
    time: 'El tiempo',
    risks: 'El riesgo',
    contact: {
      'all-day': 'Con gente casi todo el día',
      much: 'Con gente buena parte del día',
      less: 'Muchos ratos a solas o con poca gente alrededor',
    },
    meetsPublic: 'tratas con gente de fuera del equipo',
    meetsAnger: 'a veces te toca gente enojada',
    places: {
      outdoors: 'Al aire libre muchos días, haga el tiempo que haga',
      both: 'Unas veces al aire libre y otras bajo techo',
      indoors: 'Casi siempre bajo techo',
    },
    postures: {
      sitting: 'Más de la mitad del día en una silla',
      standing: 'Más de la mitad del día de pie',
      mixed: 'A ratos de pie, a ratos en una silla',
    },
    usesHands: 'con las manos ocupadas',
    deadlines: {
      daily: 'Plazos apretados casi a diario',
      weekly: 'Plazos apretados algunas veces',
      seldom: 'Pocas prisas',
    },
    schedule: { irregular: 'horario que cambia', regular: 'turnos fijados con tiempo' },
    longWeeks: 'semanas largas',
    noRisks: 'O*NET no destaca ninguno.',
    risk: {
      errors: 'un error puede salir muy caro',
      othersSafety: 'otras personas dependen de tu cuidado',
      disease: 'contacto con enfermedades',
      hazards: 'máquinas o materiales peligrosos',
      heights: 'alturas',
      noise: 'mucho ruido',
    },
  },
  values: {
    title: 'Qué da a quien trabaja en ella',
    text: 'Lo que más da, según O*NET: {names}.',
    least: 'Lo que menos: {least}.',
    none: 'O*NET no ha valorado qué ofrece esta profesión.',
    numbers: 'Los seis valores, en números',
    caption: 'Valores del trabajo en Estados Unidos según O*NET, de 1 a 7',
    value: 'Valor',
    figure: 'De 1 a 7',
  },
  practice: {
    title: 'Para ejercer',
    years: {
      one: 'En total, {years} años de estudios.',
      range: 'En total, de {from} a {to} años de estudios, según el camino.',
    },
    yearsAndMore: {
      one: 'Esos estudios duran {years} años; aparte está lo que pide esta lista.',
      range:
        'Esos estudios duran de {from} a {to} años, según el camino; aparte está lo que pide esta lista.',
    },
    unknownYears: 'Cuántos años lleva depende del camino.',
    hours:
      'La norma estatal le da {hours} horas (RD 546/1995; así seguía en enero de 2026, según Europa Press). Cuántas se dan, y en cuántos cursos, lo fija la comunidad autónoma donde estudies.',
    studies: 'Estudios que preparan para esto:',
    ownWay:
      'No se llega con un grado ni con una FP. Se llega por una vía propia: una licencia, una oposición, una escuela del oficio o la práctica.',
    toPractice: {
      one: 'En total, {years} años hasta poder ejercer.',
      range: 'En total, de {from} a {to} años hasta poder ejercer.',
    },
    outside: 'Sin pasaporte de la Unión Europea: {text}',
    secondary: 'fuente secundaria: compruébalo',
    askOffice:
      'No hemos leído ninguna norma que pida algo más para ejercer, ni que diga que basta con esto. Pregunta al colegio o a la asociación de la profesión en tu comunidad: «¿Hace falta un título concreto, o colegiarse?»',
    askHealth:
      'Es una profesión sanitaria: cuenta con que este título sea obligatorio y con que uno de otro país haya que homologarlo. ¿Colegio? Pregunta a la consejería de sanidad de tu comunidad: «¿Se puede ejercer sin este título, y hay que colegiarse?»',
    foreign: 'Si vienes de otro país, mira antes cómo se reconocen tus estudios.',
    pathway: 'Tu camino desde tu país',
    after: 'Si terminas aquí, mira qué permiso hace falta para quedarse a trabajar.',
    afterStudies: 'Después de los estudios',
  },
  studies: {
    years: '{years} años, {ects} ECTS',
    twoYears: '2 años',
    byRegion: 'duración según la comunidad autónoma',
  },
  places: {
    title: 'Dónde se estudia',
    degrees: 'Grados y estudios superiores',
    titles: 'Formación profesional',
    taught: 'En {universities} (2020).',
    publicOnes: { one: '1 universidad pública', more: '{n} universidades públicas' },
    privateOnes: { one: '1 privada', more: '{n} privadas' },
    places: 'Unas {n} plazas públicas (2020-21).',
    grades: 'Nota más baja para entrar en {year}: de {lowest} a {highest}, según la universidad.',
    grade: 'Nota más baja para entrar en {year}: {lowest}.',
    gradesFromPass:
      'Para entrar en {year}, en alguna universidad bastó aprobar; en la que más pidió, {highest}.',
    affiliated: {
      one: 'Además, 1 centro adscrito, que no es de la universidad: tiene su propia nota y muchas veces otro precio.',
      more: 'Además, {n} centros adscritos, que no son de la universidad: tienen su propia nota y muchas veces otro precio.',
    },
    affiliatedOnly: {
      one: 'De la pública, solo un centro adscrito, que no es de la universidad: tiene su propia nota y muchas veces otro precio.',
      more: 'De la pública, solo {n} centros adscritos, que no son de la universidad: tienen su propia nota y muchas veces otro precio.',
    },
    noLimit: 'En {year} entró en la pública quien aprobó el acceso.',
    noGrades: 'No tenemos notas de entrada.',
    unlisted: 'No está en el registro de 2020 que usamos: míralo en el buscador oficial.',
    ownWay:
      'No contamos ningún grado ni título de FP que lleve hasta aquí. Por dónde se entra está en «Para ejercer».',
    artistic:
      'En conservatorios y escuelas superiores, con prueba de acceso. No hay un registro abierto de plazas ni notas.',
    fold: 'Universidades y ciudades',
    distance: 'a distancia',
    placeGrade: 'nota {grade}',
    isPrivate: 'privada',
    titlesTaught:
      'No hay una lista abierta de todos los centros: búscalos por comunidad en el buscador oficial.',
    noteGrades:
      'Son las últimas notas del cupo general que tenemos de toda España, sobre 14 puntos; cambian cada año.',
    searchDegrees: 'Buscador oficial de títulos universitarios',
    searchTitles: 'Buscador oficial de FP',
    searchArtistic: 'Ministerio de Educación: enseñanzas artísticas',
    editorial: 'Criterio nuestro',
  },
  afterwards: {
    title: 'Cómo va después',
    none: 'No hemos encontrado ninguna estadística oficial de quienes llegan por estos caminos.',
    area: 'De quienes acabaron un grado en «{area}» en 2013-14 ({graduates} personas), cotizaba en España el {year1} % un año después y el {year4} % cuatro años después.',
    residencyYear: 'Ese primer año casi todos preparan el MIR.',
    base: 'Base media de cotización a los cuatro años: {base} al año.',
    all: 'Entre todos los grados: {year1} % y {year4} %, con una base media de {base}.',
    titleBase:
      'De quienes acabaron {title} en 2019-20, a los cuatro años: base media de {base} al año. Solo asalariados a jornada completa.',
    group: 'La tabla los cuenta juntos: {group}.',
    limits:
      'Cuenta a quien cotiza a la Seguridad Social en España, en lo suyo o en otra cosa. No cuenta a quien se fue ni a quien cotiza por una mutualidad. La base de cotización es el sueldo que se declara, con un tope. Son cifras de entonces, no una promesa.',
    source:
      'Ministerio de Universidades, inserción laboral de 2013-14 (2019). FP: Ministerio de Educación, EDUCAbase.',
  },
  tires: 'Lo que cansa',
  grows: 'En qué puede convertirse',
  related: {
    title: 'Carreras cercanas',
    reasons: {
      studies: 'mismos estudios: {study}',
      profile: 'pide intereses muy parecidos',
      onet: 'O*NET las da por cercanas',
      family: 'misma familia',
      field: 'mismo campo',
      none: 'cercana, a nuestro juicio',
    },
    compare: 'Comparar',
    compareLabel: 'Comparar {one} con {other}',
  },
  tries: { title: 'Pruébalo esta semana', text: 'Gratis y con lo que tienes cerca.' },
  sources: {
    title: 'De dónde sale todo esto',
    occupation: 'De la ocupación {code} de O*NET: {parts}.',
    interests: 'intereses, de {month}',
    values: 'valores, de {month}',
    demands: 'habilidades y conocimientos, de mayo de 2025',
    tasks: 'tareas, de mayo de 2025',
    settings: 'cómo es el trabajo, de marzo de 2014',
    studies:
      'Universidades: registro oficial (RUCT), 2020. Plazas y notas: Ministerio de Universidades (SIIU); las de 2021-22, de una copia de su tabla. FP: TodoFP y, de los títulos que no trae, sus decretos (BOE).',
    words:
      'Las descripciones son nuestras; lo que se hace está escrito a partir de las tareas de O*NET.',
    link: 'La ocupación en O*NET OnLine (en inglés)',
  },
};

export type Copy = Dictionary<typeof copy>;
