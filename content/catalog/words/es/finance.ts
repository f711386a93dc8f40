import type { FamilyWords } from '#content/catalog/words.ts';

export const finance: FamilyWords = {
  'contabilidad-y-auditoria': {
    alsoCalled: ['Contaduría pública', 'Contador o contadora', 'Contable', 'Auditoría'],
    does: 'Lleva y comprueba las cuentas: registra lo que entra y sale, prepara balances e impuestos y asegura que los números cuentan la verdad. En auditoría revisa con mirada externa los de otras empresas. Exige orden, criterio y decir que no a tiempo.',
    day: [
      {
        at: 9,
        what: 'El banco dice una cosa y el libro otra: faltan doce centavos. Los buscas porque los errores pequeños esconden a veces otros grandes. Aparecen en una factura duplicada. Después cuentas cajas en un almacén para comprobar un inventario y cierras el trimestre. La jefa de ventas pregunta cuánto puede gastar, y se lo explicas.',
      },
    ],
  },
  'analisis-financiero': {
    alsoCalled: ['Finanzas corporativas', 'Análisis de inversiones', 'Banca de inversión'],
    does: 'Estudia empresas, proyectos y mercados para decidir dónde poner el dinero y con qué riesgo. Lee balances, construye modelos, compara escenarios y recomienda comprar, vender, prestar o esperar. Trabaja en bancos, fondos, aseguradoras o dentro de una empresa.',
    day: [
      {
        at: 9,
        what: 'Abre el mercado y una noticia mueve tu lista. Antes de reaccionar lees el comunicado entero: lo importante estaba en una nota al pie. Actualizas el modelo, cambias un supuesto y ves cuánto tiembla el resultado. Llamas a la empresa con tres preguntas. Por la tarde defiendes tu recomendación ante gente que piensa lo contrario.',
      },
    ],
  },
  'asesoria-financiera': {
    alsoCalled: ['Planificación financiera', 'Banca personal', 'Asesor de inversiones'],
    does: 'Ayuda a personas y familias a decidir sobre su dinero: ahorrar, pedir una hipoteca, preparar la jubilación, repartir una herencia. Escucha metas y miedos, explica productos con claridad, avisa de riesgos y revisa el plan cuando la vida cambia.',
    day: [
      {
        at: 9,
        what: 'Una pareja quiere casa, viaje y ahorro para su hija, y no alcanza para todo. Dibujas tres columnas y dejas que discutan. Más tarde un señor pregunta por una inversión maravillosa que vio en un anuncio; le enseñas la letra pequeña. Revisas carteras, llamas a quien se jubila y estudias normas nuevas.',
      },
    ],
  },
  'ciencias-actuariales': {
    alsoCalled: ['Actuario o actuaria', 'Matemática de seguros'],
    does: 'Pone números al futuro incierto: cuánto cuesta asegurar una casa, cuánto debe guardar un fondo de pensiones, qué pasaría tras una gran inundación. Usa estadística, finanzas y leyes para que las aseguradoras puedan pagar, años después, lo que prometieron.',
    day: [
      {
        at: 9,
        what: 'La pregunta del día: cuántos parabrisas se romperán este invierno. Limpias años de datos, ajustas un modelo y lo comparas con lo que ocurrió. La directora quiere bajar el precio; le enseñas en un gráfico hasta dónde. Por la tarde calculas pensiones y redactas los supuestos para que cualquiera pueda discutirlos.',
      },
    ],
  },
};
