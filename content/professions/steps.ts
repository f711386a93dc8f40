// Gates that many professions share, each told once.
import type { Words } from '#content/catalog/words.ts';
import type { Gate } from './gate.ts';
import { gateSources } from './sources.ts';

/** Only this title opens the profession; studied in Spain it is valid as it is. */
export function onlyWith(title: Words): Gate {
  return {
    kind: 'degree',
    what: {
      es: `La profesión está regulada: se ejerce con ${title.es}.`,
      en: `The profession is regulated: to practise it you need ${title.en}.`,
    },
    outside: {
      es: 'Si estudias el título en España, vale tal cual. Si lo traes de otro país, antes hay que homologarlo.',
      en: 'If you study it in Spain, it is valid as it is. If you bring it from another country, it has to be recognised first (homologación).',
    },
    source: gateSources.recognition,
  };
}

export function masterAfter(title: Words): Gate {
  return {
    kind: 'master',
    what: {
      es: `Después del grado hace falta ${title.es}.`,
      en: `After the degree you need ${title.en}.`,
    },
    source: gateSources.recognition,
  };
}

/** That there is one, and whom to ask: which profession needs it where was not read. */
export const chamber: Gate = {
  kind: 'chamber',
  what: {
    es: 'Para ejercer suele hacer falta colegiarse. El colegio de tu comunidad autónoma dice si es obligatorio y qué pide.',
    en: 'To practise you usually have to join the professional body (colegio). The one in your region says whether it is compulsory and what it asks for.',
  },
  outside: {
    es: 'Pregúntale también qué permiso de residencia acepta.',
    en: 'Ask it as well which residence permit it accepts.',
  },
  source: gateSources.chamber,
};

/** Where a list of professions that are closed to others names it. */
export const compulsoryChamber: Gate = {
  ...chamber,
  what: {
    es: 'Para ejercer es obligatorio colegiarse. El colegio de tu provincia dice qué pide.',
    en: 'To practise you have to join the professional body (colegio). The one in your province says what it asks for.',
  },
  source: gateSources.chamberCompulsory,
};

/** Wherever a nationality decides: how somebody from Latin America comes to it. */
export const naturalisation: Gate = {
  kind: 'nationality',
  what: {
    es: 'La nacionalidad española se puede pedir por residencia: diez años en general, y dos para quien es de origen de un país iberoamericano. La residencia tiene que ser legal, continuada y justo anterior a la petición. Pregunta en el Registro Civil si tus años de estancia por estudios cuentan.',
    en: 'Spanish nationality can be asked for after years of residence: ten in general, and two for nationals by origin of an Ibero-American country. Residence has to be legal, continuous and right before the request. Ask at the civil registry (Registro Civil) whether your years of stay as a student count.',
  },
  source: gateSources.naturalisation,
};

/** Posts of the public service beside private ones. */
export const publicPosts: Gate = {
  kind: 'civil-service',
  what: {
    es: 'Las plazas públicas se ganan en una oposición. Cada convocatoria dice qué título, qué edad y qué nacionalidad pide.',
    en: 'Public posts are won in a competitive examination (oposición). Each call says which title, age and nationality it asks for.',
  },
  outside: {
    es: 'Mira la nacionalidad en la convocatoria antes de preparar nada: muchas piden pasaporte español o de la Unión Europea.',
    en: 'Look up the nationality in the call before you prepare anything: many ask for a Spanish or European Union passport.',
  },
  source: gateSources.publicPosts,
};

/** Where only the office that knows was found. */
export function licenceOf(office: Words, source: Gate['source']): Gate {
  return {
    kind: 'licence',
    what: {
      es: `Hace falta una licencia o un carnet además de los estudios. Los requisitos los da ${office.es}.`,
      en: `You need a licence or a card besides the studies. ${office.en} sets the requirements.`,
    },
    source,
  };
}
