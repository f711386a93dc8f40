import { constants } from '#domain/constants.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const {
  ageOfConsentYears: age,
  minorAnswerDays: answerDays,
  outsideRequestDays: keptDays,
} = constants;

/** What an admin does with an account, and what reaches us from outside the site. */
export const copy = {
  title: 'Corregir, congelar o borrar',
  lead: 'Cada paso pide un motivo, queda en el registro y le llega a la persona por correo.',
  state: {
    self: 'Congelada desde el {date} por la propia persona.',
    asked: 'Congelada por administración desde el {date}.',
    minor: `Congelada desde el {date}: parece de alguien que no tiene ${age} años. Esperamos a su familia; el plazo está en Solicitudes.`,
    objected: 'Se opuso a investigación y correos el {date}.',
  },
  why: 'Motivo',
  whyHelp: 'Queda en el registro, y la persona puede pedirlo.',
  whyProblem: 'Escribe el motivo, entre 3 y 200 caracteres.',
  next: 'Seguir',
  no: 'Cancelar',
  busy: 'Un momento…',
  own: 'Es tu propia cuenta: hazlo desde tu perfil.',
  last: 'Es la última persona con permiso de administración. Dáselo antes a otra.',
  named:
    'El motivo se conserva cuando la cuenta ya no está: escríbelo sin el nombre y sin el correo.',
  unchanged: 'Ya estaba así; no cambió nada.',
  acts: {
    correct: {
      title: 'Corregir sus datos',
      points: [
        'La persona recibe un correo que dice qué cambió.',
        'El correo de la cuenta no se cambia aquí: lo cambia la persona en su perfil y lo confirma desde los dos buzones. Así nadie se queda con una cuenta ajena.',
      ],
      question: '¿Guardar los cambios?',
      yes: 'Guardar y avisar',
      done: 'Corregido. La persona recibirá un correo.',
    },
    freeze: {
      title: 'Congelar la cuenta',
      points: [
        'Sus datos se conservan tal como están y no se usan: ni tests nuevos, ni investigación, ni correos de orientación. Sus enlaces quedan en pausa.',
        'La persona puede verlos, descargarlos y borrarlos, pero no descongelarlos. Recibe un correo.',
      ],
      question: '¿Congelar esta cuenta?',
      yes: 'Congelar',
      done: 'Congelada. La persona recibirá un correo.',
    },
    minor: {
      title: `Es de alguien que no tiene ${age} años`,
      points: [
        'La cuenta se congela ahora mismo, y a su correo llega un mensaje para la familia.',
        `En Solicitudes se abre un caso que espera ${answerDays} días a su madre, padre o tutor.`,
        'Si la familia está de acuerdo, descongélala y el caso se cierra. Si dice que no, o no contesta, bórrala.',
      ],
      question: '¿Congelarla y avisar a la familia?',
      yes: 'Congelar y avisar',
      done: 'Congelada. El caso está en Solicitudes.',
    },
    unfreeze: {
      title: 'Descongelar la cuenta',
      points: [
        'Vuelve a funcionar como antes. La persona recibe un correo.',
        'Si la congeló la propia persona, hazlo solo si te lo pidió.',
      ],
      question: '¿Descongelar esta cuenta?',
      yes: 'Descongelar',
      done: 'Descongelada. La persona recibirá un correo.',
    },
    erase: {
      title: 'Borrar la cuenta',
      points: [
        'Se borra para siempre: nombre, correo, contraseña, sesiones, respuestas, resultados, planes, enlaces, permisos, solicitudes y notas. No se puede deshacer.',
        'Queda una huella que no dice quién era, para borrarla otra vez si se recupera una copia de seguridad. La persona recibe un último correo.',
        'El motivo se conserva, así que no puede llevar su nombre ni su correo.',
      ],
      question: '¿Borrar esta cuenta para siempre?',
      yes: 'Borrar para siempre',
      done: 'Cuenta borrada.',
    },
  },
  fields: {
    name: 'Nombre',
    language: 'Idioma',
    country: 'País',
    age: 'Edad',
    studies: 'Estudios que busca',
    none: 'No lo ha dicho',
    otherCountry: 'Otro país',
    nothing: 'No cambiaste nada todavía.',
  },
  ages: { '14-15': '14 o 15', '16-17': '16 o 17', '18-24': 'De 18 a 24', '25+': '25 o más' },
  levels: {
    vocational: 'Formación profesional o técnica',
    university: 'Una carrera universitaria',
    postgraduate: 'Un máster o posgrado',
    undecided: 'Todavía no lo sabe',
  },
  enter: {
    title: 'Anotar una solicitud que llegó de fuera',
    lead: 'Por correo, carta o teléfono; de la propia persona, de su familia o de alguien más. El mes cuenta desde el día en que llegó.',
    kind: 'Qué pide',
    channel: 'Cómo llegó',
    channels: { mail: 'Por correo electrónico', letter: 'Por carta', telephone: 'Por teléfono' },
    received: 'Qué día llegó',
    who: 'Quién pide',
    whos: {
      person: 'La propia persona',
      guardian: 'Su madre, padre o tutor',
      other: 'Otra persona en su nombre',
    },
    account: 'Correo de la cuenta, si tiene',
    accountHelp: 'Déjalo vacío si no tiene cuenta o no se sabe cuál es.',
    askedBy: 'Nombre de quien pide y cómo responderle',
    askedByHelp: `Hace falta si no tiene cuenta o si pide otra persona. Se borra ${keptDays} días después de responder.`,
    wish: 'Qué dice',
    wishHelp: 'Solo lo necesario. Si hay una cuenta, la persona lo lee en su perfil.',
    submit: 'Anotar la solicitud',
    done: 'Anotada, con su fecha límite.',
    problems: {
      received: 'Elige un día, hoy o antes.',
      askedBy: 'Escribe quién pide y cómo responderle, con al menos 3 caracteres.',
      account: 'No hay ninguna cuenta con ese correo.',
      full: 'Hay demasiadas solicitudes anotadas sin responder. Responde algunas primero.',
    },
  },
  asker: {
    channels: {
      mail: 'Llegó por correo electrónico',
      letter: 'Llegó por carta',
      telephone: 'Llegó por teléfono',
      controller: 'La abrimos aquí',
    },
    noAccount: 'Sin cuenta',
    minorCase: `Cuenta de alguien que no tiene ${age} años: esperamos a su familia. Si está de acuerdo, descongela la cuenta; si no, o si acaba el plazo, bórrala.`,
    by: 'Quién pide: {who}',
    told: 'Respóndele tú por ese medio: aquí solo se anota.',
    proof: 'Prueba de que es madre, padre o tutor',
    proofHelp:
      'Mientras lo ves, congela la cuenta en la ficha de la persona. Anota solo que pediste la prueba y que la viste. El documento no se guarda: devuélvelo o bórralo.',
    steps: {
      'proof-asked': { act: 'Pedí la prueba', done: 'Prueba pedida el {date}' },
      'proof-seen': { act: 'Vi la prueba', done: 'Prueba vista el {date}' },
      'asker-told': { act: 'Ya le respondí', done: 'Respondido a quien pidió el {date}' },
    },
  },
};

export type Copy = Dictionary<typeof copy>;
