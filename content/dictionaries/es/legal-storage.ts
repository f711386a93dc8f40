import { site } from '#content/site.ts';

/** `/legal#cookies`: what the site keeps in a browser. */
export const storage = {
  id: 'cookies',
  title: 'Cookies y datos en tu navegador',
  blocks: [
    {
      heading: 'Qué es esto',
      paragraphs: [
        'Una cookie es un pequeño archivo que un sitio guarda en tu navegador. El almacenamiento local, el de sesión y la base de datos del navegador sirven para lo mismo, y los tratamos con las mismas reglas.',
      ],
      points: [],
    },
    {
      heading: 'Qué usamos hoy',
      paragraphs: [
        site.providers
          ? 'Este sitio no pone cookies, salvo una técnica de diez minutos si eliges entrar con Google o Microsoft. Guarda en tu navegador lo que dice la tabla, y nada más:'
          : 'Este sitio no pone cookies. Guarda en tu navegador lo que dice la tabla, y nada más:',
      ],
      points: [
        'Técnicas: sí, las de la tabla. Sin ellas no hay sesión, ni idioma elegido, ni respuestas que sobrevivan a cerrar la pestaña. No necesitan tu permiso.',
        site.analytics
          ? 'De analítica: sí, una herramienta que cuenta visitas. Solo funciona si la aceptas; no crea perfiles ni decide nada sobre ti.'
          : 'De analítica: no usamos ninguna. Si algún día medimos visitas, solo ocurrirá si lo aceptas.',
        'De terceros: no usamos ninguna. No hay vídeos, mapas ni botones de otras empresas dentro de estas páginas, y nada de lo guardado sale hacia terceros.',
      ],
    },
    {
      heading: 'Aceptar, rechazar, cambiar de idea',
      paragraphs: [
        'La primera vez que entras, un aviso te ofrece aceptar, rechazar o configurar, y las tres cosas cuestan lo mismo: un clic. Seguir navegando no es aceptar. Mientras no contestas, solo hay almacenamiento técnico.',
        site.analytics
          ? 'Lo único opcional es contar visitas; el aviso pregunta por eso y por nada más.'
          : 'Hoy no hay nada opcional, y el aviso lo dice: contestes lo que contestes, no se activa nada. Sirve para que sepas qué se guarda y para que el día que haya algo opcional se te pregunte antes.',
        'Guardamos tu elección con su fecha durante 24 meses como máximo, o hasta que cambie lo que te preguntamos. Puedes cambiarla cuando quieras con el botón de abajo o con el enlace que está al pie de cada página. Si retiras un permiso, borramos de tu navegador lo que se guardó con él.',
        'También puedes borrarlo todo en los ajustes de tu navegador. Perderás las respuestas que no estén en una cuenta.',
      ],
      points: [],
    },
  ],
  tables: [
    {
      caption: 'Lo que este sitio guarda en tu navegador',
      columns: ['Nombre', 'Para qué', 'Dónde', 'Hasta cuándo'],
      rows: [
        [
          'faro-session',
          'Mantener tu sesión abierta',
          'Almacenamiento local; de sesión si la computadora es compartida',
          'Hasta que cierras sesión, o la pestaña si la computadora es compartida',
        ],
        [
          'faro-shared-computer',
          'Que en una computadora compartida no quede nada de tu cuenta después de cerrar la pestaña',
          'Almacenamiento de sesión y local',
          'Hasta la siguiente visita, que quita lo que quede',
        ],
        [
          'faro-browser-key',
          'Saber que el enlace del correo se abre en el navegador donde creaste la cuenta: un número al azar, nada tuyo',
          'Almacenamiento local',
          'Desde que creas una cuenta o entras, hasta que lo borras',
        ],
        ...(site.providers
          ? [
              [
                'faro-provider',
                'Volver de Google o Microsoft al mismo navegador. Solo si eliges entrar así',
                'Cookie técnica, que ningún script lee, y almacenamiento de sesión',
                'Diez minutos; lo de la sesión, hasta que has entrado o cierras la pestaña',
              ],
            ]
          : []),
        [
          'faro-locale',
          'Recordar el idioma que elegiste',
          'Almacenamiento local',
          'Hasta que lo borras',
        ],
        [
          'faro-season',
          'Recordar que cerraste el aviso que está encima de las páginas',
          'Almacenamiento local',
          'Hasta que lo borras',
        ],
        [
          'faro-consent',
          'Recordar qué permites, con su fecha',
          'Almacenamiento local',
          '24 meses como máximo',
        ],
        [
          'faro-about-skipped',
          'No volver a hacerte las preguntas opcionales que saltaste',
          'Almacenamiento local',
          'Hasta que lo borras',
        ],
        [
          'faro-scroll-positions',
          'Volver al mismo punto de la página al ir hacia atrás',
          'Almacenamiento de sesión',
          'Hasta que cierras la pestaña',
        ],
        [
          'faro-attempts',
          'Conservar tus respuestas',
          'Base de datos del navegador (IndexedDB); en el almacenamiento local, solo que hay algo en ella',
          'Las de tu cuenta, hasta que cierras sesión (en una computadora compartida, como muy tarde en la siguiente visita); las demás, hasta que las borras',
        ],
        [
          'faro-class',
          'Hacer un test con tu clase: el alias que elegiste, tus respuestas, qué compartes y las palabras de tu tarjeta',
          'Almacenamiento local',
          'Hasta que dejas libre el aparato; lo que terminaste sin conexión, hasta que se envía',
        ],
        [
          'faro-class-tab',
          'Saber que esta pestaña es la tuya cuando varias personas usan el mismo aparato',
          'Almacenamiento de sesión',
          'Hasta que dejas libre el aparato o cierras la pestaña',
        ],
        [
          'faro-result',
          'Llevarte a tu resultado desde cualquier página: el dibujo de tu hexágono y un número al azar',
          'Almacenamiento local',
          'Mientras el resultado esté en este navegador',
        ],
        [
          'faro-account-result',
          'Lo mismo, con el resultado de tu cuenta',
          'Almacenamiento local; de sesión si la computadora es compartida',
          'Hasta que cierras sesión, o la pestaña si la computadora es compartida',
        ],
        [
          'faro-guest-plan',
          'Conservar tu camino a España mientras no está en una cuenta',
          'Almacenamiento local',
          'Hasta que la borras o la pasas a tu cuenta',
        ],
        [
          'faro-calculation',
          'Conservar lo que escribes en la calculadora de nota y gastos',
          'Almacenamiento local',
          'Hasta que lo borras ahí mismo',
        ],
        [
          'faro-drafts',
          'Conservar lo que escribe quien edita el sitio, hasta que el servidor lo guarda',
          'Almacenamiento local',
          'Unos segundos; si no hay red, hasta que vuelve',
        ],
        [
          'faro-preview',
          'Mostrar un borrador del sitio a quien abre su enlace',
          'Cookie',
          '24 horas, o hasta que sale',
        ],
        [
          'faro-situation',
          'Conservar quién eres para tu camino y la calculadora: país, título, pasaporte, edad y planes',
          'Almacenamiento local',
          'Hasta que lo borras en la calculadora',
        ],
        [
          'faro-guest-about',
          'Conservar lo que respondiste sin cuenta a las preguntas opcionales',
          'Almacenamiento local',
          'Hasta que pasa a tu cuenta o lo borras',
        ],
        [
          'faro-guest-reactions',
          'Recordar lo que dijiste de las carreras sin cuenta',
          'Almacenamiento local',
          'Hasta que pasa a tu cuenta, alguien cierra sesión aquí o lo borras',
        ],
        [
          'faro-guest-link',
          'Mostrarte otra vez el enlace que hiciste sin cuenta y para quién es, avisarte si adivinaron, y poder terminarlo',
          'Almacenamiento local',
          'Hasta que lo terminas o pasa a tu cuenta',
        ],
        [
          'faro-second-looks',
          'Conservar lo que respondiste al afinar tu mapa mientras no está en una cuenta',
          'Almacenamiento local',
          'Hasta que llega a tu cuenta o lo quitas',
        ],
        [
          'faro-writing',
          'Que tu última respuesta no se pierda si la pestaña se cierra de golpe',
          'Almacenamiento local',
          'Un instante, hasta que pasa a la base de datos; si la pestaña se cierra antes, hasta tu próxima visita a un test',
        ],
        [
          'faro-offline',
          'Tener los tests a mano sin conexión: sus páginas y preguntas, nada tuyo',
          'Copia de archivos del navegador (caché)',
          'Hasta que hay una versión nueva o la borras',
        ],
        [
          'faro-to-read',
          'Releer sin conexión las últimas 60 carreras y estudios que abriste o marcaste',
          'Copia de archivos del navegador (caché)',
          'Hasta que la borras',
        ],
      ],
    },
  ],
};
