import { namesIn } from '#content/instruments/registry.ts';
import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import type { Part } from './method-tests.ts';

/** What holds of all tests. */
const parts: readonly Part[] = [
  {
    id: 'common',
    title: 'Lo que vale para todos',
    blocks: [
      {
        title: 'Respuestas que faltan',
        text: [
          'Un tema con menos de 8 de cada 10 respuestas no tiene puntuación, y se dice. Si falta menos, la media de las demás ocupa su lugar.',
        ],
        formulas: [],
        list: [],
      },
      {
        title: 'Cómo se mira la forma de responder',
        text: [
          'Seis señales. Con una, una nota amable junto al resultado; con dos, o con una que no deja dudas (un patrón casi sin fallos, o la misma opción en más de la mitad del test seguida), ese intento tampoco entraría en estadísticas de investigación. El resultado se da siempre. Los límites son los mismos para todas las edades, con margen para las más jóvenes: parten de personas reales que respondieron 48 preguntas de intereses y se ajustan a cada test en simulaciones. Los tiempos de respuesta son un supuesto.',
        ],
        formulas: [],
        list: [
          'La misma opción muchas veces seguidas (más de 19 de 48).',
          'Respuestas casi iguales entre sí (desviación menor que 0,5).',
          'Un patrón que se repite entre una y doce preguntas después (más de 0,78; a cinco y a diez, más de 0,88, porque ahí vuelve el mismo tipo), o que se repite mucho más de lo que darían por azar las mismas respuestas.',
          'Respuestas como al azar: dentro de un mismo tipo varían mucho (desviación de más de 1,25) y los tipos apenas se distinguen (razón F menor que 1,15).',
          'Menos de 1,5 segundos por pregunta.',
          'En los tests completos, una pregunta que pide marcar una opción y recibió otra. No da puntos ni cuenta entre las demás.',
        ],
      },
    ],
  },
  {
    id: 'limits',
    title: 'Límites',
    blocks: [
      {
        title: 'Qué no pueden decir',
        text: [
          'Todos son instrumentos nuevos y exploratorios, sin validar todavía con datos propios. Los márgenes de error son supuestos razonados, y los cambiaremos por medidas cuando tengamos respuestas suficientes. No damos percentiles ni te comparamos con nadie. Nunca preguntamos el sexo para puntuar.',
        ],
        formulas: [],
        list: [
          'Que el trabajo encaje con los intereses se relaciona poco con la satisfacción: ρ = .11 en 107 estudios con 38 695 personas (Hoff y otros, 2020); sus autores dicen que se le ha dado demasiada importancia.',
          'Con el rendimiento la relación es mayor, y aun así moderada: r = .32 (Nye y otros, 2017).',
          'El hexágono es un mapa. En nuestros cálculos con respuestas reales a otro test, el índice de correspondencia fue .94 en adultos y .69 en adolescentes; una adaptación brasileña del formulario de O*NET no lo confirmó.',
          'Nadie debería decidir por ti solo con un test.',
        ],
      },
    ],
  },
  {
    id: 'sources',
    title: 'Fuentes',
    blocks: [
      {
        title: 'De dónde sale',
        text: [],
        formulas: [],
        list: [
          'Hoff y otros (2020), sobre intereses y satisfacción: 107 estudios, N = 38 695.',
          'Nye y otros (2017), sobre intereses y rendimiento.',
          'Armstrong, Allison y Rounds (2008): marcadores de dominio público de los seis tipos RIASEC.',
          'IPIP, International Personality Item Pool: marcadores de los cinco grandes rasgos.',
          'O*NET, Departamento de Trabajo de Estados Unidos: los seis valores laborales.',
          'Sobre títulos de profesiones y diferencias entre sexos: [un estudio publicado en una revista de evaluación vocacional, en inglés](titles).',
          'Cálculos propios: las respuestas de 18 231 personas, publicadas sin una licencia expresa, a un formulario de intereses de 48 preguntas que es de dominio público, y un generador ajustado a ellas.',
        ],
      },
    ],
  },
];

export const copy = {
  head: {
    title: `Cómo están hechos y cómo se puntúan los tests · ${site.brand}`,
    description:
      'Qué mide cada test, cómo lo escribimos, las fórmulas con las que se puntúa, sus límites y sus fuentes. Para quien quiera comprobarlo.',
  },
  eyebrow: 'Método',
  title: 'Cómo están hechos y cómo se puntúan',
  lead: 'Un test pide confianza, así que aquí está todo: qué mide cada uno, cómo lo escribimos, con qué fórmulas se puntúa y qué no puede decir.',
  contents: 'Partes de esta página',
  newTab: 'se abre en otra pestaña',
  parts,
  take: {
    title: 'Hacer un test',
    ...namesIn('es', 'shortTest'),
  },
};

export type Copy = Dictionary<typeof copy>;
