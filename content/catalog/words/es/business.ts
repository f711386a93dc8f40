import type { FamilyWords } from '#content/catalog/words.ts';

export const business: FamilyWords = {
  'direccion-de-empresas': {
    alsoCalled: ['Administración de empresas', 'ADE', 'Gerencia', 'Gestión empresarial'],
    does: 'Decide hacia dónde va una empresa o una parte de ella y consigue que ocurra: fija objetivos, reparte recursos, elige personas, mira cuentas y responde cuando algo falla. Sirve para un negocio familiar, una multinacional o un proyecto propio.',
    day: [
      {
        at: 8,
        what: 'El lunes empieza con números: ventas, caja, pedidos retrasados. Dos responsables quieren a la misma persona y te toca decidir.',
      },
      { at: 11, what: 'Visitas el almacén porque en la pantalla no se ve todo.' },
      { at: 13, what: 'Escuchas a un cliente molesto sin interrumpir.' },
      { at: 17, what: 'Preparas un presupuesto y dices que no a una idea brillante.' },
    ],
    tasks: [
      'Revisar cuentas y ventas para ver qué corregir',
      'Coordinar producción, precios y distribución',
      'Organizar turnos y repartir tareas',
      'Decidir presupuestos y en qué se ahorra',
      'Planear campañas con otras áreas',
      'Elegir y acompañar a quienes llevan equipos',
    ],
    tires: [
      'Decidir sin saberlo todo',
      'Reuniones que se comen el día',
      'Ser quien da las malas noticias',
    ],
    grows:
      'Casi nadie empieza dirigiendo: se pasa por un departamento, se lleva un equipo y después un área o la empresa. También se puede comprar, heredar o fundar un negocio.',
    tries: [
      'Pregunta a quien lleva un negocio de tu barrio qué decidió esta semana y qué le costó más.',
      'Organiza una actividad de clase con objetivo, reparto, fecha y un repaso al final.',
      'Calcula cuántos cafés debe vender un bar al día para pagar un alquiler inventado.',
    ],
  },
  'recursos-humanos': {
    alsoCalled: ['Gestión de personas', 'Talento humano', 'Selección de personal'],
    does: 'Se ocupa de las personas de una organización: busca y elige candidatos, acompaña su llegada, organiza formación, salarios y conflictos, y cuida que se cumplan las leyes laborales. Escucha al personal y a la dirección, y traduce entre ambas partes.',
    day: [
      {
        at: 9,
        what: 'Cinco entrevistas y ninguna igual: con la tercera descubres un talento que no estaba en el currículum.',
      },
      {
        at: 12,
        what: 'Revisas contratos, línea a línea, porque una fecha mal puesta cuesta cara.',
      },
      { at: 13, what: 'Dos compañeros no se hablan y los sientas a tomar café.' },
      { at: 17, what: 'Diseñas un plan para quienes vuelven de una licencia larga.' },
    ],
    tasks: [
      'Explicar normas, permisos y derechos al personal',
      'Leer candidaturas, entrevistar y contratar',
      'Llevar altas, bajas, traslados y ascensos en el sistema',
      'Atender quejas y conflictos entre personas',
      'Seguir los cambios de la ley laboral',
      'Organizar formación y acogida',
    ],
    tires: [
      'Estar entre el personal y la dirección',
      'Comunicar un despido cara a cara',
      'Guardar secretos de mucha gente',
    ],
    grows:
      'Las entrevistas y los contratos son el principio. Más tarde cuidas a todas las personas de una sede o diriges el área, o te especializas en formación, sueldos, igualdad o bienestar.',
    tries: [
      'Prepara cinco preguntas para elegir a alguien de tu equipo y pruébalas con una amiga.',
      'Escribe tu currículum con lo que hayas hecho en casa, en clase y en tu barrio.',
      'Pregunta a dos personas que trabajan cómo fue su primer día y qué les faltó.',
    ],
  },
  'gestion-de-proyectos': {
    alsoCalled: ['Dirección de proyectos', 'Project manager', 'Coordinación'],
    does: 'Hace que un proyecto llegue a tiempo, con el dinero previsto y con lo prometido. Divide el trabajo, reparte tareas, detecta riesgos, convoca solo las reuniones que hacen falta y avisa pronto cuando algo se tuerce. Existe en casi todos los sectores.',
    day: [
      {
        at: 9,
        what: 'Quince minutos de pie con el equipo: qué hicimos, qué sigue, qué estorba. Lo que estorba es un permiso, así que llamas.',
      },
      {
        at: 12,
        what: 'Mueves una fecha en el plan y caen otras seis como fichas. Explicas al cliente el retraso antes de que lo pregunte.',
      },
      { at: 17, what: 'Celebras una entrega con pastel y actualizas riesgos.' },
    ],
    tasks: [
      'Dividir el trabajo y repartir tareas',
      'Acordar con quien encarga qué quiere y para cuándo',
      'Hablar con el equipo y quitar obstáculos',
      'Actualizar plazos, gastos y riesgos',
      'Preparar informes de cómo va',
      'Pedir gente, dinero o material cuando falta',
    ],
    tires: [
      'Responder de lo que hacen otros',
      'Retrasos que vienen de fuera',
      'Actas, tablas y recordatorios sin fin',
    ],
    grows:
      'Casi nadie empieza aquí: se llega desde la ingeniería, las obras, la informática o la cultura. Los proyectos pequeños traen otros mayores, después programas enteros y una oficina que coordina muchos.',
    tries: [
      'Parte en tareas con fecha tu próximo trabajo de clase y apunta cada noche qué se retrasó.',
      'Dibuja en papeles pegados el orden de una mudanza y busca qué puede hacerse a la vez.',
      'Reúne a tu grupo cinco minutos: qué hicimos, qué sigue, qué estorba.',
    ],
  },
  consultoria: {
    alsoCalled: ['Consultoría empresarial', 'Análisis organizacional', 'Consultor'],
    does: 'Ayuda a organizaciones a resolver un problema concreto: crecer, ahorrar, ordenar un servicio, adoptar una tecnología. Entrevista, analiza datos, compara con otros casos, propone cambios y a menudo acompaña su puesta en marcha. Exige aprender deprisa sobre sectores nuevos.',
    day: [
      {
        at: 9,
        what: 'Ayer era un hospital y hoy una fábrica de galletas: toca entenderla en una semana.',
      },
      {
        at: 11,
        what: 'Entrevistas a quien empaqueta, a quien vende y a quien manda, y los tres describen problemas distintos.',
      },
      { at: 16, what: 'Cruzas los datos.' },
      {
        at: 22,
        what: 'En el hotel, el equipo discute una sola frase de la presentación: la que dirá qué hacer.',
      },
    ],
    tasks: [
      'Reunir datos sobre un problema o una manera de trabajar',
      'Entrevistar y observar a quienes hacen el trabajo',
      'Analizar lo hallado y proponer alternativas',
      'Escribir el informe y presentarlo',
      'Planear el estudio: qué mirar, con quién y cuándo',
      'Acompañar el cambio hasta que funcione',
    ],
    tires: [
      'Maletas, hoteles y noches de presentación',
      'Llegar sin conocer a nadie y que desconfíen',
      'Consejos que acaban en un cajón',
    ],
    grows:
      'Primero haces las tablas, luego llevas el proyecto y más tarde al cliente. Mucha gente se marcha a dirigir una de las empresas que conoció o se queda con la salud, la energía o las administraciones.',
    tries: [
      'Cronometra la fila de tu comedor escolar tres días y propón un solo cambio.',
      'Entrevista a tres personas sobre el mismo problema de tu colegio y busca en qué difieren.',
      'Resume un asunto complicado en una página con tres opciones y elige una.',
    ],
  },
  sostenibilidad: {
    alsoCalled: ['Responsabilidad social', 'Gestión ambiental de empresas', 'ESG'],
    does: 'Consigue que una empresa contamine menos, gaste mejor y trate con justicia a su gente y a su entorno. Mide huella, energía y residuos, propone mejoras que salgan a cuenta, redacta informes y desconfía de las promesas verdes sin pruebas.',
    day: [
      {
        at: 9,
        what: 'Una factura de luz te dice que la nave consume lo mismo de noche. Vas a mirar: dos máquinas encendidas sin motivo.',
      },
      { at: 11, what: 'Calculas el ahorro y ya tienes la atención de finanzas.' },
      { at: 13, what: 'Visitas a un proveedor y haces preguntas incómodas con educación.' },
      { at: 17, what: 'Tachas del informe la palabra «ecológico» y pones datos.' },
    ],
    tasks: [
      'Medir energía, agua, residuos y reciclaje',
      'Fijar metas y planes con otras áreas',
      'Calcular qué mejora se paga y cuál no',
      'Apoyar y revisar los programas en marcha',
      'Redactar informes que se puedan comprobar',
      'Convencer a proveedores y personal',
    ],
    tires: [
      'Salir en la foto y quedarte fuera de la decisión',
      'Datos que nadie guarda',
      'Normas nuevas cada temporada',
    ],
    grows:
      'Reunir datos que nadie guardó es el primer encargo. Después llevas la estrategia de una empresa, asesoras a varias o compruebas informes ajenos; se entra desde la ingeniería, la empresa, las ciencias ambientales o el derecho.',
    tries: [
      'Lee el medidor de luz de tu casa por la noche y por la mañana y busca qué gastó.',
      'Pesa una semana la basura de tu cocina por tipos y anota qué podría sobrar.',
      'Elige un envase que diga «verde» y busca qué prueba da.',
    ],
  },
  emprendimiento: {
    alsoCalled: [
      'Empresario o empresaria',
      'Fundación de empresas',
      'Dirección general',
      'Autoempleo',
      'Startups',
    ],
    does: 'Ve una necesidad, prueba una solución barata, busca a quien la pague y monta alrededor una empresa: equipo, cuentas, proveedores, clientes. Si crece, la dirige entera: decide en qué se gasta y a quién se contrata. Fundar no exige título; los estudios ayudan a no tropezar con las cuentas.',
    day: [
      {
        at: 7,
        what: 'Abres el banco en el teléfono antes que los mensajes. Llega para tres meses.',
      },
      {
        at: 10,
        what: 'Primera venta a alguien que no es tu prima. Preguntas por qué compró y apuntas cada palabra.',
      },
      {
        at: 14,
        what: 'El proveedor falla; llamas a cinco y el último tiene cajas de otro color. Sirven.',
      },
      { at: 20, what: 'Con tu socia repasas qué aprendieron y quién lava las tazas.' },
    ],
    tasks: [
      'Decidir en qué se gasta y de dónde sale el dinero',
      'Hablar con socios, equipo y clientes y resolver problemas',
      'Preparar presupuestos y vigilarlos',
      'Marcar el rumbo y cambiarlo si los datos lo piden',
      'Corregir pronto lo que no funciona',
      'Contratar y repartir responsabilidades',
    ],
    tires: [
      'No desconectar ni en vacaciones',
      'Ingresos que van y vienen',
      'Cerrar algo en lo que pusiste años',
    ],
    grows:
      'Un proyecto puede quedarse en negocio pequeño y estable, crecer con socios, venderse o cerrar. Lo aprendido sirve para el siguiente o para dirigir la empresa de otros.',
    tries: [
      'Anota durante tres días diez molestias que oigas a tu alrededor y elige una con solución barata.',
      'Vende algo hecho por ti a cinco personas conocidas y apunta cada gasto.',
      'Pregunta a alguien con negocio propio qué haría distinto el primer año.',
    ],
  },
  'relaciones-laborales': {
    alsoCalled: [
      'Graduado o graduada social',
      'Asesoría laboral',
      'Relaciones industriales',
      'Derecho laboral',
    ],
    does: 'Se ocupa del trato entre quien contrata y quien trabaja: convenios, contratos, nóminas, despidos, huelgas, conciliaciones. Interpreta las normas, calcula, negocia con sindicatos y empresas, y acompaña un caso hasta el juzgado cuando no hay acuerdo. Trabaja para asesorías, empresas, sindicatos o administraciones.',
    day: [
      { at: 9, what: 'Día de nóminas: una coma movida y alguien cobraría como un futbolista.' },
      {
        at: 11,
        what: 'En la mesa, la empresa ofrece dos días y el sindicato pide diez. Pides un descanso y café.',
      },
      { at: 13, what: 'Lees una carta de despido y cuentas plazos con los dedos.' },
      {
        at: 17,
        what: 'Hay acuerdo a medias. Redactas la frase que ambas partes creen haber ganado.',
      },
    ],
    tasks: [
      'Negociar convenios entre empresa y sindicatos',
      'Estudiar quejas y decidir si tienen base',
      'Proponer salidas a una negociación atascada',
      'Redactar propuestas, contratos y cláusulas',
      'Explicar a cada parte qué dice el convenio',
      'Preparar pruebas y testigos para un conflicto',
    ],
    tires: [
      'Madrugadas de negociación con café frío',
      'Despidos contados desde los dos lados',
      'Normas que cambian a mitad de mes',
    ],
    grows:
      'Contratos y nóminas de una asesoría son la primera escuela. Con años tienes clientes propios, te sientas a negociar convenios o defiendes casos; los sindicatos, la mediación y las administraciones son otros destinos.',
    tries: [
      'Pide en casa una nómina y averigua qué es cada línea.',
      'Busca el convenio de un oficio que te interese y lee cuántos días libres da.',
      'Negocia con tu familia el reparto de tareas y déjalo escrito y firmado.',
    ],
  },
};
