import { site } from '#content/site.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';
import { copy as values } from './person-file-values.ts';
import { copy as tables } from './person-file-tables.ts';
import { copy as access } from './person-file-access.ts';
import { copy as classes } from './person-file-classes.ts';

const owner = site.owner.value;

/**
 * One's own data as a document to read. Every table and column of `my_data()` has its words here: a test walks them.
 * `columns` are those that mean the same everywhere; a table names what is its own.
 */
export const copy = {
  title: 'Tus datos',
  lead: `Esto es todo lo que tu cuenta de ${site.brand} guarda de ti.`,
  made: 'Hecho el {at}. Las fechas y horas son las de tu dispositivo ({zone}).',
  controller: `Responde de estos datos ${owner.name}. Si algo está mal o tienes una duda, escribe a ${owner.email}.`,
  contents: 'En este documento',
  nothing: 'No hay nada guardado.',
  numbered: '{title} ({n})',
  yes: 'Sí',
  no: 'No',
  minutes: '{m} min {s} s',
  seconds: '{s} s',
  chapters: {
    you: { title: 'Quién eres', text: 'Lo que nos dijiste al crear la cuenta y después.' },
    tests: {
      title: 'Tus tests y resultados',
      text: 'Guardamos tus respuestas. Los resultados se calculan con ellas cada vez; estos son los de hoy.',
    },
    way: { title: 'Tu camino a España', text: 'El plan que guardaste y los pasos que marcaste.' },
    shared: {
      title: 'Lo que compartiste',
      text: 'Los enlaces con los que mostraste un resultado. La dirección de cada enlace no está aquí, porque no la guardamos.',
    },
    classes: {
      title: 'Clases y centros',
      text: 'Lo que hiciste en una clase con código, y los centros en los que trabajas.',
    },
    agreed: {
      title: 'Lo que aceptaste, y cuándo',
      text: 'Cada decisión con su fecha y la versión del texto que leíste, y lo que hicimos con ella.',
    },
    asked: { title: 'Lo que pediste', text: 'Tus solicitudes y lo que se hizo.' },
    mails: {
      title: 'Correos que te enviamos',
      text: 'De cada uno queda a quién, de qué trata y cuándo salió; el contenido, solo mientras espera.',
    },
    looks: {
      title: 'Quién consultó tu ficha, y por qué',
      text: 'Quien administra el sitio debe escribir un motivo. Aquí están sus consultas, sus notas y el resumen que ve.',
    },
    sessions: {
      title: 'Sesiones, dispositivos y seguridad',
      text: 'Dónde está abierta tu cuenta y con qué se protege. Lo que abre cuentas (contraseñas, claves, códigos) no sale nunca en una descarga.',
    },
    more: {
      title: 'Otros datos',
      text: 'Lo que guarda el proveedor de la cuenta con nombres propios.',
    },
    internal: {
      title: 'Números y marcas internas',
      text: 'Con esto se encuentran y se ordenan tus datos. Está aquí para que no falte nada.',
    },
  },
  attempt: {
    titles: {
      submitted: '{test}, hecho el {at}',
      draft: '{test}, sin terminar',
      withdrawn: '{test}, borrado',
    },
    results: 'Resultado',
    scale: 'Escala',
    points: 'Puntos',
    of: '{points} de {max}',
    few: 'Faltan respuestas',
    answers: 'Respuestas',
    question: 'Pregunta',
    answer: 'Tu respuesta',
    time: 'Tiempo',
    passed: 'La pasaste',
    place: 'Puesto {n}',
    unknown: 'Respuesta {n}',
  },
  ticked: '{step}: {day}',
  share: { gone: 'Un resultado que ya no está' },
  tables: { ...tables, ...access, ...classes },
  columns: {
    id: 'Número',
    user_id: 'Número de tu cuenta',
    session_id: 'Número de la sesión',
    instance_id: 'Número del servidor',
    email: 'Correo',
    full_name: 'Nombre',
    locale: 'Idioma',
    country: 'País',
    is_admin: 'Administra el sitio',
    is_synthetic: 'Cuenta de prueba',
    created_at: 'Creado',
    updated_at: 'Último cambio',
  },
  /** What stands in a column, by its name or by that of its table too. */
  values,
};

export type Copy = Dictionary<typeof copy>;
