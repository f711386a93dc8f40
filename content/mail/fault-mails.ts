import type { Locale } from '#domain/locale.ts';

/** What the watch can find wrong, by the names that metrics, the database and mails use. */
export const faultNames = [
  'no-answer',
  'wrong-tables',
  'disk-full',
  'disk-low',
  'mails-waiting',
  'mails-lost',
  'jobs-late',
  'requests-overdue',
  'backup-late',
  'answers-failing',
  'replica-late',
  'neighbour-away',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Of each fault, what is wrong and what to do, in a sentence each. */
type FaultWords = Readonly<Record<FaultName, { what: string; todo: string }>>;

/** The words of the mails to the owner. */
type FaultBook = {
  begins: { subject: string; heading: string };
  ends: { subject: string; heading: string; line: string };
  button: string;
  note: string;
  faults: FaultWords;
};

export const faultBooks: Readonly<Record<Locale, FaultBook>> = {
  es: {
    begins: { subject: 'Falla:', heading: 'Algo no va bien en el sitio' },
    ends: {
      subject: 'Todo bien otra vez:',
      heading: 'Todo bien otra vez',
      line: 'Ya no ocurre:',
    },
    button: 'Ver el estado',
    note: 'De cada falla se avisa una vez por hora mientras dura, y otra vez cuando termina.',
    faults: {
      'no-answer': {
        what: 'La base de datos no responde.',
        todo: 'Mira si PostgreSQL está en marcha (systemctl status postgresql) y reinícialo.',
      },
      'wrong-tables': {
        what: 'La base de datos no tiene las tablas que el servidor conoce.',
        todo: 'No reinicies nada: mira /health/ready y el apartado sobre copias de docs/operating.md.',
      },
      'disk-full': {
        what: 'No se puede escribir: el disco está lleno. El sitio se lee, pero no guarda nada.',
        todo: 'Libera espacio (df -h); el servidor vuelve a guardar solo.',
      },
      'disk-low': {
        what: 'Queda menos del 10 % del disco.',
        todo: 'Libera espacio o amplía el disco esta semana (df -h).',
      },
      'mails-waiting': {
        what: 'Hay correos que esperan desde hace más de quince minutos.',
        todo: 'Comprueba SMTP_URL y el servidor de correo; los códigos están en Resumen.',
      },
      'mails-lost': {
        what: 'Hoy hubo correos que no salieron en 24 horas y ya no se intentan.',
        todo: 'Comprueba el servidor de correo; los códigos están en Resumen.',
      },
      'jobs-late': {
        what: 'Las tareas de cada día no se hicieron o fallaron.',
        todo: 'Mira Resumen, Tareas automáticas.',
      },
      'requests-overdue': {
        what: 'Una solicitud de derechos pasó su mes sin respuesta.',
        todo: 'Respóndela hoy: zona de administración, Solicitudes.',
      },
      'backup-late': {
        what: 'Hace más de 26 horas que no hay una copia de seguridad buena.',
        todo: 'journalctl -u faro-backup -n 20 dice por qué.',
      },
      'answers-failing': {
        what: 'En los últimos cinco minutos fallaron cinco o más respuestas del servidor.',
        todo: 'journalctl -u "faro@*" -n 50 dice cuáles.',
      },
      'replica-late': {
        what: 'La réplica de lectura se retrasó o no responde. Las cifras se leen ahora del servidor principal.',
        todo: 'faro doctor dice qué pasa con READ_URL; en un clúster, patronictl list.',
      },
      'neighbour-away': {
        what: 'Una de las máquinas que se vigilan no responde. El sitio sigue en marcha con las demás.',
        todo: 'faro doctor dice cuál; arréglala hoy, porque otra avería más podría detenerlo.',
      },
    },
  },
  en: {
    begins: { subject: 'Fault:', heading: 'Something is wrong with the site' },
    ends: { subject: 'All well again:', heading: 'All well again', line: 'It is over:' },
    button: 'See how it stands',
    note: 'Each fault is told once an hour while it lasts, and once when it is over.',
    faults: {
      'no-answer': {
        what: 'The database does not answer.',
        todo: 'See whether PostgreSQL runs (systemctl status postgresql), and start it again.',
      },
      'wrong-tables': {
        what: 'The database lacks tables that the server knows.',
        todo: 'Restart nothing: look at /health/ready and at backups in docs/operating.md.',
      },
      'disk-full': {
        what: 'Nothing can be written: the disk is full. The site can be read and keeps nothing.',
        todo: 'Make room (df -h); the server saves again by itself.',
      },
      'disk-low': {
        what: 'Less than 10% of the disk is left.',
        todo: 'Make room or enlarge the disk this week (df -h).',
      },
      'mails-waiting': {
        what: 'Mails have been waiting for more than fifteen minutes.',
        todo: 'Check SMTP_URL and the mail server; the codes are in the overview.',
      },
      'mails-lost': {
        what: 'Today some mails did not leave within 24 hours and are not tried any more.',
        todo: 'Check the mail server; the codes are in the overview.',
      },
      'jobs-late': {
        what: 'What runs every day did not run, or failed.',
        todo: 'See the overview, automatic tasks.',
      },
      'requests-overdue': {
        what: 'A request about data has had its month without an answer.',
        todo: 'Answer it today: admin area, Requests.',
      },
      'backup-late': {
        what: 'There has been no good backup for more than 26 hours.',
        todo: 'journalctl -u faro-backup -n 20 says why.',
      },
      'answers-failing': {
        what: 'In the last five minutes five answers of the server or more failed.',
        todo: 'journalctl -u "faro@*" -n 50 says which.',
      },
      'replica-late': {
        what: 'The replica for reading is behind or away. Figures are read at the writer meanwhile.',
        todo: 'faro doctor says what is wrong with READ_URL; in a cluster, patronictl list.',
      },
      'neighbour-away': {
        what: 'One of the machines that are watched does not answer. The site goes on with the others.',
        todo: 'faro doctor says which; mend it today, because one more fault might stop the site.',
      },
    },
  },
};
