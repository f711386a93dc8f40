import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';

export const portrait: Portrait = {
  text: 'De todo lo que preguntamos, lo que más te llama es que las cosas estén claras y completas: cuentas que cuadran, papeles en su sitio, pasos que se siguen. Lo demás te atrae menos. Casi todos los sectores necesitan a alguien así, desde un hospital hasta una productora de cine, de modo que puedes elegir el lugar por lo que se hace en él.',
  goodDay:
    'Recibes un caos de datos, fechas o documentos y lo entregas de forma que cualquiera encuentra lo que busca.',
  drains: 'Que cambien las reglas a mitad de camino, improvisar y que nadie lea lo que preparaste.',
  questions: [
    '¿Qué clase de orden te gusta más: números, documentos, tiempos o normas?',
    '¿En qué sector te gustaría que ese orden sirviera para algo?',
  ],
  tries: [
    'Lleva las cuentas de una semana tuya o de tu casa y busca un gasto que nadie había notado.',
    'Aprende una función nueva de las hojas de cálculo y úsala en algo real.',
    'Pregunta en una oficina, un almacén o un laboratorio qué pasa cuando un registro está mal.',
  ],
};
