import type { Dictionary } from '#content/wording/dictionary.ts';

/** How one gets to a career: its studies, where they are taught, how it goes afterwards. */
export const copy = {
  practice: {
    title: 'Para ejercer',
    reach: 'Se llega con {studies}: {years}.',
    degree: 'En España la carrera se llama «grado».',
    helps: 'Se entra con {entry}. Para prepararse ayuda {studies}.',
    way: { degree: 'el ', artistic: 'las ', title: 'la FP de ' },
    oneStudy: 'otro estudio más',
    studies: 'otros {n} estudios',
    more: '¿Hace falta algo más para ejercer?',
    years: {
      one: '{years} años de estudios',
      range: 'de {from} a {to} años de estudios, según el camino',
    },
    yearsAndMore: {
      one: '{years} años de estudios, y además esto',
      range: 'de {from} a {to} años de estudios, según el camino, y además esto',
    },
    unknownYears: 'los años dependen del camino',
    hours:
      '{hours} horas (RD 546/1995; así seguía en enero de 2026, según Europa Press), en los cursos que fije tu comunidad autónoma',
    ownWay:
      'No se llega con un grado ni con una FP. Se llega por una vía propia: una licencia, una oposición, una escuela del oficio o la práctica.',
    toPractice: {
      one: '{years} años hasta poder ejercer',
      range: 'de {from} a {to} años hasta poder ejercer',
    },
    behind: 'Sin pasaporte de la Unión Europea, y dónde está escrito',
    outside: 'Sin pasaporte de la Unión Europea: {text}',
    secondary: 'fuente secundaria: compruébalo',
    askOffice:
      'No hemos leído ninguna norma que pida algo más, ni que diga que basta con esto. Pregunta al colegio o a la asociación de la profesión: «¿Hace falta un título concreto, o colegiarse?»',
    askHealth:
      'Es una profesión sanitaria: cuenta con que este título sea obligatorio y con que uno de otro país haya que homologarlo. Pregunta a la consejería de sanidad: «¿Se puede ejercer sin este título, y hay que colegiarse?»',
    pathway: 'Tu camino a España',
  },
  studies: {
    years: '{years} años, {ects} ECTS',
    twoYears: '2 años',
    byRegion: 'duración según la comunidad autónoma',
  },
  places: {
    title: 'Dónde se estudia',
    others: 'También llevan hasta aquí: {n}',
    moreSites: 'Y {n} sedes más, con notas y lugares',
    aboutTheDegree: 'Más sobre este grado',
    aboutTheTitle: 'Más sobre esta FP',
    taught: 'En {universities} (2020).',
    publicOnes: { one: '1 universidad pública', more: '{n} universidades públicas' },
    privateOnes: { one: '1 privada', more: '{n} privadas' },
    places: 'Unos {n} lugares públicos (2020-21).',
    grades: 'Nota más baja para entrar en {year}: de {lowest} a {highest}, según la universidad.',
    gradesListed: 'Nota más baja para entrar en {year}, donde se publica: de {lowest} a {highest}.',
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
      'En conservatorios y escuelas superiores, con prueba de acceso. No hay un registro abierto de lugares ni notas.',
    distance: 'a distancia',
    placeGrade: 'nota {grade} en {year}',
    noLimitThere: 'sin límite en {year}',
    isPrivate: 'privada',
  },
  afterwards: {
    stay: 'Quedarse a trabajar después',
    title: 'Cómo va después',
    none: 'No hemos encontrado ninguna estadística oficial de quienes llegan por estos caminos.',
    newer:
      'De quienes acabaron un grado en «{area}» en {cohort}, cotizaba en España el {year4} % cuatro años después.',
    newerAll:
      'Entre todos los grados de {cohort}: {year4} % a los cuatro años, con una base media de {base}.',
    area: 'De quienes acabaron un grado en «{area}» en 2013-14 ({graduates} personas), cotizaba en España el {year1} % un año después y el {year4} % cuatro años después.',
    residencyYear: 'Ese primer año casi todos preparan el MIR.',
    base: 'Base media de cotización a los cuatro años: {base} al año.',
    all: 'Entre todos los grados de 2013-14: {year1} % y {year4} %, con una base media de {base}.',
    titleBase:
      'De quienes acabaron {title} en 2019-20, a los cuatro años: base media de {base} al año. Solo asalariados a jornada completa.',
    group: 'La tabla los cuenta juntos: {group}.',
    limits:
      'Cuenta a quien cotiza a la Seguridad Social en España, en lo suyo o en otra cosa. No cuenta a quien se fue ni a quien cotiza por una mutualidad. La base de cotización es el sueldo que se declara, con un tope. Son cifras de entonces, no una promesa.',
    source:
      'Ministerio de Universidades, inserción laboral de 2013-14 (2019). 2017-18 y 2018-19: datos del Ministerio según la Fundación CYD, en la prensa de 2024 y 2025 (fuente secundaria). FP: Ministerio de Educación, EDUCAbase.',
  },
};

export type Copy = Dictionary<typeof copy>;
