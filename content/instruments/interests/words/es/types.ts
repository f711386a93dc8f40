import type { RiasecLetter } from '#domain/instruments/interests/riasec.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

/** The six types in words. About interests, never about ability, and about activities, never about kinds of people. */
export const copy = {
  R: {
    name: 'Realista',
    does: 'hacer con las manos',
    line: 'Hacer, construir y reparar cosas que se pueden tocar.',
    paragraph:
      'Este interés se mueve entre herramientas, máquinas, materiales, plantas y animales. Lo que atrae es resolver problemas prácticos y ver un resultado concreto al final del día: algo que antes no funcionaba y ahora funciona. También aparece en el gusto por el aire libre, la actividad física y la tecnología que se monta, se instala y se prueba.',
    enjoys: [
      'Trabajar con las manos y con herramientas',
      'Entender cómo funciona un aparato por dentro',
      'Moverse y estar al aire libre',
      'Ver un resultado que se puede tocar',
    ],
    settings: [
      'Talleres y laboratorios técnicos',
      'Obras e instalaciones',
      'El campo y la naturaleza',
      'Plantas de producción y de energía',
    ],
    subjects: ['Tecnología', 'Dibujo técnico', 'Física', 'Educación física'],
  },
  I: {
    name: 'Investigador',
    does: 'investigar',
    line: 'Preguntar por qué, buscar pruebas y entender cómo funcionan las cosas.',
    paragraph:
      'Este interés nace de la curiosidad. Lo que atrae es hacerse una pregunta, reunir datos, calcular, comparar explicaciones y quedarse con la que resiste. No es solo ciencia de laboratorio: también está en las matemáticas, la programación, la física, la salud y el estudio de las personas y de las sociedades.',
    enjoys: [
      'Resolver problemas difíciles con calma',
      'Leer y aprender por cuenta propia',
      'Buscar patrones en los datos',
      'Poner a prueba una idea antes de creerla',
    ],
    settings: [
      'Laboratorios y centros de investigación',
      'Equipos de datos y de programación',
      'Universidades',
      'Hospitales y servicios de diagnóstico',
    ],
    subjects: ['Matemáticas', 'Física y química', 'Biología', 'Informática', 'Ciencias sociales'],
  },
  A: {
    name: 'Artístico',
    does: 'crear',
    line: 'Imaginar, crear y expresar ideas de una manera propia.',
    paragraph:
      'Este interés busca libertad para crear. Lo que atrae es dar forma a una idea con palabras, imágenes, sonidos, movimiento o espacios, y que el resultado diga algo. Puede vivirse en un escenario o en silencio frente a una pantalla: escribir, diseñar, componer, fotografiar, animar o proyectar un edificio.',
    enjoys: [
      'Inventar algo que no existía',
      'Cuidar la forma, el color, el ritmo o el lenguaje',
      'Trabajar sin un único camino correcto',
      'Mostrar lo creado y recibir miradas distintas',
    ],
    settings: [
      'Estudios de diseño y de arquitectura',
      'Medios de comunicación y productoras',
      'Escenarios y salas de ensayo',
      'Editoriales y agencias creativas',
    ],
    subjects: ['Literatura', 'Música', 'Dibujo y artes visuales', 'Teatro', 'Historia del arte'],
  },
  S: {
    name: 'Social',
    does: 'ayudar',
    line: 'Enseñar, cuidar y acompañar a otras personas.',
    paragraph:
      'Este interés pone a las personas en el centro. Lo que atrae es ayudar a alguien a aprender, a recuperarse, a entenderse con los demás o a encontrar su lugar. Aparece en la enseñanza y en la salud, pero también en la orientación, la mediación y el trabajo con la comunidad.',
    enjoys: [
      'Explicar hasta que se entiende',
      'Escuchar con atención',
      'Trabajar en equipo y unir a un grupo',
      'Ver que alguien avanza',
    ],
    settings: [
      'Escuelas y centros de formación',
      'Centros de salud y de rehabilitación',
      'Asociaciones y servicios sociales',
      'Servicios de orientación y de atención a las personas',
    ],
    subjects: ['Psicología', 'Filosofía', 'Lengua', 'Biología', 'Ciencias sociales'],
  },
  E: {
    name: 'Emprendedor',
    does: 'emprender',
    line: 'Poner proyectos en marcha, convencer y dirigir.',
    paragraph:
      'Este interés se enciende con las metas y con la posibilidad de influir. Lo que atrae es proponer una idea, ganar apoyos, negociar, decidir y responder por el resultado. Está en los negocios y en las ventas, y también en la comunicación, el derecho, la política y la dirección de proyectos con un fin social.',
    enjoys: [
      'Convencer con buenos argumentos',
      'Tomar decisiones y asumir riesgos medidos',
      'Organizar a un grupo hacia una meta',
      'Empezar algo desde cero',
    ],
    settings: [
      'Empresas y negocios propios',
      'Equipos comerciales y de comunicación',
      'Despachos y organizaciones públicas',
      'Proyectos con metas y plazos',
    ],
    subjects: ['Economía', 'Comunicación y oratoria', 'Historia', 'Derecho y ciudadanía'],
  },
  C: {
    name: 'Convencional',
    does: 'organizar',
    line: 'Ordenar datos, seguir un método y cuidar que todo esté bien.',
    paragraph:
      'Este interés disfruta del orden que hace posible el trabajo de los demás. Lo que atrae es manejar datos con precisión, llevar cuentas, planificar, comprobar y mejorar un procedimiento. Está en la contabilidad y la administración, y también en la calidad, la logística, las bases de datos y muchos trabajos con tecnología.',
    enjoys: [
      'Poner orden donde hay desorden',
      'Trabajar con números, fechas y registros',
      'Encontrar el detalle que no cuadra',
      'Saber qué se espera y hacerlo bien',
    ],
    settings: [
      'Oficinas y áreas de administración',
      'Bancos y equipos de finanzas',
      'Archivos y equipos de gestión de datos',
      'Logística y control de calidad',
    ],
    subjects: ['Matemáticas', 'Economía', 'Informática', 'Estadística'],
  },
} satisfies Record<RiasecLetter, unknown>;

export type Copy = Dictionary<typeof copy>;
