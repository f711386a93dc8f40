import type { Dictionary } from '#content/wording/dictionary.ts';

/** Of the admin area: what the server does by itself, and withdrawals that it passes on. */
export const copy = {
  jobs: {
    title: 'Tareas automáticas',
    names: {
      retention: 'Borrar lo que cumplió su plazo',
      mails: 'Enviar los correos en espera',
      'follow-ups': 'Volver a preguntar a quien lo permitió',
      requests: 'Avisar de solicitudes que vencen pronto',
      'research-release': 'Publicar las cifras de investigación',
      'research-study': 'Calcular las cifras de los tests',
      backup: 'Copia de seguridad cifrada',
      'restore-drill': 'Ensayo de recuperación',
    },
    fine: 'Todo al día.',
    fault: '{what} {todo} (Desde {from}.)',
    over: 'Terminó: {what} De {from} a {to}.',
    timer: '{job}: la última buena, {at}.',
    timerNever: '{job}: todavía ninguna en este servidor.',
    never: '{job}: todavía no se ha hecho ninguna vez.',
    late: '{job}: hace {n} días que nadie lo hace bien. Comprueba que el servidor está en marcha o que algo llama a npm run jobs cada hora.',
    lateNever:
      '{job}: no se ha hecho nunca, y ya hay cuentas. Comprueba que el servidor está en marcha o que algo llama a npm run jobs cada hora.',
    failed:
      '{job}: la última vez falló, con el código {code}. Se intenta otra vez dentro de una hora.',
    byHand: 'Direcciones que hay que quitar a mano del servicio de correo: {n}. Están en Exportar.',
    caption: 'Las últimas tareas, la más reciente primero',
    none: 'No hay ninguna anotada.',
    columns: { job: 'Tarea', at: 'Cuándo', runner: 'Quién', outcome: 'Resultado' },
    runners: {
      server: 'El servidor',
      command: 'npm run jobs',
      pg_cron: 'La base de datos (pg_cron)',
    },
    running: 'En marcha o interrumpida',
    failedRun: 'Falló: {code}',
    outcomes: {
      retention: 'Filas borradas o avisadas: {n}',
      mails: 'Correos que siguen en espera: {n}',
      'follow-ups': 'Personas a las que se preguntó: {n}',
      requests: 'Solicitudes de las que se avisó: {n}',
      'research-release': 'Publicadas: {n}',
      'research-study': 'Versiones con cifras nuevas: {n}',
      backup: 'Filas guardadas y cifradas: {n}',
      'restore-drill': 'Filas que volvieron iguales: {n}',
      other: 'Bien: {n}',
    },
  },
  withdrawals: {
    title: 'Quitar del servicio de correo',
    lead: 'Direcciones que salieron en una exportación de contactos y que ya no se pueden usar, porque la persona retiró el permiso, se opuso, cambió de correo o borró su cuenta.',
    none: 'No hay ninguna dirección pendiente de quitar.',
    open: 'Pendientes de quitar: {n}. La más antigua, del {at}.',
    byHand:
      'Por quitar a mano: {n}. El servicio no las ha recibido, o nadie se lo dice. Descarga la lista, quítalas allí y anótalo aquí.',
    lastError: 'Lo último que respondió el servicio: {code}.',
    submit: 'Preparar la lista',
    ready: 'Lista preparada: {n} direcciones.',
    file: 'quitar-contactos',
    done: 'Ya las quité del servicio',
    doneNote: 'Al anotarlo, las direcciones se borran de aquí y queda solo el recibo.',
    marked: 'Anotado: {n} direcciones quitadas.',
    columns: { address: 'correo', reason: 'motivo', at: 'desde' },
    receipts: {
      caption: 'Recibos, el más reciente primero',
      reason: 'Motivo',
      done: 'Quitada',
      way: 'Cómo',
      receipt: 'Recibo',
      hand: 'A mano',
      webhook: 'Recibida por el servicio',
    },
    reasons: {
      withdrawn: 'Retiró el permiso o se opuso',
      erased: 'Borró su cuenta',
      'address-changed': 'Cambió de correo',
    },
  },
};

export type Copy = Dictionary<typeof copy>;
