import { site } from '#content/site.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as quality } from './answering-quality.ts';
import { copy as types } from './riasec-types.ts';

export const copy = {
  head: {
    title: `Tus resultados · ${site.brand}`,
    description:
      'Tus intereses, tus valores y tu personalidad con su margen de error: qué destaca, qué empata, qué significa y qué hacer después.',
  },
  page: {
    eyebrow: 'Lo que salió en tus tests',
    title: 'Tus resultados',
    tabs: {
      label: 'Tus tests',
      names: { interests: 'Intereses', values: 'Valores', personality: 'Personalidad' },
      done: 'hecho',
    },
    loading: 'Buscando tu resultado…',
    saved: 'Tu resultado está guardado',
    savedText: 'Lo encontrarás en tu perfil, en este dispositivo o en cualquier otro.',
    finishedElsewhere:
      'Terminaste este test en otra pestaña o en otro dispositivo. Este es el resultado.',
    notSent: 'Este resultado aún no está en tu cuenta. Está en este dispositivo y se enviará solo.',
    unreachable: 'No pudimos consultar tu cuenta',
    unreachableText:
      'Puede ser tu conexión o nuestro servidor. Lo que ves es lo que hay en este dispositivo; en tu cuenta no se pierde nada.',
    retry: 'Intentarlo de nuevo',
    viewFailed:
      'No se pudo abrir tu resultado. Revisa tu conexión; tus respuestas siguen guardadas.',
    emptyTitle: 'Todavía no hay ningún resultado',
    emptyTexts: {
      interests:
        'Aquí aparecerá tu hexágono de intereses cuando termines el test. Son unos 8 minutos, o 5 en la versión corta.',
      values:
        'Aquí verás qué le pides a un trabajo y en qué cederías antes. Son 30 preguntas y unos 4 minutos.',
      personality:
        'Aquí verás tu lugar en cinco rasgos, sin etiquetas. Son 50 frases y unos 7 minutos.',
    },
    emptyDraft: 'Tienes un test empezado. Cuando lo termines, el resultado aparecerá aquí.',
    emptySignIn: '¿Lo hiciste con tu cuenta? Inicia sesión para verlo.',
    start: 'Hacer el test',
    resume: 'Continuar el test',
    signIn: 'Iniciar sesión',
    unknownVersion:
      'Este resultado es de una versión del test que esta página no conoce. Vuelve a cargar la página.',
  },
  report: {
    made: 'Hecho el {date} ({ago})',
    thisMonth: 'hace menos de un mes',
    shortForm: 'Versión corta',
    method: 'Cómo está hecho este test y cómo se puntúa',
    repeatOld: 'Los intereses cambian con los años. ¿Repetir el test?',
    stands: {
      title: 'Lo que más destaca',
      one: 'Destaca sobre todo: {names}.',
      several: 'Destacan: {names}.',
      afterwards: 'Después: {names}.',
      tie: '{names} están a {margin} puntos o menos: este test no puede decir cuál va primero, y no hace falta saberlo.',
      set: 'Léelo como un conjunto, no como un podio: el orden exacto cambia con facilidad; el grupo que destaca, bastante menos.',
      rare: 'Tus dos primeros intereses están en lados opuestos del hexágono. Es una combinación poco frecuente, no un defecto: busca sitios donde se junten.',
    },
    flat: {
      title: 'Intereses abiertos',
      text: 'Tus seis puntuaciones se parecen mucho. Ningún interés destaca lo suficiente para darte un orden, y no vamos a inventar uno.',
      why: 'Pasa cuando te gustan muchas cosas, cuando todavía conoces pocas o cuando respondiste casi siempre lo mismo.',
      steps: [
        'Mira los seis tipos y quédate con tres actividades que querrías probar este mes.',
        'Pregúntale a alguien que te conoce bien qué te ha visto hacer con ganas.',
        'Repite el test cuando hayas probado algo nuevo.',
      ],
    },
    incomplete: {
      title: 'Faltan respuestas',
      text: 'Con menos de 8 de cada 10 respuestas, un interés no tiene puntuación. Sin completar: {names}.',
      action: 'Por eso no podemos decirte qué destaca. Abajo está lo que sí se puede leer.',
      repeat: 'Repetir el test',
    },
    chart: {
      title: 'Tus seis intereses en el hexágono',
      description: 'La línea une tus puntuaciones; la banda clara es su margen de error. {scores}',
      caption: 'Tus puntuaciones en una tabla',
      type: 'Interés',
      score: 'Puntos',
      range: 'Margen',
      level: 'Nivel',
    },
    scores: {
      title: 'Tus seis puntuaciones',
      score: '{n} de {max} · {band}',
      noScore: 'Sin puntuación: {n} de {of} respuestas',
      prorated: 'Calculado con {n} de {of} respuestas.',
      range: '{low}–{high}',
      bands: { low: 'bajo', medium: 'medio', high: 'alto' },
    },
    types: {
      title: 'Qué significa cada interés',
      enjoys: 'Suele gustar',
      settings: 'Dónde se practica',
      subjects: 'Materias relacionadas',
    },
    meaning: {
      title: 'Cómo leer tu resultado',
      folds: [
        {
          title: 'Qué significan los números',
          text: [
            'Cada interés suma diez actividades, de 0 a 40 puntos: cuanto más alto, más te gustan. «Bajo», «medio» y «alto» son los tres tercios de la escala; no te comparan con nadie, porque todavía no tenemos datos propios para hacerlo.',
            'La banda alrededor de cada puntuación es el margen de error: si repitieras el test mañana, lo normal es que el número se moviera dentro de ella. Por eso dos intereses a 3 puntos o menos cuentan como empate.',
          ],
        },
        {
          title: 'Qué no te dice este test',
          text: [
            'Que te guste algo no quiere decir que tengas facilidad para ello, ni al revés: los intereses no son aptitudes. Una puntuación baja no te cierra ninguna carrera.',
            'Trabajar en lo que te interesa se relaciona poco con estar satisfecho: ρ = .11 en 107 estudios con 38 695 personas (Hoff y otros, 2020). También cuentan los valores, la gente, el sueldo y las condiciones.',
            'Nadie debería decidir por ti solo con este test: ni nosotros, ni una escuela, ni tu familia.',
          ],
        },
        {
          title: 'Cuánta certeza tiene',
          text: [
            'Es un instrumento nuevo y exploratorio, escrito por nosotros a partir del modelo de Holland y sin validar todavía. En simulaciones, un test de 60 preguntas acierta el primer interés en cerca de 78 de cada 100 casos, los tres primeros sin orden en 68, y el orden exacto en 40.',
            'El hexágono es un mapa para pensar. En nuestros cálculos con datos de otro test, encaja peor en adolescentes que en adultos.',
          ],
        },
      ],
    },
    meaningOfShort: {
      title: 'Qué cambia en la versión corta',
      text: [
        'Respondiste solo una parte de las 60 preguntas: tres o cuatro por interés al principio y después las que podían aclarar el orden. Los puntos, de 0 a 40, son una estimación de lo que saldría con las diez de cada interés.',
        'Con menos preguntas el margen de error es mayor, y por eso hay más empates. En simulaciones, los tres intereses más altos están entre los que te nombramos en 77 de cada 100 casos; en la versión completa, en 88.',
      ],
    },
    next: {
      title: 'Tres pasos a partir de aquí',
      careersTitle: 'Mira las carreras',
      careersText:
        'Carreras que se parecen a tus intereses, con la razón de cada una y cómo se estudia en España.',
      careers: 'Ver las carreras',
      saveTitle: 'Guárdalo',
      saveText:
        'Ahora tu resultado solo está en este navegador. Con una cuenta gratis lo tendrás en cualquier dispositivo.',
      save: 'Guardar con una cuenta',
      keptTitle: 'Ya está guardado',
      keptText:
        'Tu resultado está en tu cuenta. Enséñaselo a alguien que te conozca y pregúntale si te reconoce en él.',
      kept: 'Ver mi perfil',
      bookTitle: 'Háblalo con una persona',
      bookText:
        'Una primera sesión gratuita de {n} minutos para entender tu resultado y pensar qué estudiar y dónde.',
      book: 'Reservar los {n} minutos gratis',
      newTab: 'se abre en otra pestaña',
      repeatTitle: 'Prueba algo y repite',
      repeatText:
        'Elige una actividad de un tipo que te llame la atención y hazla este mes. Dentro de medio año, repite el test y compara.',
      repeat: 'Repetir el test',
    },
    history: {
      title: 'Tus resultados anteriores',
      show: 'Ver el del {date}',
      newest: 'Ver el más reciente',
    },
  },
  aboutYou: {
    title: 'Tres preguntas, si quieres',
    text: 'No cambian tu resultado ni lo puntúan. Se guardan en tu perfil y puedes saltarlas todas.',
    textGuest:
      'No cambian tu resultado ni lo puntúan. Se quedan en este navegador y puedes saltarlas todas.',
    country: 'País donde vives',
    otherCountry: 'Otro país',
    age: 'Edad',
    ages: { '14-15': '14 o 15', '16-17': '16 o 17', '18-24': 'De 18 a 24', '25+': '25 o más' },
    level: 'Qué te gustaría estudiar',
    levels: {
      vocational: 'Formación profesional o técnica',
      university: 'Una carrera universitaria',
      postgraduate: 'Un máster o posgrado',
      undecided: 'Todavía no lo sé',
    },
    none: 'Sin respuesta',
    save: 'Guardar',
    reopen: 'Responder las tres preguntas opcionales',
    skip: 'Saltar estas preguntas',
    saved: 'Guardado. Gracias.',
    failed: 'No se pudo guardar. Inténtalo de nuevo cuando tengas conexión.',
  },
  types,
  quality,
};

export type Copy = Dictionary<typeof copy>;
