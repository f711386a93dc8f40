import type { FamilyWords } from '#content/catalog/words.ts';

export const installations: FamilyWords = {
  electricidad: {
    alsoCalled: ['Electricista', 'Instalaciones eléctricas'],
    does: 'Lleva la corriente con seguridad a casas, tiendas, fábricas y calles. Lee esquemas, tiende cables, monta cuadros, instala iluminación, cargadores o automatismos, mide y repara averías. Cada jornada ocurre en un lugar distinto y casi siempre con alguien esperando la luz.',
    day: [
      {
        at: 9,
        what: 'Primero cortas y compruebas que no hay tensión; siempre. En una vivienda en obras pasas cables por tubos que otro dejó mal y acabas con polvo hasta en las cejas. Llama una panadería a oscuras: salta el diferencial y encuentras el horno culpable. De tarde etiquetas el cuadro, cable por cable.',
      },
    ],
  },
  'fontaneria-y-calefaccion': {
    alsoCalled: ['Plomería', 'Gasfitería', 'Instalaciones de agua y gas'],
    does: 'Instala y repara lo que lleva agua, gas y calor: tuberías, baños, calderas, radiadores, suelo radiante, bombas de calor. Interpreta planos, corta, suelda y prueba que nada gotee. Cuando una tubería revienta, de pronto es la persona más esperada del edificio.',
    day: [
      {
        at: 9,
        what: 'Mancha en el techo y vecina en pantuflas: buscas la fuga con cámara antes de romper nada. Aparece en un codo viejo, lo cambias y secas. Más tarde montas una caldera nueva, ajustas presiones y explicas el mando dos veces. Anotas medidas para un baño y cargas la camioneta para mañana.',
      },
    ],
  },
  'instalaciones-solares': {
    alsoCalled: ['Instalador de paneles', 'Fotovoltaica', 'Autoconsumo'],
    does: 'Monta paneles solares en tejados y campos: fija estructuras, coloca módulos, conecta cables e inversores, prueba y deja todo funcionando. Se trabaja en altura y al aire libre, con arnés, y hay que saber de electricidad y de tejados.',
    day: [
      {
        at: 9,
        what: 'Antes de subir miras el cielo y las tejas. Arnés, línea de vida y la primera guía bien nivelada, porque las demás la copian. A media mañana ya hay doce paneles brillando. Abajo conectas el inversor, mides tensión y aparece el primer vatio. La familia sale al patio a verlo.',
      },
    ],
  },
  'instalaciones-de-telecomunicaciones': {
    alsoCalled: ['Técnico de telecomunicaciones', 'Instalador de fibra', 'Antenas y redes'],
    does: 'Lleva internet, teléfono, televisión o vigilancia a hogares, empresas y torres. Tiende fibra, orienta antenas, configura equipos, mide señales y localiza cortes. Algunas jornadas son en salones; otras, en azoteas o en lo alto de una torre, con arnés.',
    day: [
      {
        at: 9,
        what: 'Fusionas dos hilos de vidrio más finos que un pelo y el aparato te dice que la luz pasa casi entera. En un bloque antiguo nadie sabe por dónde van los cables; tú tampoco, hasta que los sigues. Comes en la camioneta. Después subes a una azotea, giras la antena dos grados y vuelve la señal.',
      },
    ],
  },
};
