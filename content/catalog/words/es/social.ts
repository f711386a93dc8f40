import type { FamilyWords } from '#content/catalog/words.ts';

export const social: FamilyWords = {
  'psicologia-clinica': {
    alsoCalled: ['Psicoterapia', 'Psicólogo clínico', 'Psicología de la salud'],
    does: 'Ayuda a entender y tratar el sufrimiento psicológico: miedos, tristeza, obsesiones, duelos, problemas de pareja. Evalúa con entrevistas y pruebas, y acompaña con terapia basada en lo que se sabe que funciona. En España, ejercer en sanidad exige formación después del grado.',
    day: [
      {
        at: 9,
        what: 'Cada sesión dura cerca de una hora y exige estar presente de verdad. Con la primera persona practicas cómo enfrentarse a un ascensor; con la segunda casi todo es silencio y algún pañuelo. Entre medias escribes notas, corriges una prueba y consultas un caso con una colega antes de decidir nada.',
      },
    ],
  },
  'psicologia-del-trabajo': {
    alsoCalled: ['Psicología organizacional', 'Psicología industrial', 'Psicología laboral'],
    does: 'Estudia cómo se comportan las personas en el trabajo y qué las ayuda a rendir y a estar bien. Diseña pruebas de selección, mide el clima de una empresa, mejora equipos y forma a quienes dirigen. Mezcla investigación con datos y conversaciones delicadas.',
    day: [
      {
        at: 9,
        what: 'Analizas una encuesta en la que un departamento entero pide más claridad. Por la mañana presentas el resultado a la dirección, sin señalar a nadie; después entrevistas a varias personas para entender qué hay detrás. Por la tarde revisas si una prueba de selección trata igual a todo el mundo y corriges dos preguntas.',
      },
    ],
  },
  'orientacion-educativa': {
    alsoCalled: ['Orientación vocacional', 'Psicopedagogía', 'Consejería escolar'],
    does: 'Acompaña a estudiantes en lo que aprenden, en lo que les cuesta y en lo que quieren ser. Detecta dificultades, media en conflictos, habla con familias y profesorado, y ayuda a elegir estudios con información y sin prisa.',
    day: [
      {
        at: 9,
        what: 'En el recreo alguien asoma por tu puerta: «¿tienes un minuto?». Son veinte. Luego pasas una prueba de lectura a un niño, te sientas con su familia y propones apoyos concretos. A última hora una clase entera pregunta cómo se elige carrera, y preparas entrevistas para quienes dudan más.',
      },
    ],
  },
  'trabajo-social': {
    alsoCalled: ['Trabajador social', 'Servicios sociales', 'Asistente social'],
    does: 'Acompaña a personas y familias en momentos difíciles: falta de vivienda, violencia, dependencia, menores en riesgo. Valora la situación, tramita ayudas, coordina escuelas, sanidad y justicia, y busca que cada quien recupere el control de su vida. Conoce bien los recursos de su zona.',
    day: [
      {
        at: 9,
        what: 'Una madre llega al despacho con una carta que anuncia un desahucio. Lees, llamas, buscas plazo y alternativa. A mediodía visitas una casa para saber cómo están dos hermanos y hablas con su maestra. Redactas un informe que influirá en un juez, así que mides cada palabra. Nunca hay dos días iguales.',
      },
    ],
  },
  'atencion-a-las-adicciones': {
    alsoCalled: ['Educador en drogodependencias', 'Consejería en adicciones'],
    does: 'Ayuda a personas que quieren dejar el alcohol, otras drogas, el juego o las pantallas sin control. Escucha sin juzgar, arma un plan por pasos, dirige grupos, apoya a las familias y coordina con medicina y psicología cuando hace falta.',
    day: [
      {
        at: 9,
        what: 'El grupo se sienta en círculo y alguien cuenta que ayer estuvo a punto de recaer. Nadie aplaude ni riñe; se habla de qué le ayudó a parar. Luego atiendes a un padre agotado. Por la tarde das una charla en una escuela secundaria, con preguntas muy directas, y preparas una entrevista de ingreso.',
      },
    ],
  },
  'reinsercion-social': {
    alsoCalled: [
      'Agente de libertad condicional',
      'Educación penitenciaria',
      'Tratamiento penitenciario',
    ],
    does: 'Trabaja con personas condenadas para que cumplan lo que ordenó el juez y no vuelvan a delinquir. Evalúa riesgos y fortalezas, hace seguimiento, busca formación o empleo y redacta informes. Pide firmeza, empatía y mucho papeleo bien hecho.',
    day: [
      {
        at: 9,
        what: 'Repasas el expediente antes de entrar al módulo. La primera entrevista es tensa; a la tercera pregunta, el chico habla de su hijo y por ahí encuentras camino. Llamas a una empresa que da segundas oportunidades, compruebas que alguien asistió a su curso y escribes una propuesta de permiso razonada.',
      },
    ],
  },
  'gestion-de-entidades-sociales': {
    alsoCalled: [
      'Dirección de ONG',
      'Gestión del tercer sector',
      'Organizaciones sin ánimo de lucro',
    ],
    does: 'Dirige programas de organizaciones que no buscan ganancia: comedores, acogida, cooperación, inclusión. Consigue dinero, reparte presupuesto, cuida al equipo y al voluntariado, y demuestra con datos qué se logró. Es gestión de empresa puesta al servicio de una causa.',
    day: [
      {
        at: 9,
        what: 'La jornada abre con una reunión corta: cuántas plazas quedan, quién necesita relevo. Después terminas la solicitud de una subvención y llamas a una empresa que puede donar alimentos. Al visitar el centro, una usuaria te cuenta lo que falla. Lo apuntas, porque mañana se decide en qué gastar.',
      },
    ],
  },
  'integracion-social': {
    alsoCalled: ['Técnico en integración social', 'Asistencia social comunitaria'],
    does: 'Interviene directamente con personas en riesgo de quedar fuera: jóvenes sin apoyo, mayores solos, migrantes, personas con discapacidad. Enseña habilidades de cada día, acompaña a trámites, organiza actividades y aplica el plan que prepara el equipo social. Lo suyo es estar, más que aconsejar.',
    day: [
      {
        at: 9,
        what: 'Acompañas a un chico a su primera entrevista de trabajo; en el autobús ensayan respuestas. De vuelta, taller de cocina en la vivienda tutelada: presupuesto, compra y arroz en su punto. Una residente discute con otra y ayudas a que se escuchen. Acabas anotando avances pequeños que otros no verían.',
      },
    ],
  },
  'preparacion-laboral': {
    alsoCalled: ['Empleo con apoyo', 'Rehabilitación laboral', 'Inserción laboral'],
    does: 'Ayuda a personas con discapacidad, enfermedad mental o una larga ausencia a conseguir un empleo y conservarlo. Descubre qué saben hacer, habla con empresas, entrena en el propio puesto y se retira poco a poco cuando ya no hace falta.',
    day: [
      {
        at: 9,
        what: 'En el almacén donde hoy empieza Lucía, aprendes la tarea antes que ella para poder explicarla. Pegas fotos con los pasos y hablas con su jefa sobre cómo dar instrucciones. Más tarde visitas otra empresa y propones un puesto. Cierras con alguien que quiere cambiar de trabajo y no sabe a cuál.',
      },
    ],
  },
  'animacion-sociocultural': {
    alsoCalled: ['Tiempo libre', 'Recreación', 'Educación en el tiempo libre'],
    does: 'Organiza actividades que juntan a la gente: campamentos, ludotecas, fiestas de barrio, talleres, excursiones. Escucha qué interesa, consigue sala y dinero, coordina monitores y está en medio cuando ocurre. El objetivo va más allá de divertirse: crear comunidad.',
    day: [
      {
        at: 9,
        what: 'Por la mañana cierras el programa de verano y negocias autobuses. A las cuatro abres la casa de juventud: alguien quiere ensayar, otros montan un torneo, dos se aburren y a esos les das un encargo. Improvisas cuando llueve. Al final recoges sillas con quienes se quedan siempre a ayudar.',
      },
    ],
  },
  'animacion-en-residencias': {
    alsoCalled: ['Recreación terapéutica', 'TASOC', 'Dinamización con personas mayores'],
    does: 'Propone actividades que mantienen activas a personas mayores o enfermas en residencias, hospitales y centros de día: memoria, música, gimnasia suave, teatro, salidas. Se adapta a lo que cada quien puede, observa cambios y da motivos para levantarse con ganas.',
    day: [
      {
        at: 9,
        what: 'Pones un bolero y tres manos empiezan a seguir el ritmo. La sesión de memoria va de oficios antiguos y don Julián, que no habla casi nunca, explica cómo se herraba un caballo. Después juego de pelota en sillas. Por la tarde preparas el coro con una escuela y avisas de una tristeza que te preocupa.',
      },
    ],
  },
  'ensenanza-de-talleres': {
    alsoCalled: ['Monitor de talleres', 'Profesorado de actividades', 'Clases particulares'],
    does: 'Enseña algo que le apasiona fuera del sistema escolar: cerámica, costura, guitarra, huerto, cocina, ajedrez. Trabaja en centros culturales, asociaciones o por su cuenta, con grupos de todas las edades que vienen porque quieren. Aquí cuenta tanto el ambiente como la técnica.',
    day: [
      {
        at: 9,
        what: 'Llegas antes para preparar materiales y mesas. En el taller de las cinco hay una jubilada, dos hermanos y un informático que no había tocado una aguja. Muestras, miras, corriges una mano. Alguien se frustra y buscas otra forma de explicarlo. Entre clases diseñas el cartel del próximo curso y contestas inscripciones.',
      },
    ],
  },
  'salud-comunitaria': {
    alsoCalled: ['Promotor de salud', 'Agente comunitario', 'Mediación en salud'],
    does: 'Acerca la salud a barrios y pueblos donde cuesta que llegue. Visita casas, acompaña a consultas, organiza talleres sobre alimentación, vacunas o sexualidad, y escucha qué impide cuidarse. Conoce el idioma y las costumbres de la gente, y traduce en ambas direcciones.',
    day: [
      {
        at: 9,
        what: 'Empiezas en el mercado, que es donde se sabe todo. Una vendedora cuenta que dejó el tratamiento porque el centro de salud cierra temprano; llamas y consigues otro horario. A mediodía, taller de meriendas con madres y risas. Después visitas a un recién llegado y anotas, con su permiso, qué necesita.',
      },
    ],
  },
};
