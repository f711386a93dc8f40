import type { FamilyWords } from '#content/catalog/words.ts';

export const diagnostics: FamilyWords = {
  audioprotesis: {
    alsoCalled: ['Audioprotesista', 'Audiología protésica', 'Audífonos'],
    does: 'Ayuda a oír mejor. Mide la audición, explica el resultado, toma molde del oído y adapta audífonos hasta que suenen bien en la vida real: una comida con ruido, una clase, el teléfono. Después acompaña los meses en que el cerebro vuelve a acostumbrarse a los sonidos.',
    day: [
      {
        at: 9,
        what: 'Dentro de la cabina, un señor levanta la mano cada vez que oye un pitido. Con la gráfica delante le enseñas qué sonidos perdió. Haces un molde, programas el aparato y salen los dos a la calle a probarlo. Por la tarde reparas un tubo, limpias filtros y llamas a quien estrenó ayer.',
      },
    ],
  },
  ortoprotesis: {
    alsoCalled: ['Ortopedia técnica', 'Prótesis y órtesis', 'Protesista'],
    does: 'Fabrica y adapta piezas que sustituyen o sujetan partes del cuerpo: una pierna artificial, una férula, un corsé para la espalda. Combina taller, anatomía y trato personal, porque una prótesis solo sirve si quien la lleva camina sin dolor y la siente suya.',
    day: [
      {
        at: 9,
        what: 'Una joven que perdió la pierna prueba su nueva prótesis entre las barras. Observas el paso, aprietas un tornillo y vuelve a probar. En el taller termoformas plástico, lijas un borde que rozaba y revisas un escaneo. Más tarde tomas medidas para el corsé de un chico que crece deprisa.',
      },
    ],
  },
  farmacia: {
    alsoCalled: ['Química farmacéutica', 'Farmacéutico', 'Química y farmacia'],
    does: 'Sabe cómo actúan los medicamentos y cuida de que se usen bien. En una farmacia aconseja y detecta errores o combinaciones peligrosas; en un hospital prepara tratamientos; en la industria desarrolla y controla productos. Une química, biología y mucha responsabilidad con las personas.',
    day: [
      {
        at: 9,
        what: 'Levantas la persiana y ya espera una madre con una receta que no entiende. Revisas dosis, notas que dos medicinas se estorban y llamas a la doctora. Preparas una fórmula en el laboratorio pequeño del fondo. Entre consultas sobre tos y alergias, controlas caducidades y haces el pedido del día.',
      },
    ],
  },
  'nutricion-y-dietetica': {
    alsoCalled: ['Nutriología', 'Nutricionista', 'Dietista'],
    does: 'Estudia cómo lo que comemos afecta a la salud y lo convierte en planes posibles. Atiende a personas con diabetes, alergias o problemas con la comida, diseña menús para colegios y hospitales o asesora a equipos deportivos. Escucha costumbres y presupuestos antes de proponer.',
    day: [
      {
        at: 9,
        what: 'Revisas la cocina del hospital para comprobar que cada bandeja corresponde a su dieta. En consulta, un adolescente te cuenta qué desayuna de verdad, y de ahí parte el plan. Calculas nutrientes, inventas cambios pequeños, llamas a una entrenadora. Por la tarde das un taller sobre leer etiquetas en un supermercado.',
      },
    ],
  },
  'analisis-clinicos': {
    alsoCalled: ['Bioquímica clínica', 'Bioanálisis', 'Química biológica'],
    does: 'Dirige y valida los análisis que orientan a medicina: sangre, orina, tejidos, virus. Elige métodos, vigila que los aparatos midan bien, interpreta resultados extraños y avisa cuando uno es urgente. Casi nunca ve al paciente, pero muchas decisiones dependen de su criterio.',
    day: [
      {
        at: 9,
        what: 'Antes de que lleguen las muestras compruebas los controles: si hoy la máquina miente, todo lo demás también. A media mañana aparece un valor imposible y repites, comparas, preguntas a la planta. Era real y hay que llamar ya. La tarde sirve para probar una técnica nueva y firmar informes.',
      },
    ],
  },
  'atencion-en-farmacia': {
    alsoCalled: ['Auxiliar de farmacia', 'Técnico en farmacia', 'Dependiente de farmacia'],
    does: 'Atiende en una farmacia junto al equipo farmacéutico: localiza medicamentos, prepara pedidos, cobra, ordena y aconseja sobre higiene o cuidado de la piel. En hospitales prepara las dosis de cada planta. Hace falta orden, buena memoria y paciencia con quien llega preocupado.',
    day: [
      {
        at: 9,
        what: 'Las cajas del pedido entran temprano y cada una tiene su sitio y su fecha. Buscas una receta electrónica, comprueba la farmacéutica, entregas y explicas el horario. Alguien pregunta por una crema para el sol. A ratos cuentas existencias, pesas un ingrediente para una fórmula y pones orden en los cajones.',
      },
    ],
  },
  'laboratorio-clinico': {
    alsoCalled: ['Técnico de laboratorio', 'Laboratorista clínico'],
    does: 'Procesa muestras de pacientes para saber qué ocurre por dentro: las recibe, las prepara, las pasa por el analizador o las mira al microscopio. Cuida que nada se confunda ni se contamine, mantiene los aparatos y entrega resultados fiables a tiempo.',
    day: [
      {
        at: 9,
        what: 'Llegan cientos de tubos con etiquetas de colores y los ordenas casi sin pensar. La centrífuga zumba mientras preparas una tinción. Bajo el microscopio cuentas células y marcas una rara para que la vean. Un aparato se queja; lo limpias y lo calibras. Al salir, la nevera queda revisada.',
      },
    ],
  },
  'diagnostico-por-imagen': {
    alsoCalled: ['Radiología técnica', 'Técnico en rayos X', 'Imagenología'],
    does: 'Obtiene las imágenes que enseñan el cuerpo por dentro: radiografías, escáneres, resonancias. Coloca a cada paciente, explica qué va a pasar, ajusta el equipo y protege a todos de la radiación. La imagen tiene que salir clara a la primera.',
    day: [
      {
        at: 9,
        what: '«Respira hondo y no te muevas.» Lo dices muchas veces al día, cada vez como si fuera la primera. Llega una niña con el brazo roto y le enseñas la máquina antes de usarla. Compruebas la dosis, revisas que la imagen sea nítida y la envías. Cerca de las dos entra una urgencia.',
      },
    ],
  },
  'higiene-bucodental': {
    alsoCalled: ['Higienista dental', 'Asistencia dental'],
    does: 'Previene problemas de boca: limpia dientes, aplica flúor, hace radiografías, enseña a cepillarse y visita escuelas. Trabaja con el equipo de odontología y suele pasar más tiempo que nadie hablando con cada paciente sobre sus hábitos, sin regañar.',
    day: [
      {
        at: 9,
        what: 'Preparas el sillón y el instrumental esterilizado. La primera limpieza es tranquila; la segunda, de alguien que llevaba años sin venir y temía que le riñeran. Le muestras en un espejo dónde se esconde la placa. Ayudas luego en una extracción y dedicas la tarde a revisar bocas en un colegio.',
      },
    ],
  },
  'protesis-dentales': {
    alsoCalled: ['Protésico dental', 'Mecánica dental', 'Laboratorio dental'],
    does: 'Fabrica dientes, coronas, puentes y aparatos que luego coloca la clínica. Parte de un molde o de un escaneo y trabaja cera, metal, resina o cerámica hasta que la pieza encaja y parece natural. Cada vez más, el diseño empieza en una pantalla.',
    day: [
      {
        at: 9,
        what: 'En el banco hay una lámpara, un pincel finísimo y doce tonos de blanco. Montas cerámica capa sobre capa, la metes al horno y comparas con la foto del paciente. Después diseñas un puente en pantalla y lo mandas a la fresadora. La clínica llama: hay que corregir una mordida por décimas.',
      },
    ],
  },
  'documentacion-sanitaria': {
    alsoCalled: ['Codificación clínica', 'Gestión de historias clínicas', 'Archivo sanitario'],
    does: 'Ordena la información que produce un hospital: clasifica diagnósticos con códigos internacionales, completa historias clínicas, protege datos personales y prepara informes. También organiza citas y atiende a pacientes en admisión. Gracias a ese orden se puede investigar y planificar.',
    day: [
      {
        at: 9,
        what: 'Abres la lista de altas de ayer y traduces cada informe médico a su código. Uno no cuadra: el texto habla de una fractura y la radiografía de dos, así que preguntas. A mitad de mañana ayudas en admisión. Después preparas una tabla para un estudio, sin un solo nombre.',
      },
    ],
  },
};
