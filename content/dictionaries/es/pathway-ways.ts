import type { Access } from '#domain/pathway/keys.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

const ways: Record<Access, { title: string; text: string }> = {
  homologation: {
    title: 'Homologación y acreditación',
    text: 'Tu título se homologa al Bachillerato español y, según la universidad y la carrera, se suma una acreditación de la UNED, con exámenes (PCE) o sin ellos.',
  },
  colombia: {
    title: 'Acuerdo con Colombia',
    text: 'Con el acuerdo, la UNED emite una credencial a partir de tu diploma y tu Saber 11. Antes de nada, confirma que sigue vigente.',
  },
  ib: {
    title: 'Bachillerato Internacional',
    text: 'Acreditación UNEDasiss con tus resultados del IB, sin homologación y sin prueba de acceso.',
  },
  ask: {
    title: 'Consulta tu caso',
    text: 'Con lo que sabemos no podemos decirte un camino. Podemos decirte a quién preguntar y qué preparar mientras tanto.',
  },
};

const otherWays: Record<'vocational' | 'language-first', { title: string; text: string }> = {
  vocational: {
    title: 'Carrera técnica (FP)',
    text: 'Primero se homologa tu título. Pides tu lugar donde se da el ciclo y, si no tienes pasaporte europeo, la visa.',
  },
  'language-first': {
    title: 'Primero un curso de español',
    text: 'Para quien aún no habla español. El curso tiene su propia estancia por estudios. La carrera se pide aparte, mientras aprendes.',
  },
};

/** The ways into studies in Spain, what each is called and how they stand beside each other. */
export const copy = {
  ways,
  otherWays,
  privateWay: {
    title: 'Universidad privada',
    text: 'El ejemplo es para un país con homologación. Con otro camino cambian los pasos del título, no los de la admisión.',
  },
  doors: {
    title: 'Tienes dos puertas',
    text: 'Se puede entrar por una y seguir por la otra: quien termina un grado superior de FP también puede pedir lugar en la universidad.',
    way: 'Tu camino:',
    steps: 'Son {steps} pasos para empezar en {start}.',
    first: 'Lo primero:',
    'public-degree': {
      title: 'Un grado en la universidad',
      lines: [
        'Cuatro años o más.',
        'Cuenta tu nota, y según la universidad y la carrera, unos exámenes (PCE).',
        'La matrícula cambia mucho de una comunidad a otra.',
      ],
      choose: 'Ver el camino del grado',
    },
    vocational: {
      title: 'Una carrera técnica (FP)',
      lines: [
        'Dos años, con prácticas en empresas.',
        'Sin PCE: primero se homologa tu título.',
        'Los lugares y las fechas son de cada comunidad.',
      ],
      choose: 'Ver el camino de FP',
    },
  },
  university: {
    title: {
      begun: 'Dos caminos con tu carrera empezada',
      finished: 'Tres caminos con tu carrera terminada',
    },
    anew: 'Si entras con tu título de bachillerato: {n} pasos más',
    begun: [
      {
        name: 'Seguir donde la dejaste.',
        text: 'Una facultad te reconoce créditos. Con {credits} o más, la UNED puede admitirte sin PCE; en las demás, pregunta el mínimo.',
      },
      {
        name: 'Empezar otra.',
        text: 'Entras con tu título de bachillerato. Si hacen falta PCE, lo dice la universidad.',
      },
    ],
    finished: [
      {
        name: 'Que valga tu título.',
        text: 'El Ministerio homologa tu carrera. Hace falta para ejercer una profesión regulada.',
      },
      {
        name: 'Que te reconozcan créditos.',
        text: 'Entras en otra carrera con parte hecha. Con {credits} créditos o más, la UNED puede admitirte sin PCE. No se pide a la vez que la homologación.',
      },
      {
        name: 'Empezar de cero.',
        text: 'Entras con tu título de bachillerato. Si hacen falta PCE, lo dice la universidad.',
      },
    ],
  },
};

export type Copy = Dictionary<typeof copy>;
