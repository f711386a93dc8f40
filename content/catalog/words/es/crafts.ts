import type { FamilyWords } from '#content/catalog/words.ts';

export const crafts: FamilyWords = {
  joyeria: {
    alsoCalled: ['Orfebrería', 'Joyero o joyera', 'Platería'],
    does: 'Diseña, fabrica y repara joyas en oro, plata u otros materiales. Dibuja, funde, lima, suelda, engasta piedras y pule hasta el brillo. El trabajo exige vista, pulso y paciencia, y se hace en talleres, marcas, tiendas o por cuenta propia.',
    day: [
      {
        at: 9,
        what: 'Sobre el banco cabe todo: soplete, limas, una pinza que no prestas a nadie. Ensanchas el anillo de una abuela sin borrar su inscripción. Después tallas en cera una pieza nueva y la pesas antes de fundir. Una piedra salta al suelo y media hora se va buscándola. Al final, pulido.',
      },
    ],
  },
  ceramica: {
    alsoCalled: ['Alfarería', 'Ceramista', 'Artesanía', 'Vidrio'],
    does: 'Crea piezas útiles o artísticas con barro, vidrio u otros materiales trabajados a mano. Prepara la pasta, tornea o modela, esmalta, cuece y vende en ferias, tiendas o por encargo. Hay tanto de química del horno como de diseño.',
    day: [
      {
        at: 9,
        what: 'Amasas para sacar el aire y centras el barro en el torno; si piensas en otra cosa, se va. Doce tazas parecidas, ninguna igual. Ayer cargaste el horno y hoy se puede abrir: dos esmaltes sorprenden, uno decepciona, y lo anotas. Luego empaquetas un pedido y preparas el puesto del sábado.',
      },
    ],
  },
  ebanisteria: {
    alsoCalled: ['Carpintería', 'Mueblista', 'Trabajo en madera'],
    does: 'Construye y restaura muebles y piezas de madera: mesas, puertas, estanterías, instrumentos de cocina. Elige la tabla, interpreta un plano, corta con máquinas o a mano, une, lija y da acabado. Se cuida cada milímetro, y también los dedos.',
    day: [
      {
        at: 9,
        what: 'Huele a cedro. Dejas secar un encolado y mientras repasas el plano de una mesa que debe plegarse. La sierra exige atención completa; el cepillo, en cambio, deja pensar. A mediodía mides una cocina torcida como todas. De vuelta, lijas con el grano más fino y pasas la mano a ciegas.',
      },
    ],
  },
  patronaje: {
    alsoCalled: ['Patronista', 'Modelista', 'Corte y confección'],
    does: 'Convierte el dibujo de una prenda en las piezas de papel o digitales con las que se corta la tela. Calcula medidas, tallas y costuras, prueba sobre un maniquí y corrige hasta que cae bien. Une geometría, tejido y ojo.',
    day: [
      {
        at: 9,
        what: 'El boceto muestra una chaqueta imposible y tú buscas cómo se abrirá el hombro. Trazas en papel, recortas, montas una prueba en tela barata. Tira de la espalda: dos centímetros más. Después escalas el patrón a cinco tallas en la pantalla y colocas las piezas para desperdiciar la menor tela posible.',
      },
    ],
  },
  peluqueria: {
    alsoCalled: ['Estilismo', 'Peluquero o peluquera', 'Barbería'],
    does: 'Corta, tiñe, peina y cuida el cabello. Escucha lo que alguien quiere, aconseja según su rostro y su vida, mezcla productos con precisión y trabaja de pie muchas horas. La conversación forma parte del oficio, y aprender técnicas nuevas también.',
    day: [
      {
        at: 9,
        what: 'Abres, pones música y revisas la agenda. La primera clienta trae una foto que no se parece a su pelo; se lo dices con tacto y encuentran un punto medio. Preparas un tinte con cronómetro, cortas, secas, barres. Un niño llora con la máquina y terminas a tijera. Cierras contando la caja.',
      },
    ],
  },
  estetica: {
    alsoCalled: ['Cosmetología', 'Esteticista', 'Cuidado de la piel'],
    does: 'Cuida la piel y el bienestar: limpiezas de cutis, masajes, depilación, manicura, maquillaje de día y tratamientos con aparatos. Analiza cada piel, explica qué puede lograr y qué no, y mantiene una higiene rigurosa. Se trabaja en salones, balnearios, hoteles o negocio propio.',
    day: [
      {
        at: 9,
        what: 'Enciendes una luz cálida y preparas toallas. La primera cita es una chica con acné y vergüenza; miras la piel con lupa, explicas los pasos y no prometes milagros. Luego un masaje largo, dos manicuras y una depilación. Entre cabinas esterilizas todo. Por la tarde pruebas un producto nuevo en tu propio brazo.',
      },
    ],
  },
  'maquillaje-y-caracterizacion': {
    alsoCalled: ['Maquillador', 'Efectos especiales de maquillaje', 'Caracterización'],
    does: 'Transforma rostros para cine, teatro, televisión, moda o bodas. Desde un maquillaje que no se nota hasta envejecer a alguien treinta años o convertirlo en criatura con prótesis y pelucas. Combina dibujo, color, materiales y mucho trato con personas nerviosas.',
    day: [
      {
        at: 9,
        what: 'Empiezas antes que nadie: a las cinco ya pegas una cicatriz junto a la ceja. La actriz repasa texto y tú trabajas sin moverle la barbilla. En rodaje vigilas que la herida sea idéntica en cada toma. Más tarde, en el taller, mezclas silicona, pintas venas y peinas una barba pelo a pelo.',
      },
    ],
  },
};
