import type { QualityFlag } from '#domain/instruments/scoring/answering-quality.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** What is said when answers look hurried: a kind remark beside the result, never a reproach and never instead of it. */
export const copy = {
  title: 'Una nota sobre tus respuestas',
  notice:
    'Aquí tienes tu resultado completo. Solo notamos algo en la forma de responder que puede hacerlo menos seguro:',
  doubtful:
    'Tu resultado está completo, pero tómalo con más cautela: por la forma de responder es menos seguro:',
  flags: {
    run: 'Elegiste la misma opción muchas veces seguidas. Puede ser justo lo que piensas; si no, vale la pena repasarlo.',
    spread: 'Tus respuestas se parecen mucho entre sí, y así es difícil ver diferencias.',
    lag: 'Tus respuestas siguen un patrón que se repite.',
    scatter: 'Preguntas parecidas recibieron respuestas muy distintas.',
    time: 'Respondiste más rápido de lo que se tarda en leer las preguntas.',
    instructed: 'Donde se pedía marcar una opción marcaste otra.',
  } satisfies Record<QualityFlag, string>,
  research: 'Este intento no entrará en las estadísticas de investigación.',
  advice:
    'Si respondiste con calma, quédate con tu resultado. Si ibas con prisa, puedes repetir el test cuando quieras.',
  repeat: 'Repetir el test',
};

export type Copy = Dictionary<typeof copy>;
