import { constants } from '#domain/constants.ts';
import { site } from '#content/site.ts';

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
  guestLinkDays,
  outboxDays,
  suppressedAddressDays,
  auditMonths,
  jobRunDays,
  policyReportDays,
  stepCountMonths,
  withdrawalDays,
  classDays,
  closingCentreDays,
  rosterMonths,
  meetingDays,
  logDays,
  backupDays,
  erasureLedgerMonths,
} = constants;

/** `/legal#privacidad`. The table of processors is told of the site's record (`content/sentences/legal`). */
export const privacy = {
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
        'Si guardas tu camino a España: el país, el título, lo que quieres estudiar, cuándo, y los pasos que marcas con su día; si los dijiste, también la comunidad y si necesitas visa, pero no tu pasaporte. En tu cuenta la lees tú, y quien tenga un enlace en el que la incluyas; sin cuenta, se queda en tu navegador.',
        'Si los usas: las carreras que marcas, cómo te fue al probarlas y los enlaces que compartes, con el nombre que les pones.',
        'Si entras en una clase con un código: el alias o número que escribes (no tiene que ser tu nombre), cuándo entraste y cuándo terminaste, tus respuestas, un resumen de ellas y qué decides enseñar a quien te orienta. Empieza en «nada», y lo cambias o lo retiras con tu tarjeta. También las notas que esa persona escribe sobre ti, lo que acordaron, la próxima cita y, si hubo una velada con familias, el orden en que alguien de la tuya cree que te gustan seis actividades: ese orden lo lees solo tú, y decides si ve el tuyo. No pedimos tu nombre, tu correo ni tu fecha de nacimiento. De esos datos responde tu centro; nosotros los guardamos por encargo suyo.',
        'Si en tu centro la sesión solo cuenta, guardamos cuántas personas terminaron, y de ti nada.',
        'Si trabajas en un centro: en cuál, con qué papel y con qué grupos, y lo que escribes allí.',
        'Si das a quien te asesora un enlace para la primera reunión: una copia de lo que eliges enseñar (tu situación, tu camino, tus costos y tu resultado). Lo lee solo quien trabaja en un centro y tiene el enlace.',
        'Si haces un enlace sin cuenta: el nombre de tu resultado, tus seis puntuaciones y tres carreras, con la versión del texto que aceptaste. Ni tu nombre ni tus respuestas. Quien tenga el enlace lee ese resumen; si pides que adivinen primero, guardamos también el orden que pongan, y no ven nada hasta que tú lo leas y digas que sí. Del enlace solo guardamos una huella. La base es tu consentimiento, que retiras al terminarlo en el mismo navegador o, si abres una cuenta, en ella.',
        'Si nos haces una solicitud: lo que escribes con tus palabras, qué respondimos y cuándo. También si llega por correo, carta o teléfono. No hace falta que cuentes nada de tu salud ni de otras personas.',
        'Si quien administra el sitio habla contigo, puede dejar en tu ficha notas breves sobre lo que se acordó. Las lees enteras en la descarga de tus datos, puedes pedir que se corrijan, y se borran con tu cuenta.',
        'Si reservas una sesión: lo que escribes al reservar y lo que nos escribes después. Eso queda en los servicios de formularios y ofimática de la tabla, y no en tu cuenta.',
        'Si nos lo dices: qué estudias o hacia dónde te inclinas, como una opción de una lista. Puedes cambiarlo o borrarlo junto a tu resultado. De los correos en los que volvemos a preguntártelo guardamos cuándo salieron y una huella de su enlace.',
        'De los correos que te envía el sitio: a qué dirección, de qué tipo y cuándo.',
        'Hasta que confirmas tu correo, la huella de una clave al azar de tu navegador. Sirve para que nadie más decida la contraseña de tu cuenta; al confirmar, se borra.',
        'Para frenar abusos contamos lo que se pide desde cada dirección de internet, por ejemplo los intentos de entrar o registrarse; la dirección se guarda como un código, un día o dos. El registro técnico del servidor no contiene contraseñas ni respuestas, y en él las direcciones aparecen convertidas en un código.',
        'Contamos cuántas veces al día se llega al sitio, se empieza y se termina un test, se envía un resultado y se toca el enlace de reserva. Son números: sin cookies, sin dirección y sin nada que diga de quién es cada uno.',
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
        'Para personalizar lo que ves: tus respuestas, lo que dices de las carreras y los datos que añades ordenan y filtran las carreras, los estudios y tu camino. Sin cuenta, eso ocurre en tu navegador. La base es prestarte ese servicio.',
        'Para reservar una sesión y orientarte: lo que nos cuentas al reservar y en ella, y las notas de lo acordado. La base es prestarte ese servicio.',
        'Para responder cuando ejerces un derecho, o cuando lo hace quien te representa, y poder mostrar que lo hicimos. La base es la obligación que nos pone la ley de protección de datos.',
        'Para cumplir otras leyes, si contratas algo: facturas e impuestos, y lo que pida una autoridad. La base es la obligación legal.',
        `Para proteger el sitio y las cuentas. La base es nuestro interés legítimo en que funcionen y sean seguros, que hemos ponderado con el tuyo: puedes pedir ese análisis en ${owner.email}, y oponerte.`,
        'Para enviarte correos de orientación, si lo permites. La base es tu consentimiento.',
        'Para la investigación anónima, si la permites: tus respuestas, sin tu nombre ni tu correo, ayudan a saber si el test mide bien, y solo se publican cifras de grupos. La base es tu consentimiento.',
        'Para avisarte por correo de que adivinaron con un enlace tuyo, si lo pides al crearlo: un correo por enlace, sin nada de lo que adivinaron ni de tu resultado. Se deja de recibir con un enlace del propio correo. La base es tu consentimiento.',
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
        'Tu cuenta, tus tests y tu camino se conservan hasta que los borres, o hasta que deje de usarse la cuenta. Lo que está en tu navegador, hasta que lo borres tú; al cerrar sesión se quitan de ese dispositivo las respuestas de tu cuenta.',
      ],
      points: [
        `Una cuenta que nadie confirma se borra a los ${unconfirmedAccountDays} días.`,
        `Una cuenta que nadie usa en ${inactiveMonths} meses recibe un aviso y se borra ${inactiveNoticeDays} días después, salvo que vuelvas a entrar.`,
        `Lo que guardamos de una sesión, también cómo se presenta tu navegador, se borra cuando la cierras, cuando cambias la contraseña en otro aparato y, si nadie la usa, a los ${sessionIdleDays} días; ninguna sesión dura más de ${sessionMaxDays} días. Queda la fecha del último uso, para saber si la cuenta sigue en uso. La huella de un navegador se borra a los ${knownDeviceMonths} meses de no verlo.`,
        `De un resultado que borras queda el aviso de borrado ${withdrawnMarkerDays} días, para que otro dispositivo tuyo no lo devuelva. Un enlace compartido se borra ${endedShareDays} días después de terminar; el resumen de un enlace hecho sin cuenta, al terminarlo o a los ${guestLinkDays} días; lo que alguien adivinó con él, el mismo día o al siguiente.`,
        `La lista de correos enviados se guarda ${outboxDays} días; la huella de una dirección de la que un servidor de correo dijo que no existe, ${suppressedAddressDays} días; el registro de quién consultó una ficha, ${auditMonths} meses; el de las tareas automáticas, ${jobRunDays} días; el recuento de avisos de seguridad, ${policyReportDays} días; el de visitas y pasos, ${stepCountMonths} meses; el registro técnico del servidor, ${logDays} días.`,
        `Lo de una clase se borra ${classDays} días después de que termina, también si no haces nada. Lo que pasas a tu cuenta queda en ella. La lista de alias de un grupo se borra a los ${rosterMonths} meses. Cuando un centro se cierra, tiene ${closingCentreDays} días para llevarse lo suyo y después se borra todo. El enlace para la primera reunión termina cuando alguien lo termina, o a los ${meetingDays} días.`,
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
};

/** What a kind of processor is called and what it is for; the names of regions by their codes. */
export type ProcessorWords = {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly kinds: Readonly<Record<string, { readonly name: string; readonly purpose: string }>>;
  readonly regions: Readonly<Record<string, string>>;
};

export const processors: ProcessorWords = {
  caption: 'Proveedores que tratan datos por encargo nuestro',
  columns: ['Tipo', 'Para qué', 'Proveedor', 'Dónde'],
  kinds: {
    backend: { name: 'Servidor y base de datos', purpose: 'Alojar las cuentas y las respuestas' },
    email: { name: 'Correo', purpose: 'Entregar los mensajes de tu cuenta' },
    mailing: {
      name: 'Correos de orientación',
      purpose: 'Enviarlos a quien los aceptó, y dejar de hacerlo cuando lo retira',
    },
    forms: { name: 'Formularios', purpose: 'Recibir lo que escribes al reservar una sesión' },
    workspace: { name: 'Ofimática', purpose: 'Agenda y correspondencia contigo' },
  },
  regions: { EU: 'Unión Europea' },
};
