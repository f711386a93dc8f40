import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/fact-sentences.ts';
import type { StepId } from '#domain/pathway/keys.ts';

const told = toldIn('es');
const figure = (id: FactId) => verified(id, (value) => value.toLocaleString('es'));
const day = (id: FactId) =>
  verified(id, (value) =>
    new Date(`${value}T00:00:00Z`).toLocaleDateString('es', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
  );

type Words = { title: string; text: string };

/** What to do at each step. Figures come from `content/facts`; what we do not know is a question. */
export const copy: Record<StepId, Words> = {
  'check-official': {
    title: 'Comprueba que la carrera es oficial',
    text: told`Búscala en el registro oficial (${figure('official-register')}). Un título propio puede estar bien, pero no es un título oficial. Apunta tres o cuatro carreras y universidades, no una sola.`,
  },
  'ask-university': {
    title: 'Escribe a cada universidad de tu lista',
    text: 'Pregunta qué te piden a ti, con tu país y tu título: cada universidad decide si usa la acreditación de la UNED y cómo. Guarda la respuesta con fecha. Abajo tienes las preguntas.',
  },
  'ask-credits': {
    title: 'Pregunta a la facultad cuántos créditos te reconoce',
    text: told`Envía tus notas y los programas de cada asignatura. En la UNED, con ${figure('transfer-credits-uned')} créditos reconocidos o más te pueden admitir sin PCE. El mínimo y el plazo los pone cada universidad. Si no llegas, entras con tu título de secundaria.`,
  },
  'find-vocational-centre': {
    title: 'Busca dónde se da tu ciclo',
    text: told`TodoFP busca cada ciclo por comunidad. Mira quién lo paga: en un centro público, o en un ciclo concertado de uno privado, los lugares se reparten por nota; en uno privado sin concierto pagas el curso entero. En Madrid había ${figure('vocational-centres-madrid-2024')} centros públicos con FP en 2024, según la prensa.`,
  },
  'ask-vocational': {
    title: 'Pregunta a la comunidad cómo se entra desde fuera',
    text: told`Cada comunidad pone sus reglas. Pregunta si admiten el justificante mientras llega la homologación y qué documento piden al matricular. En Madrid pedían en 2022 el ${figure('vocational-papers-madrid-2022')}, la residencia o la visa ya en la matrícula, según la prensa: pregunta qué haces si la visa depende de ese lugar.`,
  },
  'ask-vocational-stay': {
    title: 'Pregunta al consulado si tu ciclo sirve para la visa',
    text: told`El reglamento (${figure('vocational-stay-superior')}) cuenta la FP de grado superior entre los estudios superiores, según una asesoría. La de grado medio vale si el centro está autorizado, según otra. Escribe el nombre exacto del ciclo y del centro. Pregunta también desde qué edad: para estudios superiores vimos ${figure('student-visa-age-years')} años.`,
  },
  'ask-centre': {
    title: 'Pregunta al centro si el curso sirve para la visa',
    text: 'La estancia por estudios pide un centro registrado y dedicación a tiempo completo. Pide por escrito cuántas horas tiene el curso, cuánto dura y si otras personas con tu pasaporte consiguieron la visa con él.',
  },
  'check-agreement': {
    title: 'Confirma que el acuerdo con Colombia sigue vigente',
    text: told`El acuerdo ${figure('colombia-agreement')} se firmó en mayo de 2023 por ${figure('colombia-first-term-years')} años, con renovación automática año a año. Ese primer plazo ya terminó y no hemos podido comprobar la renovación. Es lo primero que debes preguntar.`,
  },
  'ask-access': {
    title: 'Pregunta qué vía corresponde a tu título',
    text: 'Escribe a la UNED con el nombre exacto de tu diploma y el país que lo expide. Hay dos familias de vías y la tuya depende de ese sistema educativo. Hasta tener la respuesta, no pagues ninguna tasa.',
  },
  'gather-documents': {
    title: 'Reúne tus documentos y pregunta cómo se legalizan',
    text: 'Pide el título o su certificado, las notas de los últimos años y un pasaporte que no venza pronto. Para homologar se pedían apostillados. Si tu país no apostilla, o algo no está en español, pregunta qué hace falta en su lugar.',
  },
  'request-homologation': {
    title: 'Pide la homologación al Bachillerato español',
    text: 'La tramita el Ministerio de Educación, con la tasa 079. Cuenta con que tarde meses: no hay un plazo que podamos comprobar. Guarda el justificante con la fecha de entrada.',
  },
  'request-homologation-eso': {
    title: 'Pide la homologación a la ESO',
    text: told`Al grado medio se entra con el título de ${figure('vocational-medio-diploma')}. La tramita el Ministerio de Educación con las notas de tus últimos cursos: pregunta cuántos y si pagas tasa. Guarda el justificante con la fecha de entrada.`,
  },
  'conditional-slip': {
    title: 'Pide el volante de inscripción condicional',
    text: told`Permite presentarte mientras se resuelve la homologación. En la Universitat de les Illes Balears vale ${figure('homologation-slip-months')} meses para matricularse y da una nota de acceso provisional de ${figure('conditional-grade-uib')}. Pregunta si la tuya lo acepta y qué nota te pone.`,
  },
  'colombia-credential': {
    title: 'Pide la credencial de la UNED con tu Saber 11',
    text: told`Según el acuerdo, se presentan el diploma apostillado y el certificado de Saber 11, y había que superar ${figure('colombia-saber-11-points')} puntos. Sin homologación y sin prueba de acceso. En 2026 se podía pedir del ${day('uned-window-2026-start')} al ${day('uned-window-2026-end')}. Pregunta a la UNED el plazo de este año y la nota que te corresponde.`,
  },
  'ib-credential': {
    title: 'Pide la acreditación UNEDasiss con tu Bachillerato Internacional',
    text: told`Sin homologación y sin PAU. La UNED convierte tus notas a una escala de ${figure('agreement-grade-scale')}; si reconoce el acceso pero no puede fijar una nota, pone un ${figure('agreement-grade-fallback')}. En 2026 se pedía del ${day('uned-window-2026-start')} al ${day('uned-window-2026-end')}, al menos ${figure('uned-weeks-before-2026')} semanas antes de que cierre tu universidad. Pregunta en tu colegio cuándo salen tus resultados.`,
  },
  'register-pce': {
    title: 'Si tu universidad pide PCE, inscríbete en ellas',
    text: told`No todas las piden, ni para todas las carreras. En 2026 fue del ${day('pce-2026-registration-start')} al ${day('pce-2026-registration-end')}, y para septiembre del ${day('pce-2026-second-start')} al ${day('pce-2026-second-end')}. Cuentan hasta ${figure('pce-subjects-maximum')} pruebas de un mismo año. Algunas, como las de Madrid, piden ${figure('pce-modality-madrid')} aprobadas, una de cada tipo. Elige con la respuesta de la universidad delante.`,
  },
  'sit-pce': {
    title: 'Preséntate a las PCE',
    text: told`Cada prueba dura ${figure('pce-exam-minutes')} minutos y cuenta con un ${figure('pce-passing-grade')} o más. En 2026 fueron en España del ${day('pce-2026-exams-start')} al ${day('pce-2026-exams-end')}, y las de septiembre del ${day('pce-2026-second-exams-start')} al ${day('pce-2026-second-exams-end')}. Fuera de España, el día y la sede vienen en tu resguardo.`,
  },
  'raise-grade': {
    title: 'Si tu carrera pide mucha nota, mira qué materias suman',
    text: told`La nota de admisión llega a ${figure('admission-grade-maximum')}: por encima de 10 solo se sube con materias que ponderan ${figure('admission-subject-weight-low')} o ${figure('admission-subject-weight-high')}. Medicina en la Complutense cerró en ${figure('cut-off-medicine-ucm-2025')} en 2025-26. Pregunta con qué exámenes puedes sumar desde tu vía.`,
  },
  'andalusia-phase': {
    title: 'Si te interesa Andalucía, mira su fase para extranjeros',
    text: told`En 2026 se pedía del ${day('andalusia-phase-2026-start')} al ${day('andalusia-foreign-phase-2026')}, con prematrícula del ${day('andalusia-enrolment-2026-start')} al ${day('andalusia-enrolment-2026-end')} y ${figure('andalusia-deposit-2026')} € a cuenta. Son pocos lugares y no hay en todos los grados. Las fuentes no coinciden en la nota que piden ni hablan de PCE: léelo en el boletín oficial (BOJA) de tu año.`,
  },
  'apply-private': {
    title: 'Pide admisión en la universidad privada',
    text: 'Cada una pone su calendario, sus pruebas y su reserva de lugar. Antes de pagar nada, pide por escrito qué pasa con ese dinero si no llega la visa o la homologación.',
  },
  'pre-enrol': {
    title: 'Haz la preinscripción en la pública',
    text: told`En 2026 las públicas cerraban el ${day('public-deadline-2026')} para quien pide desde fuera, según la UNED; tu comunidad puede cerrar antes. En la Complutense fue en 2024 del ${day('ucm-preenrolment-2024-start')} al ${day('ucm-preenrolment-2024-end')}. La nota de corte, en una escala de ${figure('cut-off-range')}, es la de la última persona admitida el año anterior: orienta y no asegura nada.`,
  },
  'apply-vocational': {
    title: 'Pide tu lugar en el ciclo de FP',
    text: told`Las fechas son de cada comunidad. En Madrid fue en 2025 del ${day('vocational-madrid-medio-2025-start')} al ${day('vocational-madrid-medio-2025-end')} para grado medio y del ${day('vocational-madrid-superior-2025-start')} al ${day('vocational-madrid-superior-2025-end')} para superior. En Canarias, en 2026 del ${day('vocational-canaries-2026-start')} al ${day('vocational-canaries-2026-end')}, con las listas el ${day('vocational-canaries-2026-list')}. En Cataluña, en 2026 del ${day('vocational-catalonia-2026-start')} al ${day('vocational-catalonia-2026-end')}. En Extremadura, en 2025 del ${day('vocational-extremadura-2025-start')} al ${day('vocational-extremadura-2025-end')}. Entre la lista y la visa queda poco tiempo: ten todo listo antes.`,
  },
  'apply-vocational-private': {
    title: 'Pide tu lugar en el centro privado',
    text: told`Cada centro pone sus fechas y su precio. En Galicia se pagaban entre ${figure('vocational-private-year-low-2026')} y ${figure('vocational-private-year-high-2026')} € por curso, según la prensa de marzo de 2026. Comprueba en TodoFP que el título es oficial. Antes de pagar, pide por escrito qué te devuelven si no llega la visa o la homologación.`,
  },
  'enrol-vocational': {
    title: 'Matricúlate en el ciclo',
    text: 'Pregunta antes cuánto pagas tú, con tasas, material y seguro, y en qué plazo. Guarda el justificante: lo pide el consulado.',
  },
  'enrol-centre': {
    title: 'Matricúlate en el curso de español',
    text: told`Pide la carta de admisión con fechas y horas. Si el curso dura ${figure('visa-without-card-days')} días o menos, la visa no da lugar a tarjeta de estudiante: pregunta qué pasa si luego quieres seguir.`,
  },
  'show-means': {
    title: 'Prepara el comprobante de tu dinero',
    text: told`Se pide el ${figure('means-iprem-percent')} % del IPREM por cada mes; un alojamiento ya pagado puede contar. En febrero de 2026 seguía en ${figure('iprem-month-2026')} € al mes, según la prensa. El importe de este año y la forma de probarlo te los da el consulado.`,
  },
  'take-insurance': {
    title: 'Contrata el seguro médico que pide la norma',
    text: 'Tiene que ser completo y sin copagos. Antes de pagar, muestra las condiciones al consulado y pregunta desde qué día debe cubrirte.',
  },
  'minor-permission': {
    title: 'Si no has cumplido 18, prepara la autorización',
    text: 'Las personas menores de edad necesitan permiso de sus madres, padres o tutores para viajar y estudiar fuera. El documento exacto cambia de un consulado a otro: pregunta en el tuyo.',
  },
  'request-visa': {
    title: 'Pide la visa de estudios',
    text: told`Se pide al menos ${figure('student-visa-lead-months')} meses antes de empezar y, para estudios superiores, desde los ${figure('student-visa-age-years')} años. A veces las listas de admitidos salen después: pregunta ya qué documento de admisión aceptan. Pide tú la cita, en la página del consulado: hay quien las acapara y las revende, según la prensa de 2025. No compres ninguna.`,
  },
  'pay-enrolment': {
    title: 'Inscríbete y paga el primer plazo',
    text: 'Pide antes, por escrito, el precio que te toca y cómo se paga. Una pública tiene dos, y a quien viene de fuera de la Unión Europea y no reside en España casi siempre le toca el más alto. Cada privada pone el suyo.',
  },
  'request-card': {
    title: 'Al llegar, pide la tarjeta de estudiante (TIE)',
    text: told`Si la estancia pasa de seis meses, hay ${figure('tie-request-months')} mes desde la entrada. La visa sirve ${figure('visa-open-days')} días, así que pide la cita en cuanto tengas domicilio.`,
  },
  'prepare-access': {
    title: 'Durante el curso, prepara el acceso a la carrera',
    text: 'El curso de español no da acceso a la universidad. Mira aquí mismo el camino del grado con el año siguiente, y pregunta qué trámites conviene empezar antes de viajar.',
  },
};
