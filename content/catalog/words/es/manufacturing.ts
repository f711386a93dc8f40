import type { FamilyWords } from '#content/catalog/words.ts';

export const manufacturing: FamilyWords = {
  mecanizado: {
    alsoCalled: ['Tornero', 'Fresador', 'Operación de máquinas herramienta', 'CNC'],
    does: 'Fabrica piezas de metal con precisión de centésimas usando tornos, fresadoras y máquinas programadas. Interpreta planos, elige herramienta y velocidad, prepara la máquina, mide cada resultado y corrige. De ahí salen engranajes, prótesis, moldes o piezas de avión.',
    day: [
      {
        at: 9,
        what: 'El plano pide una tolerancia más fina que un cabello. Fijas el bloque, pones a cero la máquina y lanzas el programa despacio la primera vez. Viruta, refrigerante, un sonido que cambia y te avisa de la broca gastada. Mides con el micrómetro: dentro. Por la tarde preparas la serie y afinas el código.',
      },
    ],
  },
  soldadura: {
    alsoCalled: ['Soldador o soldadora', 'Calderería', 'Estructuras metálicas'],
    does: 'Une metales con calor para construir barcos, puentes, tuberías, depósitos o esculturas. Lee planos, prepara bordes, elige la técnica y controla un arco que alcanza miles de grados. Una buena soldadura se ve regular y resiste pruebas duras.',
    day: [
      {
        at: 9,
        what: 'Careta abajo y el mundo se reduce a un punto de luz verde. Avanzas con la muñeca quieta, respirando lento, hasta cerrar el cordón. Luego cepillas, miras, golpeas la escoria. La inspección pasará una radiografía por esta junta. Después cortas chapas con plantilla y ayudas a presentar una viga que pesa más que un auto.',
      },
    ],
  },
  'robotica-industrial': {
    alsoCalled: ['Técnico en automatización', 'Mantenimiento de robots', 'Mecatrónica'],
    does: 'Instala, programa y repara los robots y líneas automáticas de una fábrica. Conecta sensores y motores, enseña movimientos al brazo, busca averías y ajusta el ritmo para que todo encaje con seguridad. Mucha electrónica aplicada y poco tiempo sentado.',
    day: [
      {
        at: 9,
        what: 'La línea se ha parado y cada minuto se nota. Lees el código de error, abres el armario, sigues un cable hasta un sensor cubierto de polvo. Arranca. Con más calma, enseñas a un brazo nuevo a apilar cajas: punto a punto, luego rápido. Antes de irte haces copia de los programas.',
      },
    ],
  },
  automocion: {
    alsoCalled: ['Mecánico automotriz', 'Electromecánica', 'Taller de autos', 'Taller de coches'],
    does: 'Diagnostica y repara vehículos: motor, frenos, dirección, electrónica y, cada vez más, baterías y motores eléctricos. Combina oído y manos con equipo de diagnóstico, explica al cliente qué pasa en palabras claras y deja el auto seguro para circular.',
    day: [
      {
        at: 9,
        what: '«Hace un ruido, pero ahora no lo hace.» Lo sacas a dar una vuelta y a los dos minutos aparece. Elevador, linterna, una rótula con holgura. Mientras llega el recambio conectas el equipo a otro auto que no carga. Cambias pastillas, purgas, pruebas la frenada. Las manos se lavan con jabón de arena.',
      },
    ],
  },
  'mantenimiento-de-aviones': {
    alsoCalled: ['Mecánica aeronáutica', 'Técnico en aviación', 'TMA'],
    does: 'Revisa, repara y certifica que un avión puede volar. Sigue manuales al pie de la letra, inspecciona estructura y motores, cambia piezas, prueba sistemas y firma cada paso. No se improvisa: si un tornillo falta en la cuenta, no despega nadie.',
    day: [
      {
        at: 9,
        what: 'El turno de noche recibe un avión que debe salir al amanecer. Con linterna y espejo recorres el interior de un motor buscando una grieta mínima. Cambias un filtro, aprietas con llave dinamométrica y tu compañera lo verifica. Cuentas las herramientas dos veces. Amanece y lo ves despegar desde la valla.',
      },
    ],
  },
  'analisis-quimico': {
    alsoCalled: ['Técnico de laboratorio químico', 'Control de calidad'],
    does: 'Comprueba de qué está hecho algo y si cumple lo que debe: agua, medicinas, pinturas, alimentos, metales. Prepara muestras y disoluciones, maneja aparatos de medida, anota con rigor y avisa cuando un lote no pasa. Trabaja en industria, control público o investigación.',
    day: [
      {
        at: 9,
        what: 'Bata, lentes de seguridad y la balanza que nota hasta tu respiración. Preparas patrones, calibras y pasas veinte muestras de agua de distintos pozos. Una sale rara; repites antes de alarmar a nadie. Resultado confirmado: llamas. Mientras el cromatógrafo trabaja solo, lavas material, revisas reactivos caducados y rellenas el cuaderno con tinta.',
      },
    ],
  },
};
