import type { FactId } from '#content/facts/registry.ts';
import { toldIn, verified } from '#content/facts/told.ts';
import { tellTuition } from '#content/tuition/tell-tuition.ts';
import type { Dictionary } from '#content/dictionaries/dictionary.ts';
import { copy as words } from './tuition.ts';

const tuition = tellTuition({ locale: 'es', words });
const round = new Intl.NumberFormat('es', { useGrouping: 'always', maximumFractionDigits: 0 });
const told = toldIn('es');
const figure = (id: FactId) => verified(id, String);
const amount = (id: FactId) => verified(id, (value) => round.format(Number(value)));
const paragraph = '\n\n';

/** What parents ask: money, papers, dates, what if it goes wrong. Figures come from `content/facts`. */
export const copy = {
  eyebrow: 'Preguntas frecuentes',
  title: 'Lo que de verdad preguntan las familias',
  text: 'Dinero, papeles, fechas y tu plan B. Cada cifra lleva su fuente, para que la compruebes.',
  checked:
    'Respuestas revisadas el 20 de noviembre de 2026; la de la matrícula, el 22. Antes de pagar o de inscribirte, confirma en la fuente oficial.',
  sourceLabel: 'Fuente',
  stale: '(puede haber cambiado)',
  items: [
    {
      question: '¿Cuánto cuesta un año de carrera?',
      answer: [
        words.lead,
        ...tuition.foreign,
        tuition.resident,
        tuition.ask,
        `${words.who} Las universidades privadas fijan su propio precio.`,
      ].join(paragraph),
    },
    {
      question: '¿Y vivir en Madrid?',
      answer: [
        told`Una estimación de agosto de 2025 habla de entre ${amount('madrid-living-low-2025')} y ${amount('madrid-living-high-2025')} € al mes para estudiantes, con el alojamiento como gasto mayor. Es una referencia de prensa, no una tarifa: el presupuesto real depende sobre todo de la habitación.`,
      ].join(paragraph),
    },
    {
      question: '¿Hay que homologar el título y hacer exámenes?',
      answer: [
        'Depende del país donde terminas la secundaria, de la universidad y de la carrera. Con el Bachillerato Internacional, o con un título de un país con acuerdo, el camino es otro y no pasa por la homologación. Colombia firmó un acuerdo en 2023: comprueba que sigue vigente.',
        'En la mayoría de los demás países se homologa el título y además suele hacer falta una acreditación de la UNED, muchas veces con exámenes (PCE). Cuáles y cuánto pesan lo decide cada universidad: pregunta primero en la tuya.',
      ].join(paragraph),
    },
    {
      question: '¿Con cuánto tiempo hay que empezar?',
      answer: [
        told`El visado de estudios se pide al menos ${figure('student-visa-lead-months')} meses antes de que empiece el curso, y entretanto hay que conseguir la admisión. La homologación puede tardar meses. Nuestro consejo: empieza un año antes, con las fechas de tu universidad delante, y cuenta hacia atrás.`,
        'Las fechas de exámenes y preinscripción cambian cada año. No te fíes de un calendario sin año.',
      ].join(paragraph),
    },
    {
      question: '¿Qué papeles piden para el visado y al llegar?',
      answer: [
        'En resumen: admisión a tiempo completo en un centro registrado, medios económicos que se calculan con un índice público (el IPREM) y un seguro médico completo y sin copagos. El importe y los documentos exactos te los da el consulado de España que te toca.',
        told`Si la estancia pasa de seis meses, al llegar se pide la tarjeta de estudiante (TIE): hay un plazo de ${figure('tie-request-months')} mes desde la entrada.`,
      ].join(paragraph),
    },
    {
      question: '¿Podrá trabajar mientras estudia?',
      answer: [
        told`Con una estancia por estudios superiores se puede trabajar hasta ${figure('student-work-hours')} horas a la semana si el horario es compatible. Sirve de ayuda. Como plan para pagar la carrera es arriesgado, y así te lo diremos.`,
      ].join(paragraph),
    },
    {
      question: '¿Y si no le dan la plaza, o la carrera no le gusta?',
      answer: [
        told`La nota de corte (en una escala de ${figure('cut-off-range')}) es la de la última persona admitida el año anterior: orienta, pero la de este año solo se conoce al final. Por eso ninguna lista debería tener una sola carrera.`,
        'Si ya está dentro y no es lo suyo, cambiar es posible, con sus plazos y sus requisitos. Antes de dejar nada, consulta qué pasa con el permiso de estancia, porque va unido a los estudios. En el plan escribimos esa salida desde el principio.',
      ].join(paragraph),
    },
    {
      question: '¿Qué es gratis y qué se paga?',
      answer: [
        'El test, la cuenta y la primera sesión son gratis, sin tarjeta. La asesoría completa se paga, y el precio te lo damos por escrito, con impuestos, antes de empezar. Si en la primera sesión vemos que no nos necesitas, te lo decimos.',
      ].join(paragraph),
    },
  ],
};

export type Copy = Dictionary<typeof copy>;
