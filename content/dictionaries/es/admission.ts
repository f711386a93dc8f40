import type { Dictionary } from '#content/wording/dictionary.ts';

/** The page that holds the calculators: everything that can be read without them. */
export const copy = {
  head: {
    title: '¿Cuánto cuesta, y me alcanza? Nota y gastos en España',
    description:
      'Calcula tu nota de admisión en universidades públicas de España con tu título y tus PCE, compárala con las notas de corte y suma lo que cuesta estudiar allí.',
  },
  title: '¿Cuánto cuesta, y me alcanza?',
  withoutScript:
    'Sin JavaScript la suma no cambia con lo que elijas. Las tablas de abajo sí se leen.',
  formulas: {
    title: 'Cómo se calcula tu nota',
    text: 'Cada vía tiene su fórmula. Donde nadie ha podido comprobarla no damos un número: decimos a quién preguntar.',
    caption: 'Fórmula de cada vía',
    way: 'Con qué llegas',
    formula: 'Cómo se calcula',
    of: {
      pce: '0,2 × media + 4 + 0,1 × cada PCE aprobada (hasta cuatro distintas del mismo año). De 5 a 10.',
      ib: 'Media de las asignaturas (de 2 a 7) + 3. Los 45 puntos no cuentan.',
      given:
        'La nota que pone UNEDasiss, de 5 a 10. En los sistemas de la UE y con acuerdo suele ser 5 + 5 × (tu nota − el aprobado) / (la máxima − el aprobado); algunos países tienen una escala propia. Si reconocen el acceso pero no pueden fijar una nota, es un 5.',
      ucas: '5 + (puntos UCAS − 48) × 5 / 176.',
      bachillerato:
        '0,6 × media de Bachillerato + 0,4 × fase general de la PAU, en la que hace falta un 4.',
      provisional: 'Un 5 provisional hasta que llegue la homologación.',
    },
    vocational: 'La nota media del título.',
    unverified: 'Sin fórmula comprobada. Pregunta a la universidad.',
    adds: 'A eso se suman las dos materias que más te dan: nota × peso, y el peso va de 0,1 a 0,2. Solo cuentan desde un 5. El máximo es 14.',
    noAdds: 'Sin materias que sumen.',
    year: 'Fuente de {year}.',
    example:
      'Un ejemplo: con una media de 8 y PCE de 6,5, 7 y 9, la credencial es 0,2 × 8 + 4 + 0,1 × 22,5 = 7,85. Si en el grado pesan 0,2 las de 9 y 7, la nota de admisión es 7,85 + 1,8 + 1,4 = 11,05.',
    regions: 'Lo que cambia según la comunidad',
    regionNotes: {
      madrid: 'Madrid: sin PCE se compite en un grupo propio (el 6), con otras notas de corte.',
      andalusia:
        'Andalucía: hay una fase para extranjeros, con pocas plazas y no en todos los grados.',
      valencia:
        'Comunidad Valenciana: cuentan la nota de acceso de la UNED y las PCE; las pruebas externas, solo de países con acuerdo.',
      catalonia: 'Cataluña: no hemos podido comprobar cómo se calcula con un título homologado.',
    },
  },
  cutOffs: {
    title: 'Notas de corte y materias que pesan',
    text: 'La nota de corte es la de la última persona que entró. No se fija antes: sale de quién se presenta, y por eso se mueve.',
    madrid: 'Madrid: {count} grados',
    andalusia: 'Andalucía: {count} grados',
    caption:
      'Notas de corte de {year} (grupo 1, convocatoria ordinaria) y materias que pesan 0,2 en Madrid',
    captionAndalusia: 'Notas de corte de {year} y materias que pesan 0,2 en Andalucía (2025)',
    degree: 'Grado',
    grade: 'Nota de corte',
    range: 'de {low} a {high}',
    subjects: 'Pesan 0,2',
    someUniversities: 'en alguna de las universidades: en otras pueden pesar menos',
    unknown: 'pregunta',
    elsewhere:
      'De Cataluña la calculadora tiene además la primera lista del último curso; de las demás comunidades, las notas de corte hasta 2021-22. Cuánto pesa cada materia, pregúntalo a la universidad.',
    movementTitle: 'Cuánto se mueven',
    movementText:
      'Contamos todos los grados públicos de 2015-16 a 2021-22 en la tabla del Ministerio, que no dice de qué lista es cada nota. Con listas de otra fuente no se mezcla. Si te separas de la nota de corte menos de lo que suele moverse, nadie puede decirte si entrarás.',
    movementCaption: 'Cambio de la nota de corte, por su nivel',
    level: 'Nota de corte',
    oneYear: 'En un año, la mitad se movió como mucho',
    oneYearMost: 'En un año, cuatro de cada cinco',
    twoYears: 'En dos años, cuatro de cada cinco',
  },
  costs: {
    tuition: 'Matrícula en una pública: dos precios, comunidad por comunidad',
    title: 'Lo que cuesta',
    text: 'Precios con su fecha. Cuando su año termina lo decimos, y año y medio después dejan de sumar.',
    rooms: 'Un cuarto al mes',
    otherPortal:
      '{city}: {price} al mes, según otro portal ({portal}). No se compara con los de arriba.',
    city: 'Ciudad',
    room: 'Cuarto',
    living: 'Vivir en Madrid, al mes',
    part: 'Parte',
    amount: 'Importe',
    unknown:
      'No tenemos una cifra comprobada de los trámites de la universidad, del viaje, de los exámenes PCE ni de la comida fuera de Madrid. En la calculadora puedes escribir la tuya.',
  },
  scholarships: {
    title: 'Becas',
    ask: 'Con fuente verificada de este curso no tenemos ninguna beca de grado para quien llega de fuera. Las de la Fundación Carolina y MAEC-AECID que hemos visto eran de posgrado. Pregunta a la oficina de becas de la universidad: «No resido en España y termino la secundaria en…: ¿qué becas de grado puedo pedir, en qué fechas, y cubren el precio de fuera de la UE?»',
    office: 'El Ministerio de Educación publica aquí sus becas',
  },
  sources: 'De dónde sale cada número: fórmulas, notas de corte, precios y becas',
  caveat:
    'Orientativo: decide cada universidad, y las reglas cambian de un curso a otro. Confirma siempre con la oficina de acceso antes de pagar nada.',
  pathway: 'Ver los pasos desde tu país',
};

export type Copy = Dictionary<typeof copy>;
