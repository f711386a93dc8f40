import { namesIn } from '#content/instruments/registry.ts';
import { copy as interests } from '#content/instruments/interests/words/es/types.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = {
  head: {
    title: `Resultados de investigación · ${site.brand}`,
    description:
      'Qué sabemos de nuestros tests, con qué datos y con qué reglas: fiabilidad, hexágono de Holland y límites, comparados con una muestra publicada.',
  },
  eyebrow: 'Investigación',
  title: 'Qué sabemos de nuestros tests',
  lead: 'Un test que pide tu confianza tiene que mostrar si funciona. Aquí está lo que se puede decir, con qué datos y con qué límites, también cuando no nos favorece.',
  studied: {
    title: 'Qué se estudia y cómo',
    points: [
      'Solo entran personas que dieron un permiso aparte para investigación, y solo mientras lo mantienen.',
      'De cada persona, su último test completo en la versión larga. Quedan fuera los que muestran dos o más señales de respuestas sin atención.',
      'Fiabilidad: alfa de Cronbach de cada escala, cuánto van juntas sus preguntas.',
      'El hexágono: de las 72 relaciones de orden que predice la teoría de Holland, cuántas se cumplen. El índice va de −1 a 1; p dice con qué frecuencia saldría igual de bien con los tipos puestos al azar, entre los 720 órdenes posibles.',
      'Primer interés: el tipo que queda claramente por delante de los demás. Si hay empate, se cuenta como empate.',
    ],
  },
  release: {
    title: 'La última publicación',
    loading: 'Consultando si hay una publicación…',
    needsScript:
      'La última publicación se carga con JavaScript. El resto de esta página no lo necesita.',
    none: 'Todavía no hay ninguna. Hacen falta al menos 300 personas que acepten participar, y hasta entonces no mostramos cifras propias. Abajo está el método y una muestra publicada, para comparar cuando las haya.',
    unreachable: 'No pudimos consultar si hay una publicación.',
    retry: 'Intentarlo de nuevo',
    synthetic:
      'Datos inventados para una demostración. Estas personas no existen y las cifras no dicen nada de nuestros tests.',
    facts: '{n} personas, del {from} al {to}. Las cantidades están redondeadas a múltiplos de 5.',
    scales: 'Media, desviación y fiabilidad de cada escala',
    scale: 'Escala',
    mean: 'Media',
    deviation: 'Desviación',
    alpha: 'Alfa',
    correlations: 'Correlaciones entre escalas',
    order:
      'Se cumplen {met} de {predictions} predicciones, {tied} quedan empatadas y {violated} no se cumplen: índice {index}, p = {p}.',
    byAge: 'Primer interés por edad',
    byCountry: 'Primer interés por país',
    group: 'Grupo',
    tied: 'Empate',
    others: 'Otros, o no lo dijeron',
    total: 'Total',
    hidden: 'oculto',
    hiddenNote:
      'Datos de la publicación del {asOf}. «Oculto»: menos de {k} personas, o un grupo que las delataría.',
    tooFew: 'Todavía no hay grupos lo bastante grandes para mostrar edades o países.',
    download: 'Descargar las tablas (CSV)',
    file: 'investigacion',
  },
  table: 'Ver los datos en una tabla',
  instruments: namesIn('es', 'published'),
  sample: {
    types: interests,
    title: 'Con qué comparar: una muestra publicada',
    text: [
      'Mientras no hay datos propios, esto es lo que da un formulario parecido: 48 preguntas de dominio público, ocho por tipo, respondidas por {n} personas, la mayoría en Estados Unidos. Las cuentas son nuestras; las respuestas se publicaron sin una licencia expresa.',
      'No es nuestro test ni son nuestras personas: sirve de referencia, no de prueba.',
    ],
    alphas: 'Fiabilidad en la muestra publicada',
    correlations: 'Correlaciones entre los seis tipos en la muestra publicada',
    order:
      'En esa muestra se cumplen {met} de 72 predicciones: índice {index}, p = {p}. Solo con personas de 13 a 17 años, el índice baja a {teenagers}.',
    healthy: 'Una muestra sana suele quedar entre 0,6 y 1.',
  },
  rules: {
    title: 'Las reglas que nos ponemos',
    points: [
      'Ninguna casilla con menos de 10 personas, y se ocultan otras para que no se pueda deducir restando.',
      'Las cantidades se redondean a múltiplos de 5 y los grupos pequeños se juntan.',
      'Una publicación nueva sale solo si cada cifra que cambia lo hace por al menos 10 personas: así no se puede restar una de otra.',
      'Lo publicado no se cambia. Quien retira su permiso deja de contar desde la publicación siguiente.',
      'Aquí no hay búsquedas a medida ni textos escritos por nadie.',
    ],
  },
  limits: {
    title: 'Lo que no se puede concluir',
    points: [
      'Quienes participan se eligen a sí mismos: no representan a un país ni a una edad.',
      'Una fiabilidad alta no prueba que el test mida lo que dice. Con un 10 % de respuestas descuidadas, en nuestras cuentas el índice del hexágono bajó de 0,94 a 0,81 y el alfa ni se movió.',
      'El hexágono es un mapa. En adolescentes se cumple menos que en adultos.',
      'Nada de esto dice cómo le irá a una persona.',
    ],
  },
  now: {
    title: 'Mirarlo por tu cuenta',
    method: 'Cómo están hechos los tests',
    test: 'Haz el test gratis',
  },
};

export type Copy = Dictionary<typeof copy>;
