import type { FamilyWords } from '#content/catalog/words.ts';

export const business: FamilyWords = {
  'direccion-de-empresas': {
    alsoCalled: ['Administración de empresas', 'ADE', 'Gerencia', 'Gestión empresarial'],
    does: 'Decide hacia dónde va una empresa o una parte de ella y consigue que ocurra: fija objetivos, reparte recursos, elige personas, mira cuentas y responde cuando algo falla. Sirve para un negocio familiar, una multinacional o un proyecto propio.',
    day: [
      {
        at: 9,
        what: 'Los lunes empiezan con números: ventas, caja, pedidos retrasados. Dos responsables quieren a la misma persona y te toca decidir. Visitas el almacén porque en la pantalla no se ve todo. Al mediodía escuchas a un cliente molesto sin interrumpir. Por la tarde preparas un presupuesto y dices que no a una idea brillante.',
      },
    ],
  },
  'recursos-humanos': {
    alsoCalled: ['Gestión de personas', 'Talento humano', 'Selección de personal'],
    does: 'Se ocupa de las personas de una organización: busca y elige candidatos, acompaña su llegada, organiza formación, salarios y conflictos, y cuida que se cumplan las leyes laborales. Escucha a la plantilla y a la dirección, y traduce entre ambas.',
    day: [
      {
        at: 9,
        what: 'Cinco entrevistas y ninguna igual: con la tercera descubres un talento que no estaba en el currículum. Después revisas contratos, línea a línea, porque una fecha mal puesta cuesta cara. Dos compañeros no se hablan y los sientas a tomar café. Por la tarde diseñas un plan para quienes vuelven de una licencia larga.',
      },
    ],
  },
  'gestion-de-proyectos': {
    alsoCalled: ['Dirección de proyectos', 'Project manager', 'Coordinación'],
    does: 'Hace que un proyecto llegue a tiempo, con el dinero previsto y con lo prometido. Divide el trabajo, reparte tareas, detecta riesgos, convoca solo las reuniones que hacen falta y avisa pronto cuando algo se tuerce. Existe en casi todos los sectores.',
    day: [
      {
        at: 9,
        what: 'Quince minutos de pie con el equipo: qué hicimos, qué sigue, qué estorba. Lo que estorba es un permiso, así que llamas. Mueves una fecha en el plan y caen otras seis como fichas. Explicas al cliente el retraso antes de que lo pregunte. Por la tarde celebras una entrega con pastel y actualizas riesgos.',
      },
    ],
  },
  consultoria: {
    alsoCalled: ['Consultoría empresarial', 'Análisis organizacional', 'Consultor'],
    does: 'Ayuda a organizaciones a resolver un problema concreto: crecer, ahorrar, ordenar un servicio, adoptar una tecnología. Entrevista, analiza datos, compara con otros casos, propone cambios y a menudo acompaña su puesta en marcha. Exige aprender deprisa sobre sectores nuevos.',
    day: [
      {
        at: 9,
        what: 'Ayer era un hospital y hoy una fábrica de galletas: toca entenderla en una semana. Entrevistas a quien empaqueta, a quien vende y a quien manda, y los tres describen problemas distintos. Cruzas los datos. De noche, en el hotel, el equipo discute una sola frase de la presentación: la que dirá qué hacer.',
      },
    ],
  },
  sostenibilidad: {
    alsoCalled: ['Responsabilidad social', 'Gestión ambiental de empresas', 'ESG'],
    does: 'Consigue que una empresa contamine menos, gaste mejor y trate con justicia a su gente y a su entorno. Mide huella, energía y residuos, propone mejoras que salgan a cuenta, redacta informes y desconfía de las promesas verdes sin pruebas.',
    day: [
      {
        at: 9,
        what: 'Una factura de luz te dice que la nave consume lo mismo de noche. Vas a mirar: dos máquinas encendidas sin motivo. Calculas el ahorro y ya tienes la atención de finanzas. Después visitas a un proveedor y haces preguntas incómodas con educación. Por la tarde tachas del informe la palabra «ecológico» y pones datos.',
      },
    ],
  },
};
