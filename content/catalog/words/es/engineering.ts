import type { FamilyWords } from '#content/catalog/words.ts';

export const engineering: FamilyWords = {
  'ingenieria-mecanica': {
    alsoCalled: ['Ingeniero mecánico', 'Ingeniería de máquinas', 'Electromecánica'],
    does: 'Diseña todo lo que se mueve o soporta fuerza: motores, ascensores, bicicletas, robots, turbinas. Calcula esfuerzos y temperaturas, elige materiales, construye prototipos y busca por qué algo vibra, se rompe o gasta demasiado. Hay despacho, laboratorio y fábrica.',
    day: [
      {
        at: 9,
        what: 'Una bomba vibra y nadie sabe por qué. Pones un sensor, escuchas, comparas frecuencias: un rodamiento mal alineado. De vuelta a la pantalla modificas la pieza y simulas mil horas de uso en diez minutos. Después hablas con taller, que te explica por qué esa esquina es imposible de mecanizar. La cambias.',
      },
    ],
  },
  'ingenieria-industrial': {
    alsoCalled: ['Ingeniería de organización', 'Ingeniería de procesos', 'Producción'],
    does: 'Mejora cómo se fabrica o se presta un servicio: menos esperas, menos desperdicio, más calidad y seguridad. Observa el proceso, mide tiempos, cambia la disposición de las máquinas, planifica y comprueba el resultado. Sirve igual en una fábrica que en un hospital.',
    day: [
      {
        at: 9,
        what: 'Sigues una pieza desde que entra hasta que sale y descubres que pasa casi todo el día esperando. Dibujas el recorrido, propones mover dos máquinas y lo discutes con quienes las usan, que saben más. Pruebas un turno entero. Por la tarde comparas cifras y preparas el cambio definitivo.',
      },
    ],
  },
  'ingenieria-quimica': {
    alsoCalled: ['Ingeniero químico', 'Procesos químicos'],
    does: 'Lleva una reacción del laboratorio a la escala de una planta: combustibles, medicinas, plásticos, alimentos, agua limpia. Diseña equipos, controla temperaturas y presiones, reduce residuos y cuida que nada se salga de lo seguro. Une química, física y cálculo.',
    day: [
      {
        at: 9,
        what: 'Lo que funcionaba en un vaso hoy se prueba en mil litros. Vigilas gráficas: la temperatura sube medio grado de más y corriges antes de que importe. Después recorres la planta con casco, hueles, preguntas a operación. Por la tarde rediseñas un intercambiador para aprovechar el calor que se estaba tirando.',
      },
    ],
  },
  'ingenieria-aeroespacial': {
    alsoCalled: ['Ingeniería aeronáutica', 'Ingeniería espacial'],
    does: 'Diseña y prueba aviones, helicópteros, drones, cohetes y satélites. Estudia el aire, los materiales, los motores y el control, simula con programas y ensaya en túneles de viento. Cada gramo cuenta y cada decisión queda documentada, porque ahí arriba no se puede parar.',
    day: [
      {
        at: 9,
        what: 'La simulación tardó toda la noche y esta mañana dice que el ala vibra donde no debía. Cambias el refuerzo, pesas la diferencia y vuelves a lanzar. En el laboratorio, una pieza pasa horas sacudiéndose sobre una mesa. Escribes el informe para certificación, página tras página, sin saltarte un tornillo.',
      },
    ],
  },
  'ingenieria-biomedica': {
    alsoCalled: ['Bioingeniería', 'Tecnología médica'],
    does: 'Aplica la ingeniería a la salud: prótesis, marcapasos, imágenes médicas, tejidos artificiales, programas que ayudan a diagnosticar. Habla el idioma de la medicina y el de la técnica, prueba con enorme cuidado y cumple normas estrictas antes de que algo llegue a un paciente.',
    day: [
      {
        at: 9,
        what: 'Un cirujano te enseña con las manos el movimiento que su pinza no permite. Lo dibujas allí mismo. En el laboratorio mides la señal de un sensor sobre la piel y quitas ruido con un filtro. Luego rompes doce prototipos a propósito y anotas con cuánta fuerza cedió cada uno.',
      },
    ],
  },
  robotica: {
    alsoCalled: ['Mecatrónica', 'Ingeniería de robots', 'Automática'],
    does: 'Crea máquinas que perciben, deciden y actúan: brazos de fábrica, vehículos autónomos, robots para cirugía, agricultura o el fondo del mar. Une mecánica, electrónica y programación, y pasa buena parte del tiempo averiguando por qué el robot hace algo que nadie le pidió.',
    day: [
      {
        at: 9,
        what: 'El robot levanta huevos sin romperlos casi siempre; hoy toca ese casi. Ajustas el sensor de la pinza, cambias una línea de código y repites. Sueldas un cable suelto, que era la causa de todo. Por la tarde lo grabas trabajando y explicas al cliente qué puede y qué no.',
      },
    ],
  },
  'ingenieria-electrica': {
    alsoCalled: ['Ingeniero eléctrico', 'Sistemas de potencia', 'Electrotecnia'],
    does: 'Diseña cómo se produce, transporta y usa la electricidad: centrales, redes, motores, edificios, trenes, autos eléctricos. Calcula cargas y protecciones, planifica instalaciones y procura que la luz no se vaya, ni siquiera cuando algo falla. Casi todo lo demás depende de ese trabajo.',
    day: [
      {
        at: 9,
        what: 'Miras la curva de consumo de una ciudad y sabes a qué hora cena la gente. Hoy calculas si una línea aguanta un barrio nuevo lleno de cargadores. Visitas una subestación, compruebas protecciones y lees placas de transformadores. Después simulas una avería para asegurarte de que solo se apaga lo imprescindible.',
      },
    ],
  },
  'ingenieria-electronica': {
    alsoCalled: ['Ingeniero electrónico', 'Ingeniería en computadores', 'Circuitos', 'Hardware'],
    does: 'Diseña los circuitos que hay dentro de casi todo: teléfonos, audífonos, autos, satélites, electrodomésticos. Elige componentes, dibuja placas, programa chips, mide señales diminutas y reduce tamaño y consumo. Cuando no funciona, busca el fallo con osciloscopio y paciencia.',
    day: [
      {
        at: 9,
        what: 'La placa llegó ayer y hoy, al encenderla, no hace nada. Lupa, esquema, sonda: una patilla sin soldar. La segunda vez parpadea un led y celebras. Luego mides cuánto consume dormida, porque la pila debe durar años. Por la tarde rediseñas dos pistas y hablas con quien escribe el programa.',
      },
    ],
  },
  'energias-renovables': {
    alsoCalled: ['Ingeniería de la energía', 'Energía solar y eólica'],
    does: 'Planifica y diseña instalaciones que obtienen energía del sol, el viento, el agua o la biomasa. Estudia el lugar, calcula cuánto producirá, elige equipos, estima costos e impacto y sigue la obra. También mejora parques que ya funcionan y estudia cómo almacenar lo que sobra.',
    day: [
      {
        at: 9,
        what: 'Un mapa de viento y otro de aves: entre los dos decides dónde no poner molinos. Calculas sombras sobre un tejado industrial y giras la fila de paneles. Visitas un terreno con su propietario, que pregunta por las ovejas. De vuelta comparas baterías y escribes una propuesta con números prudentes.',
      },
    ],
  },
};
