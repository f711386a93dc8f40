import type { FamilyWords } from '#content/catalog/words.ts';

export const office: FamilyWords = {
  'asistencia-de-direccion': {
    alsoCalled: ['Secretariado ejecutivo', 'Asistente de gerencia', 'Secretaría'],
    does: 'Hace posible el trabajo de quien dirige: organiza agenda, viajes y reuniones, redacta y filtra mensajes, prepara documentos, atiende visitas y guarda secretos. Maneja varias herramientas y a menudo varios idiomas, y se adelanta a los problemas. Hay discreción en cada gesto.',
    day: [
      {
        at: 9,
        what: 'La agenda de hoy tenía cuatro reuniones y a las nueve ya son seis. Mueves dos, reservas sala y avisas sin que nadie se sienta menos. Redactas un acta clara de una discusión confusa. Un vuelo se cancela: encuentras otro. A media tarde dejas preparada la carpeta de mañana, con las preguntas que le harán.',
      },
    ],
  },
  'administracion-contable': {
    alsoCalled: ['Auxiliar contable', 'Teneduría de libros', 'Facturación'],
    does: 'Registra cada movimiento de dinero de una empresa: facturas, cobros, pagos, nóminas, impuestos. Comprueba que todo cuadra, reclama lo que falta y archiva de modo que se encuentre. Es un puesto de orden y confianza, presente en todos los sectores.',
    day: [
      {
        at: 9,
        what: 'Una pila de facturas, un programa y café. Las registras, detectas una sin fecha y la devuelves. El banco trae cuarenta movimientos y los emparejas como un rompecabezas. Llamas a un cliente despistado con amabilidad y firmeza. A fin de mes hay nóminas: compruebas horas extra dos veces antes de pulsar enviar.',
      },
    ],
  },
  'atencion-al-cliente': {
    alsoCalled: ['Servicio al cliente', 'Call center', 'Información y reclamaciones'],
    does: 'Responde a quienes compran o usan un servicio: informa, tramita pedidos, resuelve reclamaciones y busca a la persona adecuada cuando no puede. Por teléfono, chat o mostrador, hace falta escuchar, escribir claro y no tomarse el enfado como algo personal.',
    day: [
      {
        at: 9,
        what: '«Llevo tres días esperando.» Lo primero es darle la razón en lo que la tiene. Buscas el paquete en el sistema, llamas al almacén y propones una fecha real. Después contestas doce correos, pides un reembolso y anotas que todos preguntan lo mismo: hay que cambiar la web. Al final alguien da las gracias.',
      },
    ],
  },
};
