import { constants } from '#domain/constants.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const { backupDays, erasureLedgerMonths } = constants;

/** What a person can do about their data, on their profile. */
export const copy = {
  title: 'Tus datos y tus derechos',
  lead: 'Lo que guardamos es tuyo: míralo, llévatelo, corrígelo o bórralo. Aquí lo haces sin pedirle permiso a nadie.',
  /** Asked again before something that cannot be taken back. */
  password: 'Tu contraseña',
  /** For whoever signs in by way of another company only. */
  noPassword:
    '¿Entras con Google o Microsoft y no tienes contraseña? En «Formas de entrar», en esta misma página, puedes pedir un enlace para elegirla.',
  /** Asked beside the password of somebody who switched on the second step of signing in. */
  code: {
    label: 'Código de tu app de verificación',
    help: 'Si acabas de usar uno, espera al siguiente.',
    missing: 'Escribe los 6 dígitos que muestra tu app.',
  },
  asking: {
    loading: 'Consultando tu cuenta…',
    unreachable: 'No pudimos consultar tu cuenta.',
    retry: 'Intentarlo de nuevo',
    notSaved: 'No se pudo guardar. Revisa tu conexión e inténtalo otra vez.',
    tooMany:
      'Hoy ya hiciste muchos cambios de este tipo. Lo anterior está guardado; mañana podrás seguir.',
  },
  consents: {
    title: 'Permisos',
    intro: 'Son opcionales. Tu cuenta y tus tests funcionan igual si dices que no.',
    /** Each hash is over `text`; a change of words is made as in account-form.ts. */
    purposes: {
      marketing: {
        title: 'Correos de orientación',
        text: 'Acepto recibir en mi correo orientación sobre carreras y estudios en España. Pocos correos, sin publicidad de terceros, y puedo retirarlo cuando quiera.',
        version: '2026-11-correos.es',
        translation: '2026-11-emails.en',
        hash: '5b057ac2ba78d23e590afd628d8e0ae2c42a2861d185ab4f58d5122a063e081e',
        grant: 'Permitir los correos de orientación',
        withdraw: 'Retirar el permiso de los correos de orientación',
      },
      research: {
        title: 'Investigación anónima',
        text: 'Acepto que mis respuestas, sin mi nombre ni mi correo, se sumen a las de otras personas para estudiar si el test mide bien. Solo se publican cifras de grupos, y puedo retirarlo cuando quiera.',
        version: '2026-11-investigacion.es',
        translation: '2026-11-research.en',
        hash: '20cf8ab61236ef42b3e34a1d675b5b1f4e8b7dc6c1da10f289ccc354157d3173',
        grant: 'Permitir la investigación anónima',
        withdraw: 'Retirar el permiso de la investigación anónima',
      },
      recontact: {
        title: 'Volver a preguntarme',
        text: 'Acepto que me escriban dos veces, a los 12 y a los 22 meses, para preguntarme qué estudio o hacia dónde me inclino. Si también permito la investigación, mi respuesta se compara con mi test, sin mi nombre, para saber si acierta. Puedo retirarlo cuando quiera, también desde esos correos.',
        version: '2026-11-preguntar.es',
        translation: '2026-11-ask.en',
        hash: '2fbb05442235a7619855d5617509a90031ca2f229d9bd9bcc2d017ebe4bb2ad2',
        grant: 'Permitir que vuelvan a preguntarme',
        withdraw: 'Retirar el permiso de volver a preguntarme',
      },
    },
    grant: 'Permitir',
    withdraw: 'Retirar permiso',
    granted: 'Permitido desde el {date}',
    withdrawn: 'No permitido desde el {date}',
    never: 'No permitido',
    outdated:
      'El texto ha cambiado desde entonces. Vuelve a permitirlo si estás de acuerdo con el de ahora.',
    again: 'Permitir con este texto',
    ask: {
      title: 'Permisos, si quieres',
      text: 'Son opcionales y tu resultado es el mismo si dices que no. Puedes cambiar de idea en tu perfil.',
      yes: 'Sí, de acuerdo',
      no: 'No, gracias',
      done: 'Anotado. Puedes cambiarlo en tu perfil.',
    },
    history: {
      title: 'Historial de permisos',
      account: 'Cuenta y política de privacidad',
      at: 'Cuándo',
      purpose: 'Para qué',
      decision: 'Decisión',
      yes: 'Sí',
      no: 'No',
      version: 'Versión del texto',
      language: 'Idioma',
      languages: { es: 'Español', en: 'Inglés' },
    },
  },
  takeAlong: {
    title: 'Llevarte tus datos',
    text: 'Un documento con todo lo que tu cuenta guarda de ti, contado en palabras: quién eres, cada pregunta con tu respuesta, tus resultados, lo que aceptaste y cuándo, los correos que te enviamos y quién consultó tu ficha. Se abre en cualquier navegador y se puede imprimir. Antes te pedimos la contraseña, por si alguien más tiene tu dispositivo en la mano.',
    read: 'Descargar para leer',
    rows: '¿Quieres llevarlos a otro servicio? Son los mismos datos, fila por fila. El formato JSON está descrito en',
    json: 'Descargar filas (JSON)',
    csv: 'Descargar filas (CSV)',
    fileName: 'faro-mis-datos',
    busy: 'Reuniendo tus datos…',
    done: { title: 'Descarga lista', text: 'Busca en tus descargas el archivo' },
  },
  limits: {
    title: 'Limitar el uso',
    objection: {
      title: 'Oponerte a investigación y correos',
      text: 'Tus respuestas no entran en ningún estudio y tu correo en ninguna lista, aunque antes lo permitieras.',
      apply: 'Oponerme',
      lift: 'Quitar la oposición',
    },
    restriction: {
      title: 'Congelar tus datos',
      text: 'Se conservan tal como están y no se usan para nada. Mientras tanto no podrás guardar tests nuevos en tu cuenta y tus enlaces compartidos quedan en pausa; ver tus datos, descargarlos y borrarlos, sí.',
      apply: 'Congelar',
      lift: 'Descongelar',
      /** Instead of the press, where we froze it. */
      held: 'La congeló quien responde de este sitio. Para preguntar por qué, o para descongelarla, escribe a {email}.',
    },
    since: 'Activo desde el {date}',
    off: 'Sin activar',
  },
  requests: {
    title: 'Tus solicitudes',
    text: 'Si lo que necesitas no se puede hacer aquí, escríbelo. Responde una persona, en un mes como máximo.',
    kind: 'Qué pides',
    kinds: {
      access: 'Saber qué tienen de mí',
      rectification: 'Corregir un dato',
      erasure: 'Borrar algo',
      restriction: 'Congelar mis datos',
      objection: 'Oponerme a un uso',
    },
    what: 'Explícalo con tus palabras',
    help: 'Hasta 2000 caracteres.',
    send: 'Enviar solicitud',
    sending: 'Enviando…',
    done: { title: 'Listo', text: 'Tu solicitud está en el registro, con su fecha límite.' },
    list: 'Lo que has pedido',
    none: 'Todavía no hay solicitudes.',
    at: 'Fecha',
    state: 'Estado',
    waiting: 'Pendiente. Respondemos antes del {date}',
    answered: 'Respondida',
    outcomes: {
      downloaded: 'Descargaste tus datos',
      applied: 'Aplicado',
      lifted: 'Retirado',
      frozen: 'Congelamos tu cuenta',
      unfrozen: 'Descongelamos tu cuenta',
    },
  },
  erase: {
    title: 'Borrar la cuenta',
    goes: {
      title: 'Se borra para siempre',
      points: [
        'Tu nombre, tu correo, tu contraseña y tus sesiones en todos los dispositivos.',
        'Tus respuestas, resultados, carreras guardadas, planes y enlaces compartidos.',
        'Tus permisos, tus solicitudes y las notas que haya sobre ti.',
        'Los correos que tengas pendientes, menos el que confirma el borrado; tu dirección se quita cuando salga, en un día como máximo.',
      ],
    },
    stays: {
      title: 'Queda, y por qué',
      points: [
        `Una huella de tu cuenta, durante ${erasureLedgerMonths} meses. No permite saber quién eres; sirve para eliminar de nuevo tus datos si recuperamos una copia de seguridad anterior.`,
        `Las copias de seguridad ya hechas, que se destruyen a los ${backupDays} días.`,
        'Las cifras de grupos ya publicadas, en las que no se te puede reconocer.',
        'Que alguien del equipo hizo una consulta en una fecha, sin decir sobre quién.',
      ],
    },
    before: 'No se puede deshacer. Si quieres conservar algo, descárgalo antes.',
    submit: 'Borrar mi cuenta',
    busy: 'Borrando…',
    lastAdmin:
      'Eres la única persona que administra el sitio. Da ese permiso a alguien más antes de borrar tu cuenta.',
    done: {
      title: 'Tu cuenta está borrada',
      text: 'Te enviamos un último correo para confirmarlo.',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
