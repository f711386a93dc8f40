import { constants } from '#domain/constants.ts';
import { people } from '#content/site-people.ts';
import { site } from '#content/site.ts';
import { families } from './legal-families.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const owner = site.owner.value;
const {
  heldAttemptHours: hours,
  unconfirmedAccountDays,
  inactiveMonths,
  inactiveNoticeDays,
  sessionIdleDays,
  sessionMaxDays,
  knownDeviceMonths,
  withdrawnMarkerDays,
  endedShareDays,
  outboxDays,
  auditMonths,
  jobRunDays,
  policyReportDays,
  withdrawalDays,
  logDays,
  backupDays,
  erasureLedgerMonths,
} = constants;

const processors: Record<string, { name: string; purpose: string }> = {
  backend: { name: 'Servidor y base de datos', purpose: 'Alojar las cuentas y las respuestas' },
  email: { name: 'Correo', purpose: 'Entregar los mensajes de tu cuenta' },
  mailing: {
    name: 'Correos de orientación',
    purpose: 'Enviarlos a quien los aceptó, y dejar de hacerlo cuando lo retira',
  },
  forms: { name: 'Formularios', purpose: 'Recibir lo que escribes al reservar una sesión' },
  workspace: { name: 'Ofimática', purpose: 'Agenda y correspondencia contigo' },
};
const regions: Record<string, string> = { EU: 'Unión Europea' };

/** `/legal`. The ids of the sections are addresses: forms and mails link to them in both languages. */
export const copy = {
  head: {
    title: `Privacidad y aviso legal · ${site.brand}`,
    description:
      'Quién responde de tus datos, qué guardamos y dónde, para qué, cuánto tiempo, y cómo pedir que los corrijamos o los borremos.',
  },
  kicker: 'Legal',
  title: 'Privacidad y aviso legal',
  version: 'Versión 7, 26 de noviembre de 2026',
  summary:
    'En pocas palabras: puedes hacer el test sin decirnos quién eres. Si creas una cuenta, guardamos lo necesario para devolverte tu resultado. No hay publicidad, nada opcional se activa sin tu permiso, y puedes pedir que lo borremos todo.',
  changeConsent: 'Cambiar mi elección de cookies',
  contents: 'En esta página',
  sections: [
    {
      id: 'privacidad',
      title: 'Política de privacidad',
      blocks: [
        {
          heading: 'Quién responde de tus datos',
          paragraphs: [
            `La persona responsable del tratamiento es ${owner.name}, con NIF ${owner.nif} y domicilio en ${owner.address}. Para cualquier asunto sobre tus datos, escribe a ${owner.email} o llama al ${owner.phone}.`,
            'No hemos nombrado delegado de protección de datos: responde la propia persona titular.',
          ],
          points: [],
        },
        {
          heading: 'Qué guardamos y dónde',
          paragraphs: [],
          points: [
            'Si haces el test sin cuenta, tus respuestas se quedan en tu navegador. No se envían al servidor.',
            `Si creas una cuenta después de hacer el test, tus respuestas esperan en el servidor a que confirmes tu correo, ${hours} horas como máximo. Si no lo confirmas, caducan y se borran.`,
            'Si tienes cuenta, guardamos tu nombre, tu correo, tu idioma, el formulario con el que te registraste y la contraseña, transformada de manera que nadie puede leerla. También qué texto aceptaste y cuándo.',
            'De cada sesión que abres: cuándo empezó, cuándo se usó por última vez y cómo se presenta tu navegador (su nombre y versión, y el tipo de aparato). Sirve para que veas en tu perfil dónde está abierta tu cuenta, y para nada más.',
            'De cada navegador con el que entras: una huella que solo vale para tu cuenta, y cuándo lo vimos por primera y por última vez. Sirve para avisarte por correo si alguien entra desde un dispositivo nuevo, y para que el correo de tu cuenta solo cambie desde un navegador con el que hayas entrado en ella. Tu dirección de internet no se guarda con ella.',
            'Si activas la verificación en dos pasos: la clave que compartes con tu app de verificación, cifrada; cuándo la activaste y cuándo diste el último código; y tus códigos de recuperación, transformados de manera que nadie puede leerlos.',
            'De cada test guardamos tus respuestas, también las de «Afina tu mapa» si quieres hacerla, el tiempo que dedicaste a cada pregunta y las fechas. El resultado no se guarda: se calcula con tus respuestas cada vez que lo abres.',
            'Si guardas tu ruta a España: el país, el título, lo que quieres estudiar, cuándo, y los pasos que marcas con su día; si los dijiste, también la comunidad y si necesitas visado, pero no tu pasaporte. En tu cuenta la lees tú, y quien tenga un enlace en el que la incluyas; sin cuenta, se queda en tu navegador.',
            'Si los usas: las carreras que marcas y los enlaces que compartes, con el nombre que les pones.',
            'Si nos haces una solicitud: lo que escribes con tus palabras, qué respondimos y cuándo. También si llega por correo, carta o teléfono. No hace falta que cuentes nada de tu salud ni de otras personas.',
            'Si quien administra el sitio habla contigo, puede dejar en tu ficha notas breves sobre lo que se acordó. Las lees enteras en la descarga de tus datos, puedes pedir que se corrijan, y se borran con tu cuenta.',
            'Si reservas una sesión: lo que escribes al reservar y lo que nos escribes después. Eso queda en los servicios de formularios y ofimática de la tabla, y no en tu cuenta.',
            'Si nos lo dices: qué estudias o hacia dónde te inclinas, como una opción de una lista. Puedes cambiarlo o borrarlo junto a tu resultado. De los correos en los que volvemos a preguntártelo guardamos cuándo salieron y una huella de su enlace.',
            'De los correos que te envía el sitio: a qué dirección, de qué tipo y cuándo.',
            'Hasta que confirmas tu correo, la huella de una clave al azar de tu navegador. Sirve para que nadie más decida la contraseña de tu cuenta; al confirmar, se borra.',
            'Para frenar abusos contamos lo que se pide desde cada dirección de internet, por ejemplo los intentos de entrar o registrarse; la dirección se guarda como un código, un día o dos. El registro técnico del servidor no contiene contraseñas ni respuestas, y en él las direcciones aparecen convertidas en un código.',
            'Si la política de seguridad del sitio impide a un navegador cargar algo, el navegador nos avisa. Contamos cuántas veces ocurre cada día; no guardamos a quién ni en qué página.',
            ...(site.providers
              ? [
                  'Puedes entrar con tu cuenta de Google o de Microsoft; es voluntario. Nada se pide a esas empresas hasta que tocas su botón. Entonces saben que entras aquí, y nos dicen tu nombre, tu dirección de correo y un número que te identifica ante este sitio; no recibimos tu contraseña ni nada más, y no les enviamos tus respuestas ni tus resultados.',
                ]
              : []),
            ...(site.breachedPasswords
              ? [
                  'Cuando eliges una contraseña, comprobamos si aparece en filtraciones conocidas. Para eso nuestro servidor envía a Have I Been Pwned (api.pwnedpasswords.com) los cinco primeros caracteres de una huella de la contraseña, que comparten muchas otras. Ese servicio no recibe la contraseña, ni tu correo, ni tu dirección de internet.',
                ]
              : []),
          ],
        },
        {
          heading: 'Para qué los usamos y con qué base',
          paragraphs: [
            'El nombre, el correo y la contraseña son necesarios para tener cuenta. Si prefieres no darlos, puedes hacer el test igualmente.',
          ],
          points: [
            'Para darte lo que pides: tu cuenta, los tres tests (intereses, valores y personalidad) y tus resultados guardados. La base es prestarte ese servicio y el consentimiento que das al crear la cuenta.',
            'Para enviarte por correo tus resultados, cuando lo pides. La base es prestarte ese servicio.',
            'Para personalizar lo que ves: tus respuestas, lo que dices de las carreras y los datos que añades ordenan y filtran las carreras, los estudios y tu ruta. Sin cuenta, eso ocurre en tu navegador. La base es prestarte ese servicio.',
            'Para reservar una sesión y orientarte: lo que nos cuentas al reservar y en ella, y las notas de lo acordado. La base es prestarte ese servicio.',
            'Para responder cuando ejerces un derecho, o cuando lo hace quien te representa, y poder mostrar que lo hicimos. La base es la obligación que nos pone la ley de protección de datos.',
            'Para cumplir otras leyes, si contratas algo: facturas e impuestos, y lo que pida una autoridad. La base es la obligación legal.',
            `Para proteger el sitio y las cuentas. La base es nuestro interés legítimo en que funcionen y sean seguros, que hemos ponderado con el tuyo: puedes pedir ese análisis en ${owner.email}, y oponerte.`,
            'Para enviarte correos de orientación, si lo permites. La base es tu consentimiento.',
            'Para la investigación anónima, si la permites: tus respuestas, sin tu nombre ni tu correo, ayudan a saber si el test mide bien, y solo se publican cifras de grupos. La base es tu consentimiento.',
            'Para volver a preguntarte qué estudias, si lo permites: dos correos, a los 12 y a los 22 meses. Se contesta o se retira el permiso con un enlace del propio correo, sin iniciar sesión. Tu respuesta se compara con tu test solo si también permites la investigación. La base es tu consentimiento.',
            'Los tres permisos son opcionales y van por separado, sin casillas marcadas de antemano. Se dan y se retiran en tu perfil, y guardamos cada decisión con su fecha y su texto.',
          ],
        },
        {
          heading: 'Quién más interviene',
          paragraphs: [
            'Tus respuestas las lees tú y quien tenga un enlace que tú hayas compartido, mientras valga. Quien administra el sitio puede consultar tu ficha para atenderte; debe escribir por qué, y cada consulta queda anotada y aparece en la descarga de tus datos. Trabajamos con proveedores que tratan datos por encargo nuestro, con contrato y solo para lo que les pedimos; la tabla que cierra este apartado dice cuáles y para qué. No vendemos datos ni los cedemos a nadie más, salvo que una ley nos obligue.',
          ],
          points: [],
        },
        {
          heading: 'Fuera de la Unión Europea',
          paragraphs: [
            `La tabla dice dónde trabaja cada proveedor. Si alguno trata datos fuera del Espacio Económico Europeo, será en un país o con una empresa que la Comisión Europea reconoce como seguros, o con sus cláusulas contractuales tipo. Para pedir una copia de esas garantías, escribe a ${owner.email}.`,
            'Si te conectas desde América Latina, tus datos viajan desde tu país hasta el servidor cifrados.',
          ],
          points: [],
        },
        {
          heading: 'Cuánto tiempo',
          paragraphs: [
            `Las respuestas que esperan tu confirmación se guardan ${hours} horas.`,
            'Tus solicitudes y las notas de tu ficha se conservan lo mismo que tu cuenta. Lo que escribes al reservar, mientras dure la orientación; las facturas, los años que fijan las leyes fiscales.',
            'Tu cuenta, tus tests y tu ruta se conservan hasta que los borres, o hasta que deje de usarse la cuenta. Lo que está en tu navegador, hasta que lo borres tú; al cerrar sesión se quitan de ese dispositivo las respuestas de tu cuenta.',
          ],
          points: [
            `Una cuenta que nadie confirma se borra a los ${unconfirmedAccountDays} días.`,
            `Una cuenta que nadie usa en ${inactiveMonths} meses recibe un aviso y se borra ${inactiveNoticeDays} días después, salvo que vuelvas a entrar.`,
            `Lo que guardamos de una sesión, también cómo se presenta tu navegador, se borra cuando la cierras, cuando cambias la contraseña en otro aparato y, si nadie la usa, a los ${sessionIdleDays} días; ninguna sesión dura más de ${sessionMaxDays} días. Queda la fecha del último uso, para saber si la cuenta sigue en uso. La huella de un navegador se borra a los ${knownDeviceMonths} meses de no verlo.`,
            `De un resultado que borras queda el aviso de borrado ${withdrawnMarkerDays} días, para que otro dispositivo tuyo no lo devuelva. Un enlace compartido se borra ${endedShareDays} días después de terminar; lo que alguien adivinó con él, el mismo día o al siguiente.`,
            `La lista de correos enviados se guarda ${outboxDays} días; el registro de quién consultó una ficha, ${auditMonths} meses; el de las tareas automáticas, ${jobRunDays} días; el recuento de avisos de seguridad, ${policyReportDays} días; el registro técnico del servidor, ${logDays} días.`,
            `Si aceptas los correos de orientación, tu dirección puede pasar al servicio que los envía. Cuando retiras ese permiso, te opones, cambias de correo o borras la cuenta, le avisamos para que la quite. Guardamos la dirección solo hasta que la ha quitado y, después, el recibo sin ella ${withdrawalDays} días.`,
            'Si borra su cuenta una persona que cuida el sitio, en el registro de consultas queda en su lugar un código que no permite saber quién era, para distinguir lo que hizo cada una.',
            `Las copias de seguridad se destruyen a los ${backupDays} días. Si borras tu cuenta, queda ${erasureLedgerMonths} meses una huella que no permite saber quién eres: con ella te borramos otra vez si hay que recuperar una copia anterior.`,
          ],
        },
        {
          heading: 'Tus derechos',
          paragraphs: [
            'Casi todo lo haces desde tu perfil, sin pedirlo: descargar tus datos, corregirlos, borrar un resultado o la cuenta entera, congelar tus datos, oponerte y retirar permisos.',
            `Para lo demás, deja una solicitud en tu perfil o escribe a ${owner.email}. Es gratis. Respondemos en el plazo de un mes; si el caso es complejo puede alargarse dos meses más, y te avisaríamos.`,
            'Si crees que no hemos respetado tus derechos, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD), calle Jorge Juan 6, 28001 Madrid, o en su sede electrónica.',
          ],
          points: [
            'Saber qué datos tuyos tenemos y recibir una copia.',
            'Corregir los que estén mal.',
            'Pedir que los borremos.',
            'Pedir que solo los conservemos, sin usarlos.',
            'Llevártelos, en un documento para leer o en un formato que otro servicio entienda.',
            'Oponerte a un uso.',
            'Retirar tu consentimiento. Lo que se hizo antes con tu permiso sigue siendo válido.',
          ],
        },
        {
          heading: 'El test no decide por nadie',
          paragraphs: [
            'El resultado se calcula de forma automática con tus respuestas, pero no abre ni cierra ninguna puerta: es una orientación exploratoria. No hay decisiones automatizadas sobre ti.',
          ],
          points: [],
        },
      ],
      tables: [
        {
          caption: 'Proveedores que tratan datos por encargo nuestro',
          columns: ['Tipo', 'Para qué', 'Proveedor', 'Dónde'],
          rows: people.processors.value.map(({ kind, provider, region }) => [
            processors[kind]?.name ?? kind,
            processors[kind]?.purpose ?? kind,
            provider,
            regions[region] ?? region,
          ]),
        },
      ],
    },
    families,
    {
      id: 'aviso-legal',
      title: 'Aviso legal',
      blocks: [
        {
          heading: 'Quién está detrás de este sitio',
          paragraphs: [],
          points: [
            `Titular: ${owner.name}`,
            `NIF: ${owner.nif}`,
            `Domicilio: ${owner.address}`,
            `Correo: ${owner.email}`,
            `Teléfono: ${owner.phone}`,
          ],
        },
        {
          heading: 'Qué ofrece',
          paragraphs: [
            'Orientación vocacional y tres tests: de intereses, de valores y de personalidad. Los tests y la cuenta son gratuitos. El precio de cualquier otro servicio, con sus impuestos, te lo diremos antes de que contrates nada.',
            'La orientación que damos no es una profesión regulada ni un servicio sanitario, y no necesita autorización previa. La persona titular actúa como particular: no hay sociedad inscrita en un registro mercantil. No estamos adheridos a ningún código de conducta.',
            'Los tests son nuevos y exploratorios. No son una evaluación psicológica ni académica, y no garantizan la admisión en ninguna universidad.',
          ],
          points: [],
        },
        {
          heading: 'Uso del sitio',
          paragraphs: [
            'Los textos, los dibujos y las preguntas de los tests no se pueden copiar ni publicar sin permiso. Tu resultado es tuyo: guárdalo, imprímelo y compártelo con quien quieras.',
            'Los enlaces a otros sitios llevan a páginas que no dependen de nosotros y que tienen sus propias condiciones.',
          ],
          points: [],
        },
      ],
      tables: [],
    },
    {
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
              'Conservar tu ruta a España mientras no está en una cuenta',
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
              'faro-situation',
              'Conservar quién eres para la ruta y la calculadora: país, título, pasaporte, edad y planes',
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
          ],
        },
      ],
    },
    {
      id: 'clausula',
      title: 'Cláusula de los formularios',
      blocks: [],
      tables: [
        {
          caption: 'Información básica sobre protección de datos',
          columns: ['Apartado', 'Información'],
          rows: [
            ['Responsable', `${owner.name} (${owner.email})`],
            [
              'Finalidad',
              'Crear y mantener tu cuenta, guardar tus tests y tus resultados, enviártelos por correo si lo pides y ordenar con ellos lo que te mostramos.',
            ],
            [
              'Base',
              'Prestarte el servicio que pides y tu consentimiento al aceptar esta política. Tu edad la declaras tú.',
            ],
            [
              'Destinatarios',
              'Proveedores que tratan los datos por encargo nuestro. No se ceden a nadie más, salvo obligación legal.',
            ],
            [
              'Derechos',
              'Acceder, rectificar, suprimir, limitar, llevarte tus datos, oponerte y retirar el consentimiento.',
            ],
            ['Plazo', `Hasta que los borres, o tras ${inactiveMonths} meses sin usar la cuenta.`],
            ['Más información', 'La política de privacidad completa está en esta misma página.'],
          ],
        },
      ],
    },
  ],
};

export type Copy = Dictionary<typeof copy>;
