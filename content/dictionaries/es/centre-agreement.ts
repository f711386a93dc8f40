import type { Dictionary } from '#content/wording/dictionary.ts';
import { site } from '#content/site.ts';

const owner = site.owner.value;

/**
 * What a centre and we agree on before the first session (article 28 of the General Data Protection Regulation). A change
 * of these words is a new version: `content/centre-agreement.ts`.
 */
export const copy = {
  title: 'Acuerdo de encargo de tratamiento',
  parties: `Entre tu centro, que es responsable de los datos de la clase, y ${owner.name}, con NIF ${owner.nif} y domicilio en ${owner.address}, que los trata por encargo tuyo.`,
  clauses: [
    {
      title: 'Para qué',
      text: 'Para una actividad de orientación: tu grupo responde tests de intereses, valores o personalidad, y cada estudiante decide qué te muestra. Para nada más: ni publicidad, ni perfiles, ni investigación.',
    },
    {
      title: 'Qué datos, de quién y cuánto tiempo',
      text: 'De cada estudiante: un alias, sus respuestas, lo que decide compartir, tus notas, los pasos acordados y la próxima cita; en una velada, el orden que adivina su familia, que no leen tú ni tu equipo. De tu equipo: la cuenta y qué grupos lee. Lo de una sesión se borra a los 90 días de cerrarla. Si la sesión solo cuenta, no queda más que un número.',
    },
    {
      title: 'Tus instrucciones',
      text: 'Tratamos los datos solo como dice este acuerdo y como los usas en tu espacio. Si algo que pides infringe la ley, te lo decimos antes de hacerlo.',
    },
    {
      title: 'Secreto y seguridad',
      text: 'Quien trabaja con los datos está obligado a guardar secreto. Las conexiones van cifradas, tu equipo entra con un segundo paso y cada quien lee solo lo de sus grupos.',
    },
    {
      title: 'Otras empresas',
      text: 'Usamos las que nombra la política de privacidad, con las mismas obligaciones. Si cambia alguna, lo avisamos con 30 días para que puedas oponerte y cerrar tu centro.',
    },
    {
      title: 'Derechos y ayuda',
      text: 'Cada estudiante ve, cambia y retira lo suyo con su tarjeta, sin pedirlo a nadie. Si te llega una solicitud, te ayudamos a responderla. Si hay un fallo que afecte a los datos, te avisamos sin demora con lo que sepamos.',
    },
    {
      title: 'El final',
      text: 'Cuando cierras tu centro tienes 30 días para descargarlo; después se borra todo, y te lo confirmamos si lo pides. Puedes revisar cómo cumplimos: te damos la información y abrimos la puerta a una auditoría razonable.',
    },
    {
      title: 'Lo que pones tú',
      text: 'Informas al grupo, y a las familias donde toca. Tienes una base legal para la actividad y las autorizaciones que exija tu país. No pides nombres completos ni documentos como alias.',
    },
  ],
};

export type Copy = Dictionary<typeof copy>;
