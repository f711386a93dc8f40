import type { FamilyWords } from '#content/catalog/words.ts';

export const land: FamilyWords = {
  veterinaria: {
    alsoCalled: ['Médico veterinario', 'Medicina veterinaria', 'Medicina veterinaria y zootecnia'],
    does: 'Cuida la salud de los animales y, con ella, la nuestra: mascotas, ganado, fauna, alimentos de origen animal. Diagnostica sin que el paciente pueda hablar, opera, vacuna, controla granjas y mataderos, y consuela a quienes los quieren. Hay clínica, campo, laboratorio e inspección.',
    day: [
      {
        at: 9,
        what: 'Un gato escondido en su caja de viaje, un perro que cojea y una iguana que no come: la mañana no aburre. Palpas, haces una ecografía, explicas opciones y lo que cuestan.',
      },
      { at: 12, what: 'A mediodía operas.' },
      {
        at: 16,
        what: 'Vas en auto hasta una granja, con botas hasta la rodilla, porque una vaca tiene el parto difícil y no hay tiempo.',
      },
    ],
    tasks: [
      'Tratar animales enfermos, curar heridas y operar',
      'Vacunar y prevenir lo que se contagia',
      'Explorar al animal hasta saber qué tiene',
      'Tomar muestras y leer sus resultados',
      'Hacer radiografías y ecografías e interpretarlas',
      'Explicar qué enfermedades pasan a las personas',
    ],
    tires: [
      'Dormir a un animal querido delante de su familia',
      'Urgencias de noche y mordiscos de día',
      'Hablar de dinero con quien está llorando',
    ],
    grows:
      'Vacunas cachorros, haces guardias y un día operas sin que nadie mire. Clínica propia, caballos, animales raros, granjas, laboratorios e inspección de alimentos son ramas muy distintas.',
    tries: [
      'Observa a un perro o gato conocido y anota su respiración por minuto dormido y despierto.',
      'Pregunta en un refugio de tu zona, con tu familia, en qué pueden ayudar menores de edad.',
      'Elige una raza y busca tres enfermedades frecuentes y cómo se notan sin que el animal hable.',
    ],
  },
  'ingenieria-agronomica': {
    alsoCalled: ['Agronomía', 'Ingeniería agrícola', 'Agroindustria'],
    does: 'Aplica la ingeniería al campo: riego, maquinaria, invernaderos, suelos, almacenes, energía. Diseña sistemas para producir alimentos con menos agua y menos residuos, resuelve averías, planifica cultivos y acompaña a quienes trabajan la tierra. Pasa media jornada con botas y la otra media con planos.',
    day: [
      {
        at: 8,
        what: 'La finca gasta demasiada agua y el dueño dice que siempre se hizo así. Clavas un sensor, abres un hoyo, miras raíces: el riego llega donde no bebe nadie.',
      },
      { at: 12, what: 'Dibujas otra red de goteros y calculas la bomba.' },
      {
        at: 17,
        what: 'Pruebas una sembradora, ajustas la profundidad y vuelves con tierra en las orejas.',
      },
    ],
    tasks: [
      'Preparar proyectos, planos y presupuestos',
      'Discutir soluciones con clientes y contratistas',
      'Visitar fincas para escuchar qué necesitan',
      'Aconsejar sobre agua, suelo y contaminación',
      'Dirigir obras de riego, drenaje y caminos',
      'Mejorar máquinas y naves agrícolas',
    ],
    tires: [
      'Kilómetros de tierra y horarios de cosecha',
      'Años de sequía que tiran el mejor plan',
      'Convencer a quien desconfía del despacho',
    ],
    grows:
      'Pisas fincas ajenas con una libreta; después llevas una, o una cooperativa, o el riego de un valle. Semillas, maquinaria y administraciones agrarias buscan la misma libreta.',
    tries: [
      'Siembra lentejas, garbanzos o maíz en tres vasos con distinta tierra y riego y mide su altura cada día.',
      'Pregunta a quien vende fruta en tu barrio de dónde viene cada una y dibuja el mapa.',
      'Riega una maceta por goteo con una botella y un hilo; averigua cuánto dura.',
    ],
  },
  'tecnologia-de-los-alimentos': {
    alsoCalled: ['Bromatología', 'Ingeniería de alimentos', 'Enología'],
    does: 'Consigue que lo que comemos y bebemos sea seguro, nutritivo y apetecible. Estudia ingredientes, crea productos, mejora procesos, hace análisis y catas, y vigila la higiene de principio a fin. Trabaja en fábricas, bodegas, laboratorios o servicios de inspección pública.',
    day: [
      { at: 9, what: 'Catas seis yogures sin saber cuál es cuál y escribes «ácido, corto».' },
      {
        at: 11,
        what: 'En la planta, la temperatura de un tanque se desvía y decides separar el lote.',
      },
      { at: 13, what: 'En el laboratorio siembras placas que hablarán mañana.' },
      {
        at: 16,
        what: 'Pruebas una galleta con menos azúcar: cruje bien, pero se rompe al empaquetar. Otra vez al horno.',
      },
    ],
    tasks: [
      'Inspeccionar que se trabaje con higiene y según norma',
      'Revisar ingredientes al entrar y productos al salir',
      'Inventar maneras de conservar y envasar',
      'Probar sabor, textura, color y valor nutritivo',
      'Leer sobre normas y hallazgos nuevos',
      'Organizar el control de calidad de la planta',
    ],
    tires: [
      'Redecilla, frío de cámara y turnos de fábrica',
      'Retirar un lote entero por una duda',
      'Probar lo mismo hasta que ya no sabe a nada',
    ],
    grows:
      'Entras por el control de calidad, con redecilla. Luego inventas la galleta, diriges la planta, haces vino o queso, o visitas fábricas ajenas con un termómetro en el bolsillo.',
    tries: [
      'Junta en casa dos marcas de un mismo alimento y organiza una cata a ciegas con papel y nota.',
      'Lee la etiqueta de cinco productos y averigua para qué sirve un ingrediente que no conozcas.',
      'Hornea dos tandas de galletas cambiando una sola cosa y describe la diferencia.',
    ],
  },
  'ingenieria-forestal': {
    alsoCalled: ['Ingeniero de montes', 'Gestión de bosques'],
    does: 'Planifica el uso y la protección de bosques: qué árboles plantar, cuáles cortar y cuándo, cómo prevenir incendios, plagas y erosión. Mide, dibuja mapas, calcula crecimientos y equilibra madera, agua, fauna, paisaje y la gente que vive de todo ello.',
    day: [
      {
        at: 8,
        what: 'Desde el dron el pinar parece sano; de cerca, las copas amarillean. Tomas muestras, marcas coordenadas y avisas de la plaga.',
      },
      { at: 12, what: 'Con el alcalde repasas el plan de incendios, camino por camino.' },
      {
        at: 16,
        what: 'En pantalla, simulas cómo será este monte cuando tengas la edad de tu abuela.',
      },
    ],
    tasks: [
      'Comprobar que los trabajos del monte cumplan lo pactado',
      'Negociar aprovechamientos con propietarios y empresas',
      'Preparar proyectos que cuiden fauna, suelo y agua',
      'Trazar planes para diez y para cincuenta años',
      'Planear cortas y ventas de madera',
      'Elegir cómo sacar los troncos con menos daño',
    ],
    tires: [
      'Veranos de incendio sin vacaciones',
      'Resultados que verán tus nietos',
      'Intereses contrarios sobre el mismo monte',
    ],
    grows:
      'Marcas árboles para el plan de otra persona y años después caminas entre los que marcaste. Hay destinos en madera y corcho, incendios, administraciones y proyectos en otros continentes.',
    tries: [
      'Cuenta los anillos de un tronco cortado y busca el año más seco de su vida.',
      'Compara en un mapa satelital un bosque cercano hoy y hace años, y describe qué cambió.',
      'Pregunta a alguien mayor de tu familia cómo era el monte o el parque cuando era joven.',
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
        at: 6,
        what: 'Miras el cielo antes que el teléfono. Si llueve a las once, hay que recoger ya, y llamas a la cuadrilla.',
      },
      {
        at: 10,
        what: 'Revisas una cerca, pruebas un melón, negocias con la cooperativa unos centavos que importan.',
      },
      { at: 15, what: 'Comes tarde.' },
      { at: 21, what: 'Haces números, pides una ayuda por internet y decides sembrar garbanzos.' },
    ],
    tasks: [
      'Apuntar crecimiento, producción, lluvia y gastos',
      'Decidir qué se cría o cultiva y dónde',
      'Organizar la siembra, el riego y la cosecha',
      'Cuidar animales, desde que nacen hasta que se venden',
      'Repartir personas y máquinas cuando llega una plaga',
      'Vender y pedir ayudas a la administración',
    ],
    tires: [
      'Animales que comen también en domingo',
      'Un granizo de diez minutos',
      'Precios que decide otra persona',
    ],
    grows:
      'La finca crece, cambia de cultivo o empieza a vender sin intermediarios, y tú con ella. Otras personas llevan tierras de quien vive lejos, dirigen una cooperativa o enseñan a quien llega.',
    tries: [
      'Siembra lechugas o hierbas en una caja con tierra y apunta cuánto gastaste y cuántas horas llevó.',
      'Calcula cuánto cobraría quien produjo un kilo de fruta, preguntando el precio en origen y el de tienda.',
      'Entrevista a alguien conocido que trabaje en el campo: qué decide en enero y qué en julio.',
    ],
  },
  'asistencia-veterinaria': {
    alsoCalled: ['Auxiliar veterinario', 'Técnico en sanidad animal'],
    does: 'Ayuda en clínicas, granjas, zoológicos o refugios: prepara material, sujeta y calma a los animales, toma muestras, asiste en operaciones, administra tratamientos y enseña a cuidar. Entiende gestos que no tienen palabras y limpia mucho, todos los días.',
    day: [
      { at: 8, what: 'Abres revisando a los hospitalizados: uno mueve la cola, buena señal.' },
      {
        at: 10,
        what: 'Preparas quirófano, rasuras, vigilas la respiración durante la operación y despiertas al paciente hablándole bajito. Un conejo muerde.',
      },
      { at: 13, what: 'En recepción explicas cómo dar una pastilla escondida en queso.' },
      { at: 19, what: 'Antes de irte, jaulas limpias y agua fresca.' },
    ],
    tasks: [
      'Vigilar la anestesia bajo las órdenes de quien opera',
      'Cuidar a los animales que se recuperan',
      'Controlar medicamentos y apuntar cada uso',
      'Hacer análisis sencillos de sangre u orina',
      'Preparar y dar tratamientos prescritos',
      'Sujetar a los animales durante la consulta',
    ],
    tires: [
      'Limpieza que nunca se acaba',
      'Arañazos, mordiscos y pelo en toda la ropa',
      'Despedidas varias veces por semana',
    ],
    grows:
      'De limpiar jaulas vas a preparar quirófanos, y de ahí a llevar la recepción o especializarte en caballos, exóticos o rehabilitación. Más de una persona descubre aquí que quiere estudiar veterinaria.',
    tries: [
      'Encárgate una semana de comida, agua y limpieza de una mascota de casa o de un vecino conocido.',
      'Aprende con una guía qué dicen las orejas y la cola de un gato y compruébalo mirando.',
      'Pide en una clínica cercana, con permiso en casa, que te cuenten cómo es su mañana.',
    ],
  },
  jardineria: {
    alsoCalled: ['Jardinero o jardinera', 'Mantenimiento de zonas verdes', 'Viverismo'],
    does: 'Crea y mantiene jardines, parques, campos de deporte y viveros. Prepara el suelo, siembra, planta, poda, riega, corta el césped y combate plagas con cuidado, según la estación. Usa herramienta de mano y máquinas, a la intemperie, y aconseja a clientes y vecinos.',
    day: [
      {
        at: 7,
        what: 'Con la fresca toca podar, porque a las doce el sol manda. Miras qué rama sobra y por qué.',
      },
      { at: 9, what: 'Un aspersor riega la acera: lo giras.' },
      {
        at: 11,
        what: 'Plantas lavanda en hileras que desde arriba dibujan una curva. Un vecino pide consejo para su limonero.',
      },
      { at: 14, what: 'Al final limpias y afilas.' },
    ],
    tasks: [
      'Preparar la tierra: cavar, abonar, nivelar',
      'Plantar árboles, arbustos y flores de temporada',
      'Podar según la especie y la época',
      'Regar y reparar el sistema de riego',
      'Cortar césped y recortar setos con máquina',
      'Vigilar plagas y quitar malas hierbas',
    ],
    tires: [
      'Rodillas, lumbares y manos agrietadas',
      'Sol a plomo en verano y manos heladas en invierno',
      'Polen y ruido de motores',
    ],
    grows:
      'Rastrillas hojas un otoño entero y a la primavera siguiente podas. Después encabezas una cuadrilla, llevas un vivero, trepas a árboles altos, cuidas un campo de juego o dibujas jardines.',
    tries: [
      'Corta un esqueje de una planta de casa, ponlo en agua y fotografíalo a diario hasta que asomen raíces.',
      'Cuida esta semana una maceta abandonada y escribe qué cambiaste cada día.',
      'Recorre un parque y anota qué se riega, qué se poda y qué se deja crecer.',
    ],
  },
  zootecnia: {
    alsoCalled: ['Producción animal', 'Ciencia animal', 'Ingeniero zootecnista', 'Zootecnista'],
    does: 'Estudia cómo criar animales de granja sanos y con menos gasto: qué comen, cómo se alojan, cómo se seleccionan, cuánto contaminan. Hace ensayos, mide leche, peso o huevos, analiza mezclas de alimento y datos, y aconseja a ganaderas, cooperativas y fabricantes.',
    day: [
      {
        at: 7,
        what: 'Pesas corderos uno a uno; el número catorce se te sube encima. Los del alimento nuevo ganan algo menos.',
      },
      { at: 10, what: 'Abres un saco, hueles, mandas un puñado al laboratorio.' },
      {
        at: 12,
        what: 'En un establo cuentas cuántas vacas están echadas y mueves un ventilador.',
      },
      { at: 16, what: 'La gráfica confirma lo que dijo la ganadera con los brazos en jarras.' },
    ],
    tasks: [
      'Estudiar qué alimento necesita cada animal',
      'Contar resultados a ganaderías y a científicos',
      'Mejorar alojamiento, higiene y alimentación',
      'Aconsejar sobre productos y técnicas nuevas',
      'Investigar cría, genética y manejo',
      'Medir cómo influye todo en leche o huevos',
    ],
    tires: [
      'Olor a establo que vuelve contigo a casa',
      'Preguntas difíciles sobre criar animales para comer',
      'Ensayos atados al calendario de partos',
    ],
    grows:
      'En España se llega por veterinaria o agronomía. Después pesas corderos para un ensayo, llevas la mejora de una raza, formulas comida para granjas o acabas con rebaño propio.',
    tries: [
      'Compara las etiquetas de dos alimentos para gato o perro y averigua de dónde sale la proteína.',
      'Busca qué significa cada número impreso en un huevo y explícalo en casa.',
      'Mira un video de una granja lechera y apunta cinco decisiones que alguien tuvo que tomar.',
    ],
  },
};
