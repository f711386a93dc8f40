import type { FamilyWords } from '#content/catalog/words.ts';

export const transport: FamilyWords = {
  'pilotaje-de-aviones': {
    alsoCalled: ['Piloto de aerolínea', 'Aviación comercial', 'Comandante'],
    does: 'Lleva personas o carga por el aire con seguridad. Estudia la ruta y el tiempo, calcula combustible, revisa el avión, maniobra en despegues y aterrizajes y decide con calma cuando algo cambia. Exige inglés, licencia, revisiones médicas y entrenar emergencias toda la vida.',
    day: [
      {
        at: 9,
        what: 'En la sala de pilotos estudias nubes en un mapa y pides un poco más de combustible. Das la vuelta al avión con linterna: ruedas, sensores, una mancha que no era nada. Despegas, la lista se lee en voz alta, se comprueba dos veces. Ante una tormenta, te desvías. Aterrizas con viento cruzado y respiras.',
      },
    ],
  },
  'marina-mercante': {
    alsoCalled: ['Capitán de barco', 'Navegación marítima', 'Oficial de puente'],
    does: 'Gobierna barcos de carga o pasaje. Planifica la travesía, vigila radar y cartas, dirige a la tripulación, cuida la carga y responde de la seguridad en puerto y en alta mar. Pasa semanas o meses a bordo y largas temporadas en tierra.',
    day: [
      {
        at: 9,
        what: 'La guardia empieza a medianoche: radar, horizonte y una taza caliente. Un pesquero cruza sin luces y corriges el rumbo dos grados. Al amanecer anotas posición y tiempo, revisas botes salvavidas y practicas un simulacro de incendio. Entrar en puerto son dos horas de órdenes cortas. Luego llamas a casa, por fin con cobertura.',
      },
    ],
  },
  logistica: {
    alsoCalled: ['Cadena de suministro', 'Distribución', 'Operaciones'],
    does: 'Consigue que cada cosa esté donde hace falta, a tiempo y sin gastar de más. Planifica compras, almacenes y rutas, negocia transportes, prevé la demanda y reacciona ante huelgas, tormentas o averías. Cuando funciona nadie se da cuenta.',
    day: [
      {
        at: 9,
        what: 'Un barco se retrasa y, con él, las piezas de una fábrica. Buscas tres alternativas, comparas costo y días, eliges tren. Después miras por qué un almacén tarda tanto: los productos más pedidos están al fondo. Los cambias de sitio en el plano. Por la tarde, con previsiones y café, calculas cuánto helado pedir en mayo.',
      },
    ],
  },
  'gestion-de-aduanas': {
    alsoCalled: ['Agente de aduanas', 'Comercio exterior', 'Despacho aduanero'],
    does: 'Ayuda a que las mercancías crucen fronteras cumpliendo la ley. Clasifica productos, calcula aranceles e impuestos, prepara documentos, habla con aduanas, transportistas y clientes, y conoce los acuerdos entre países. Una sola casilla mal puesta puede parar un barco entero.',
    day: [
      {
        at: 9,
        what: '¿Un juguete con imán es juguete o artículo magnético? De la respuesta depende el arancel, y buscas la norma. Presentas seis declaraciones, falta un certificado sanitario y persigues a quien lo firma en otro huso horario. En el puerto abren un contenedor contigo delante. Todo en orden: sale el camión y avisas al cliente.',
      },
    ],
  },
};
