import type { FamilyWords } from '#content/catalog/words.ts';

export const computing: FamilyWords = {
  'desarrollo-de-software': {
    alsoCalled: ['Programación', 'Ingeniería de software', 'Computación', 'Sistemas'],
    does: 'Crea los programas que usamos: aplicaciones, bancos, juegos, sistemas de un hospital. Entiende un problema, lo divide, escribe código, lo prueba y lo mejora en equipo. Hay menos soledad de la que parece: se conversa, se revisa el trabajo ajeno y se aprende siempre.',
    day: [
      {
        at: 9,
        what: 'El error solo aparece los martes y hoy es martes. Sigues el rastro, añades una prueba que lo reproduce y por fin lo ves: una fecha mal leída. Una compañera revisa tu cambio y pide un nombre más claro. Después dibujan en la pizarra cómo añadir algo nuevo sin romper lo viejo.',
      },
    ],
  },
  'ciencia-de-datos': {
    alsoCalled: ['Análisis de datos', 'Big data', 'Científico de datos'],
    does: 'Busca respuestas en grandes cantidades de datos: qué tratamiento funciona, qué cliente se irá, dónde habrá atascos. Limpia, explora, construye modelos estadísticos, comprueba si aciertan y explica el resultado a quien decide. Sospecha siempre de una respuesta demasiado bonita.',
    day: [
      {
        at: 9,
        what: 'Media mañana se va en entender por qué hay personas con doscientos años en la tabla. Corregido eso, pruebas un modelo simple y otro complejo: gana el simple. Dibujas un gráfico, lo borras, dibujas otro. En la reunión cuentas qué se sabe, qué no, y qué dato faltaría recoger.',
      },
    ],
  },
  ciberseguridad: {
    alsoCalled: ['Seguridad informática', 'Seguridad de la información', 'Hacking ético'],
    does: 'Protege sistemas y datos frente a robos, fraudes y sabotajes. Vigila señales extrañas, busca puntos débiles antes que los atacantes, responde a incidentes y enseña buenas costumbres. Mezcla técnica, curiosidad de detective y calma cuando todo parece arder.',
    day: [
      {
        at: 9,
        what: 'A las tres de la madrugada alguien entró con la contraseña de una persona que dormía. Sigues los registros, cortas el acceso y averiguas por dónde llegó: un correo bien imitado. Con el incendio apagado, escribes qué pasó minuto a minuto. Por la tarde intentas, con permiso, colarte en un sistema nuevo.',
      },
    ],
  },
  'inteligencia-artificial': {
    alsoCalled: ['Aprendizaje automático', 'Investigación en computación', 'IA'],
    does: 'Investiga y construye programas que aprenden de ejemplos: reconocer imágenes, entender lenguaje, predecir, ayudar a decidir. Lee artículos científicos, plantea experimentos, mide errores y se pregunta por sesgos y riesgos. Detrás hay mucha matemática y mucha prueba que no sale.',
    day: [
      {
        at: 9,
        what: 'El modelo distingue perros de gatos pero falla con los perros negros: casi no había fotos. Buscas más datos, cambias una función y lanzas un entrenamiento que tardará horas. Mientras, lees un artículo con lápiz. En el seminario alguien encuentra un fallo en tu razonamiento y te alegra que sea hoy.',
      },
    ],
  },
  'diseno-de-interfaces': {
    alsoCalled: ['UX', 'UI', 'Experiencia de usuario', 'Diseño digital'],
    does: 'Hace que una aplicación o una web se entienda y dé gusto usarla. Observa a personas reales, descubre dónde se pierden, dibuja pantallas, prueba versiones y cuida textos, colores y accesibilidad. Media entre lo que la gente necesita, el negocio y la técnica.',
    day: [
      {
        at: 9,
        what: 'Un señor de setenta años intenta pedir cita y pulsa tres veces donde no es. No lo ayudas: miras. De vuelta cambias el orden de la pantalla y la palabra del botón. Por la tarde pruebas el prototipo con un lector de pantalla y defiendes, con un video, por qué sobra un paso.',
      },
    ],
  },
  'redes-y-telecomunicaciones': {
    alsoCalled: ['Ingeniería de telecomunicaciones', 'Arquitectura de redes', 'Telemática'],
    does: 'Diseña por dónde viajan los datos: redes de empresas, internet móvil, fibra, satélite, centros de datos. Calcula capacidad, elige equipos, planifica la seguridad y prepara caminos alternativos para que una avería no deje sin conexión a miles de personas.',
    day: [
      {
        at: 9,
        what: 'Un mapa de líneas y colores ocupa la pantalla: el tramo del norte va al límite. Simulas dos soluciones y comparas costo y retardo. A mediodía, reunión con quien excava las zanjas. De noche toca el cambio, porque hay menos tráfico: copias, conmutas, contienes la respiración y todo sigue fluyendo.',
      },
    ],
  },
  'desarrollo-web': {
    alsoCalled: ['Programación web', 'Front-end', 'Diseño y desarrollo de páginas'],
    does: 'Construye páginas y aplicaciones que funcionan en el navegador: tiendas, periódicos, reservas, paneles de datos. Programa lo que se ve y parte de lo que no, cuida que cargue rápido, que sirva en cualquier teléfono y que todas las personas puedan usarlo.',
    day: [
      {
        at: 9,
        what: 'Abres la web en el teléfono más viejo de la oficina y un botón se sale de la pantalla. Lo arreglas y compruebas que se puede llegar con el teclado. Después conectas un formulario, pruebas con datos absurdos y publicas. El cliente llama: quiere cambiar una foto. Le enseñas a hacerlo.',
      },
    ],
  },
  'administracion-de-sistemas': {
    alsoCalled: ['Sysadmin', 'Infraestructura informática', 'Servidores y nube'],
    does: 'Mantiene en marcha los servidores, redes y servicios de una organización. Instala, actualiza, vigila, hace copias de seguridad y automatiza lo repetido. Su mejor día es aquel en que nadie nota que existe, y su peor momento ocurre siempre un viernes.',
    day: [
      {
        at: 9,
        what: 'Lo primero, el panel: todo verde menos un disco casi lleno. Lo amplías sin que nadie pierda un archivo. Escribes un pequeño programa para crear cuentas nuevas y ahorras una hora a la semana. Después restauras una copia de prueba, porque una copia que no se prueba no existe.',
      },
    ],
  },
  'soporte-informatico': {
    alsoCalled: ['Mesa de ayuda', 'Técnico en computación', 'Helpdesk'],
    does: 'Ayuda a que la tecnología no estorbe: prepara computadoras, resuelve incidencias, conecta impresoras y redes, recupera archivos y explica sin tecnicismos. Hace falta paciencia, método para descartar causas y ganas de tratar con gente que ya llega molesta.',
    day: [
      {
        at: 9,
        what: '«No enciende.» Preguntas tres cosas, miras detrás y el cable estaba suelto; nadie se ríe. Después preparas diez computadoras para quienes empiezan mañana. Una directora perdió un documento y lo rescatas de la copia de ayer. Entre llamadas escribes una guía corta para que la misma duda no vuelva.',
      },
    ],
  },
};
