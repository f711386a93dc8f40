import type { FamilyWords } from '#content/catalog/words.ts';

export const land: FamilyWords = {
  veterinaria: {
    alsoCalled: ['Médico veterinario', 'Medicina veterinaria', 'Zootecnia'],
    does: 'Cuida la salud de los animales y, con ella, la nuestra: mascotas, ganado, fauna, alimentos de origen animal. Diagnostica sin que el paciente pueda hablar, opera, vacuna, controla granjas y mataderos, y consuela a quienes los quieren. Hay clínica, campo, laboratorio e inspección.',
    day: [
      {
        at: 9,
        what: 'Un gato escondido en su transportín, un perro que cojea y una iguana que no come: la mañana no aburre. Palpas, haces una ecografía, explicas opciones y lo que cuestan. A mediodía operas. Luego vas en auto hasta una granja, con botas hasta la rodilla, porque una vaca tiene el parto difícil y no hay tiempo.',
      },
    ],
  },
  'ingenieria-agronomica': {
    alsoCalled: ['Agronomía', 'Ingeniería agrícola', 'Agroindustria'],
    does: 'Aplica la ingeniería al campo: riego, maquinaria, invernaderos, suelos, almacenes, energía. Diseña sistemas para producir alimentos con menos agua y menos residuos, resuelve averías, planifica cultivos y acompaña a quienes trabajan la tierra. Pasa media jornada con botas y la otra media con planos.',
    day: [
      {
        at: 9,
        what: 'La finca gasta demasiada agua y el dueño dice que siempre se hizo así. Clavas un sensor, abres un hoyo, miras raíces: el riego llega donde no bebe nadie. Dibujas otra red de goteros y calculas la bomba. Por la tarde pruebas una sembradora, ajustas la profundidad y vuelves con tierra en las orejas.',
      },
    ],
  },
  'tecnologia-de-los-alimentos': {
    alsoCalled: ['Bromatología', 'Ingeniería de alimentos', 'Enología'],
    does: 'Consigue que lo que comemos y bebemos sea seguro, nutritivo y apetecible. Estudia ingredientes, crea productos, mejora procesos, hace análisis y catas, y vigila la higiene de principio a fin. Trabaja en fábricas, bodegas, laboratorios o servicios de inspección pública.',
    day: [
      {
        at: 9,
        what: 'Catas seis yogures sin saber cuál es cuál y escribes «ácido, corto». En la planta, la temperatura de un tanque se desvía y decides separar el lote. En el laboratorio siembras placas que hablarán mañana. Después pruebas una galleta con menos azúcar: cruje bien, pero se rompe al empaquetar. Otra vez al horno.',
      },
    ],
  },
  'ingenieria-forestal': {
    alsoCalled: ['Ingeniero de montes', 'Gestión de bosques'],
    does: 'Planifica el uso y la protección de bosques: qué árboles plantar, cuáles cortar y cuándo, cómo prevenir incendios, plagas y erosión. Mide, dibuja mapas, calcula crecimientos y equilibra madera, agua, fauna, paisaje y la gente que vive de todo ello.',
    day: [
      {
        at: 9,
        what: 'Desde el avión no tripulado el pinar parece sano; de cerca, las copas amarillean. Tomas muestras, marcas coordenadas y avisas de la plaga. Con el alcalde repasas el plan de incendios, camino por camino. Por la tarde, en pantalla, simulas cómo será este monte cuando tengas la edad de tu abuela.',
      },
    ],
  },
  'gestion-de-explotaciones-agrarias': {
    alsoCalled: [
      'Agricultura y ganadería',
      'Administración agropecuaria',
      'Agricultor o agricultora',
    ],
    does: 'Dirige una finca, una granja, un vivero o una piscifactoría: decide qué producir, organiza personas y máquinas, compra, vende, cuida suelo y animales y lleva las cuentas. Depende del tiempo y de los precios, así que planifica y siempre guarda un plan alternativo.',
    day: [
      {
        at: 9,
        what: 'Miras el cielo antes que el teléfono. Si llueve a las once, hay que recoger ya, y llamas a la cuadrilla. Revisas una cerca, pruebas un melón, negocias con la cooperativa unos centavos que importan. Comes tarde. Por la noche haces números, pides una ayuda por internet y decides sembrar garbanzos.',
      },
    ],
  },
  'asistencia-veterinaria': {
    alsoCalled: ['Auxiliar veterinario', 'Técnico en sanidad animal'],
    does: 'Ayuda en clínicas, granjas, zoológicos o refugios: prepara material, sujeta y calma a los animales, toma muestras, asiste en operaciones, administra tratamientos y enseña a cuidar. Entiende gestos que no tienen palabras y limpia mucho, todos los días.',
    day: [
      {
        at: 9,
        what: 'Abres revisando a los hospitalizados: uno mueve la cola, buena señal. Preparas quirófano, rasuras, vigilas la respiración durante la operación y despiertas al paciente hablándole bajito. Un conejo muerde. En recepción explicas cómo dar una pastilla escondida en queso. Antes de irte, jaulas limpias y agua fresca.',
      },
    ],
  },
  jardineria: {
    alsoCalled: ['Jardinero', 'Mantenimiento de zonas verdes', 'Viverismo', 'Floristería'],
    does: 'Crea y mantiene jardines, parques, campos de deporte y viveros. Prepara el suelo, planta, poda, riega, combate plagas con cuidado y organiza al equipo según la estación. También hay diseño, floristería y trato con clientes. El trabajo se ve crecer.',
    day: [
      {
        at: 9,
        what: 'Con la fresca toca podar, porque a las doce el sol manda. Explicas al equipo qué rama sobra y por qué. Un aspersor riega la acera: lo giras. Más tarde plantas lavanda en hileras que desde arriba dibujan una curva. Un vecino pide consejo para su limonero. Al final limpias y afilas.',
      },
    ],
  },
};
