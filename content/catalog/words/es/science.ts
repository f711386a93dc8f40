import type { FamilyWords } from '#content/catalog/words.ts';

export const science: FamilyWords = {
  matematicas: {
    alsoCalled: ['Matemático o matemática', 'Investigación matemática', 'Matemática aplicada'],
    does: 'Estudia estructuras, formas, números y lógica, y los usa para resolver problemas de otras ciencias. Demuestra lo que es verdad siempre, construye modelos y enseña. Trabaja en universidades, bancos, tecnología, investigación o allí donde haga falta pensar con rigor.',
    day: [
      {
        at: 9,
        what: 'La idea de ayer tenía un agujero y te das cuenta en la ducha. En la pizarra lo tapas de otra manera y aparece algo más bonito. Das una clase en la que alguien pregunta para qué sirve; respondes con un satélite. Por la tarde programas un ejemplo y lees una demostración tres veces.',
      },
    ],
  },
  estadistica: {
    alsoCalled: ['Estadístico o estadística', 'Análisis cuantitativo'],
    does: 'Diseña cómo recoger datos y qué se puede concluir de ellos sin engañarse. Calcula muestras, elige pruebas, construye modelos y mide la incertidumbre. Colabora con medicina, administraciones, empresas o ciencia, y a menudo su frase más útil es «todavía no lo sabemos».',
    day: [
      {
        at: 9,
        what: 'Una médica pregunta cuántas personas necesita su estudio; la respuesta depende de qué diferencia le importaría. Lo conversan. Después limpias una encuesta y descubres que faltan justo quienes trabajan de noche. Escribes código, revisas supuestos, rehaces un gráfico que exageraba. Terminas redactando tres líneas que digan exactamente lo que se encontró.',
      },
    ],
  },
  fisica: {
    alsoCalled: ['Físico o física', 'Investigación en física'],
    does: 'Busca las reglas con las que funciona la naturaleza, desde una partícula hasta una galaxia. Plantea hipótesis, monta experimentos, calcula, simula y compara. También se dedica a la medicina, la energía, los materiales o los datos, porque aprende a resolver lo que nadie resolvió antes.',
    day: [
      {
        at: 9,
        what: 'El láser se desalinea cada vez que pasa el tranvía, así que mides de noche. Por la mañana analizas: la curva se parece a la teoría salvo en un extremo, y ese extremo es lo interesante. Discuten si es un error. Cambias un filtro, repites, das una tutoría y escribes una petición de tiempo.',
      },
    ],
  },
  quimica: {
    alsoCalled: ['Químico o química', 'Ciencias químicas'],
    does: 'Estudia de qué está hecha la materia y cómo se transforma, para crear o analizar sustancias: medicamentos, baterías, tintes, plásticos que se reciclan mejor. Trabaja en laboratorio con método, seguridad y una libreta donde queda escrito hasta lo que salió mal.',
    day: [
      {
        at: 9,
        what: 'El líquido debía ponerse azul y se puso marrón. Antes de tirarlo, lo analizas: dos picos que no esperabas. Lavas material, preparas otra reacción bajo la campana y dejas agitando. A mediodía comentas el resultado en grupo. De tarde purificas gota a gota, pesas una cantidad ridícula de polvo y celebras que es puro.',
      },
    ],
  },
  biologia: {
    alsoCalled: ['Biólogo o bióloga', 'Ciencias biológicas'],
    does: 'Investiga la vida en todas sus escalas: moléculas, células, plantas, ecosistemas. Hace experimentos, salidas de campo y análisis de datos, y aplica lo aprendido a salud, conservación, agricultura o industria. La curiosidad marca el rumbo, y la constancia decide hasta dónde se llega.',
    day: [
      {
        at: 9,
        what: 'Las moscas de la cuarta bandeja viven más que las otras y todavía no sabes por qué. Cuentas, anotas, extraes ADN con pulso de relojero. Mientras la máquina trabaja, lees un artículo y discutes un diseño de experimento con una colega. Por la tarde sales al río a recoger muestras con botas prestadas.',
      },
    ],
  },
  bioquimica: {
    alsoCalled: ['Biofísica', 'Biología molecular', 'Biotecnología'],
    does: 'Estudia la química de los seres vivos: cómo se pliegan las proteínas, cómo actúa una vacuna, por qué una célula enferma. Diseña experimentos finos, cultiva células, mide reacciones y ayuda a crear medicamentos, pruebas diagnósticas o alimentos, casi siempre dentro de un equipo.',
    day: [
      {
        at: 9,
        what: 'Todo empieza pipeteando gotas que no se ven. Una proteína se resiste a salir pura y cambias la sal del tampón. En la sala de microscopía, células teñidas de verde parecen una ciudad de noche. Anotas condiciones al detalle, porque dentro de un mes alguien querrá repetirlo. Por la tarde, seminario y preguntas duras.',
      },
    ],
  },
  zoologia: {
    alsoCalled: ['Zoólogo', 'Biología de la fauna', 'Etología', 'Biología marina'],
    does: 'Estudia animales en libertad o en centros: cómo viven, se comunican, se reproducen y qué los amenaza. Marca y sigue ejemplares, analiza datos y propone medidas para conservarlos. Hay madrugones y campo, y también muchas horas de pantalla e informes.',
    day: [
      {
        at: 9,
        what: 'Antes de amanecer ya estás en el escondite, sin hablar, contando nutrias. Recoges una pluma, revisas cámaras trampa y descargas seiscientas fotos: casi todas, ramas moviéndose. En una, un lince. De vuelta, mapas y estadística. Por la tarde explicas a un ganadero qué perro ahuyenta al lobo y escuchas sus razones.',
      },
    ],
  },
  'investigacion-biomedica': {
    alsoCalled: ['Ciencias biomédicas', 'Investigación en salud', 'Investigación clínica'],
    does: 'Busca las causas de las enfermedades y nuevas maneras de tratarlas: cáncer, alzhéimer, infecciones. Diseña estudios, trabaja con células, animales o datos de pacientes, analiza resultados y publica. Una respuesta puede tardar años, y los fracasos también enseñan.',
    day: [
      {
        at: 9,
        what: 'Las células tratadas crecieron más despacio, aunque tres repeticiones no bastan. Preparas la cuarta, anotas a ciegas y dejas que otra persona mida. A media mañana se reúne el comité de ética: cada pregunta mejora el protocolo. Luego escribes una solicitud de fondos y explicas a un estudiante por qué el control importa tanto.',
      },
    ],
  },
  epidemiologia: {
    alsoCalled: ['Salud pública', 'Epidemiólogo'],
    does: 'Estudia cómo se reparten las enfermedades entre la población y por qué: quién enferma, dónde, cuándo. Rastrea brotes, diseña estudios, analiza datos y aconseja a las autoridades. Lo que encuentra se convierte en vacunas, avisos, normas o agua más limpia.',
    day: [
      {
        at: 9,
        what: 'Doce personas con los mismos síntomas y una boda en común. Llamas a cada una y preguntas qué comió, con paciencia. En la tabla, un plato se repite. Avisas, se recoge una muestra, esperas. Entretanto actualizas el mapa de la gripe y preparas un informe que un alcalde pueda leer en dos minutos.',
      },
    ],
  },
};
