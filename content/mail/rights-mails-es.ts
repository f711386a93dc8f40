import type { RightsMail, RightsTold } from './rights-mail-names.ts';
import type { MailWords } from './mail-words.ts';

/** In Spanish, what `rights-mails.ts` puts its facts into. */
export function spanishRightsMails(told: RightsTold): Record<RightsMail, MailWords> {
  return {
    'request-came': {
      subject: `Llegó una solicitud de derechos a ${told.brand}`,
      heading: 'Llegó una solicitud',
      paragraphs: [
        `Una persona pidió algo sobre sus datos: ${told.kind}.`,
        `Hay que responderle antes del ${told.due}. Te avisamos otra vez ${told.reminderDays} días antes si sigue pendiente.`,
      ],
      button: 'Ver la solicitud',
      notes: ['Quién es y qué escribió está en la zona de administración, en Solicitudes.'],
    },
    'request-due': {
      subject:
        told.count === 1
          ? `Una solicitud vence pronto · ${told.brand}`
          : `${told.count} solicitudes vencen pronto · ${told.brand}`,
      heading:
        told.count === 1 ? 'Una solicitud vence pronto' : `${told.count} solicitudes vencen pronto`,
      paragraphs: [
        told.count === 1
          ? `Hay una solicitud de derechos sin responder. Su plazo acaba el ${told.first}.`
          : `Hay ${told.count} solicitudes de derechos sin responder. El primer plazo acaba el ${told.first}.`,
      ],
      button: 'Ver las solicitudes',
      notes: ['La ley da un mes para responder.'],
    },
    'request-answered': {
      subject: `Respondimos a tu solicitud · ${told.brand}`,
      heading: 'Tu solicitud tiene respuesta',
      paragraphs: [
        `Respondimos a lo que nos pediste sobre tus datos (${told.kind}).`,
        'La respuesta está en tu perfil, en «Tus solicitudes».',
      ],
      button: 'Leer la respuesta',
      notes: [
        `Si no estás de acuerdo, escríbenos a ${told.owner} o reclama ante la AEPD, en aepd.es.`,
      ],
    },
    'account-corrected': {
      subject: `Corregimos un dato de tu cuenta · ${told.brand}`,
      heading: 'Corregimos tu cuenta',
      paragraphs: [
        `Cambiamos esto en tu cuenta de ${told.brand}: ${told.fields}. En tu perfil ves cómo quedó.`,
      ],
      button: 'Ver mi perfil',
      notes: [`Si no lo pediste o no está bien, escríbenos a ${told.owner}.`],
    },
    'account-frozen': {
      subject: `Tus datos están congelados · ${told.brand}`,
      heading: 'Congelamos tus datos',
      paragraphs: [
        `Desde ahora los datos de tu cuenta de ${told.brand} se conservan tal como están y no se usan para nada. Puedes verlos, descargarlos y borrarlos.`,
        'Mientras tanto no se guardan tests nuevos y tus enlaces compartidos quedan en pausa.',
      ],
      button: 'Ver mi perfil',
      notes: [`Para preguntar por qué, o para descongelarlos, escríbenos a ${told.owner}.`],
    },
    'minor-frozen': {
      subject: `Tu cuenta espera a tu madre, tu padre o quien te cuida · ${told.brand}`,
      heading: 'Enséñale este mensaje a una persona adulta de tu familia',
      paragraphs: [
        `Parece que esta cuenta de ${told.brand} es de alguien que todavía no tiene ${told.age} años. A esa edad la ley pide que decida una madre, un padre o un tutor, así que de momento congelamos la cuenta: no se usa para nada.`,
        `Para la familia: si quieren conservarla, o que la borremos ya, escriban a ${told.owner}. Les diremos cómo mostrar que son madre, padre o tutor; no guardamos ese documento. Si en ${told.answerDays} días no sabemos nada, borramos la cuenta.`,
      ],
      button: 'Leer qué puede pedir la familia',
      notes: [
        `Si tienes ${told.age} años o más, escríbenos a ${told.owner} y lo arreglamos. No hiciste nada malo.`,
        'Los tests se pueden hacer sin cuenta, y así no guardamos nada.',
      ],
    },
    'account-unfrozen': {
      subject: `Tus datos ya no están congelados · ${told.brand}`,
      heading: 'Tu cuenta vuelve a funcionar',
      paragraphs: [
        `Descongelamos tu cuenta de ${told.brand}: puedes guardar tests otra vez y tus enlaces compartidos vuelven a abrirse.`,
      ],
      button: 'Ver mi perfil',
      notes: [`Si prefieres que siga congelada, hazlo en tu perfil o escríbenos a ${told.owner}.`],
    },
    'account-erased-by-us': {
      subject: `Borramos tu cuenta de ${told.brand}`,
      heading: 'Tu cuenta está borrada',
      paragraphs: [
        `Quien responde de ${told.brand} borró esta cuenta, con sus respuestas, resultados y permisos, porque se lo pidieron o porque la ley lo manda. También borraremos esta dirección de la lista de envíos en cuanto salga este mensaje.`,
        'Solo queda una huella que no permite saber de quién era: sirve para eliminar de nuevo los datos si un día recuperamos una copia de seguridad anterior.',
      ],
      button: 'Ir al sitio',
      notes: [`Si no lo esperabas, escríbenos a ${told.owner}.`],
    },
  };
}
