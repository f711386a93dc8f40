import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The page for schools: what a class session is, what is stored, how it runs, agreement and law, and a class to try. */
export const copy = {
  head: {
    title: `Un test en clase, sin cuentas · ${site.brand}`,
    description:
      'Para colegios: la clase entra con un código y un alias, cada estudiante decide qué ve quien orienta y el grupo recibe un informe sin nombres.',
  },
  eyebrow: 'Para colegios y equipos de orientación',
  title: 'Toda la clase hace el test. Cada quien decide qué muestra.',
  lead: 'Un código en la pantalla, un alias y el celular de cada quien. Sin cuentas, sin correos, sin lista de nombres.',
  tryIt: 'Probarlo como estudiante',
  begin: 'Abrir mi centro',
  lesson: 'Ver la clase de 50 minutos',
  facts: [
    { number: '8', text: 'letras y números para entrar' },
    { number: '0', text: 'datos de contacto de estudiantes' },
    { number: '90', text: 'días, y se borra todo' },
  ],
  steps: {
    title: 'Así va una sesión',
    list: [
      {
        title: 'Abres la sesión',
        text: 'Eliges el grupo, los tests y cuántas horas dura. En la pantalla sale un código con su QR.',
      },
      {
        title: 'Entran con un alias',
        text: 'Colibrí, 12, Luz B. Un correo, un teléfono o un documento no se aceptan.',
      },
      {
        title: 'Responden, con internet o sin él',
        text: 'Hace falta red al entrar y al enviar. Si se corta, espera en el celular y sale después.',
      },
      {
        title: 'Cada quien elige qué muestra',
        text: 'Nada, un resumen o todo. Si no elige, nada. Puede cambiarlo o retirarlo con su tarjeta.',
      },
    ],
    alias: 'Colibrí',
    offline: 'Guardado en este aparato',
    choices: ['Nada', 'Un resumen', 'Todo'],
  },
  board: {
    title: 'Lo que ve quien orienta',
    text: 'Este grupo es inventado. Los contadores se mueven solos mientras la clase responde.',
    group: '4.º B',
    counters: [
      { number: '31', text: 'entraron' },
      { number: '27', text: 'van por la mitad o más' },
      { number: '22', text: 'terminaron' },
    ],
    caption: 'Seis de los 31 estudiantes de un grupo inventado',
    columns: { alias: 'Alias', state: 'Va', shared: 'Muestra' },
    rows: [
      { alias: 'Colibrí', state: 'Terminó', shared: 'Un resumen' },
      { alias: '12', state: 'Terminó', shared: 'Nada' },
      { alias: 'Luz B', state: 'Terminó', shared: 'Todo' },
      { alias: 'Kraken', state: 'Por la mitad', shared: '—' },
      { alias: 'Ana 2', state: 'Terminó', shared: 'Un resumen' },
      { alias: '27', state: 'Entró', shared: '—' },
    ],
    report: {
      title: 'Y al cerrar, el informe del grupo',
      text: 'Sale cuando diez o más estudiantes comparten algo. Las cifras van de cinco en cinco y los grupos pequeños dicen «pocas»: nadie se reconoce en ellas.',
      rows: [
        { name: 'Social', number: '10', share: 10 },
        { name: 'Investigador', number: '5', share: 5 },
        { name: 'Artístico', number: '5', share: 5 },
        { name: 'Los demás', number: 'pocas', share: 2 },
      ],
    },
  },
  stored: {
    title: 'Qué se guarda, quién lo ve y hasta cuándo',
    columns: { what: 'Qué', who: 'Quién lo ve', until: 'Hasta cuándo' },
    rows: [
      {
        what: 'Nombre, correo, teléfono, documento o fecha de nacimiento de estudiantes',
        who: 'Nadie: no se piden',
        until: 'No existe',
      },
      {
        what: 'Alias, y si entró, va por la mitad o terminó',
        who: 'Quien orienta a ese grupo',
        until: '90 días después de la sesión',
      },
      {
        what: 'Respuestas y resultado',
        who: 'Cada estudiante con su tarjeta; quien orienta, solo si eligió «todo»',
        until: 'Hasta que lo retire, o 90 días',
      },
      {
        what: 'Resumen en tres líneas',
        who: 'Quien orienta, si eligió «un resumen» o «todo»',
        until: 'Hasta que lo retire, o 90 días',
      },
      {
        what: 'Notas de la entrevista',
        who: 'Quien orienta y el propio estudiante',
        until: 'Hasta que lo retire, o 90 días',
      },
      {
        what: 'Informe del grupo: cifras redondeadas, de nadie en particular',
        who: 'Quien orienta a ese grupo',
        until: '90 días después de la sesión',
      },
      {
        what: 'Acuerdo del centro: quién lo aceptó y cuándo',
        who: 'La dirección del centro y este sitio',
        until: 'Mientras el centro exista',
      },
    ],
  },
  law: {
    title: 'Acuerdo y permisos, en claro',
    questions: [
      {
        id: 'responsable',
        question: '¿Quién responde por los datos de la clase?',
        answer:
          'El colegio decide para qué se usan y responde por ellos. Este sitio los guarda por encargo suyo. Antes de la primera sesión, la dirección acepta un acuerdo escrito, con versión y fecha, como pide el artículo 28 del Reglamento europeo de protección de datos.',
      },
      {
        id: 'permiso',
        question: '¿Hace falta el permiso de las familias?',
        answer: `Depende del país, de la edad y de la norma con la que trabaja el colegio. En España el consentimiento propio vale desde los ${constants.ageOfConsentYears} años. Si en tu país decide la familia, o no lo sabes, la sesión cuenta cuántos terminan y no guarda nada más, hasta que el centro tenga las autorizaciones. Pregunta a la autoridad de protección de datos de tu país: «¿Puede un colegio hacer un test de intereses con alias, o necesita la autorización de las familias?».`,
      },
      {
        id: 'solo-contar',
        question: '¿Qué pasa si no tenemos autorizaciones?',
        answer:
          'La clase hace el test igual. Las respuestas se quedan en cada aparato, cada estudiante lee su resultado ahí y el colegio sabe cuántos terminaron. Al acabar, en nuestra base de datos solo cambia un número.',
      },
      {
        id: 'ver-respuestas',
        question: '¿Puede el colegio ver las respuestas de alguien que no quiso?',
        answer:
          'No. Sin la elección de esa persona se ve su alias y que terminó. La dirección tampoco ve más, ni quien administra este sitio.',
      },
      {
        id: 'arrepentirse',
        question: '¿Y si alguien cambia de idea?',
        answer:
          'Con su tarjeta cambia lo que muestra o lo retira todo. Desde ese momento no se ve, ni entra en descargas ni en impresiones nuevas.',
      },
      {
        id: 'quien-orienta',
        question: '¿Qué necesita quien orienta?',
        answer:
          'Una cuenta con un segundo paso al entrar y la invitación de su centro. Ve sus grupos y ningún otro. Si deja el centro, pierde el acceso en ese momento.',
      },
      {
        id: 'que-mide',
        question: '¿Qué dice el test, y qué no?',
        answer:
          'Dice qué le gusta a cada quien, qué le pide a un trabajo y cómo suele ser. No mide capacidad ni notas, y no sirve para repartir plazas ni para decidir por nadie.',
      },
    ],
  },
  end: {
    title: 'Pruébalo antes de llevarlo a clase',
    text: 'Entra en una clase de prueba desde tu celular. Nada sale de tu aparato.',
    method: 'Cómo se hicieron los tests',
    legal: 'Privacidad y aviso legal',
  },
};

export type Copy = Dictionary<typeof copy>;
