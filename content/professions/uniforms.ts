import type { Gate, RegulatedProfession } from './gate.ts';
import { gateSources } from './sources.ts';
import { naturalisation, publicPosts } from './steps.ts';

const spanishOnly = (source: Gate['source']): Gate => ({
  kind: 'nationality',
  what: {
    es: 'Hay que tener la nacionalidad española.',
    en: 'Spanish nationality is required.',
  },
  outside: {
    es: 'No es posible presentarse, y con el de otro país de la Unión tampoco. Primero hay que hacerse español o española.',
    en: 'You cannot take part, nor with that of another country of the Union. You have to become Spanish first.',
  },
  source,
});

/** Where the nationality was not read: that it matters, and where it stands. */
const nationalityInTheCall: Gate = {
  kind: 'nationality',
  what: {
    es: 'La convocatoria dice también qué nacionalidad pide.',
    en: 'The call also says which nationality it asks for.',
  },
  outside: {
    es: 'Míralo antes de preparar nada, y cuenta con que pueda pedir la española.',
    en: 'Look it up before you prepare anything, and expect that it may ask for the Spanish one.',
  },
  source: gateSources.publicPosts,
};

/** Of bodies whose nationality is told apart. */
const statePosts: Gate = {
  kind: 'civil-service',
  what: {
    es: 'Las plazas se ganan en una oposición. Cada convocatoria dice qué título y qué edad pide.',
    en: 'Posts are won in a competitive examination (oposición). Each call says which title and age it asks for.',
  },
  source: gateSources.publicPosts,
};

const exam: Gate = {
  kind: 'civil-service',
  what: {
    es: 'Se entra por oposición: pruebas físicas, examen de conocimientos y reconocimiento médico.',
    en: 'You get in through a competitive examination (oposición): physical tests, a test of knowledge and a medical.',
  },
  source: gateSources.police,
};

/** Studies help, and none of a university is asked for. */
const withoutDegree: Gate = {
  kind: 'civil-service',
  what: {
    es: 'No se exige un grado: para empezar en la Policía Nacional basta el título de Bachiller o equivalente. El grado ayuda a prepararse y a ascender.',
    en: 'No degree is required: to start in the national police (Policía Nacional) the secondary school certificate (Bachiller) or its equivalent is enough. A degree helps to prepare and to be promoted.',
  },
  source: gateSources.policeTitle,
};

/** Who searches for a soldier's work lands on this page, the nearest that has figures. */
const troops: Gate = {
  kind: 'nationality',
  what: {
    es: 'Las Fuerzas Armadas son otra puerta: en tropa y marinería (soldado, marinero) entran también personas extranjeras que residen legalmente en España, si su país está en el anexo del decreto. Es un servicio temporal.',
    en: 'The armed forces are another door: as troops and seamen (tropa y marinería) they also admit foreigners who live legally in Spain, if their country is in the annex of the decree. It is a temporary service.',
  },
  outside: {
    es: 'Pregunta en la delegación de Defensa si tu país está y qué residencia vale: «Soy de… y tengo una estancia por estudios. ¿Puedo presentarme a tropa y marinería?»',
    en: 'Ask at the office of the Ministry of Defence whether your country is there and which residence counts: “I am from… and have a stay as a student. May I apply for troops and seamen?”',
  },
  source: gateSources.troops,
};

const troopsCountries: Gate = {
  kind: 'nationality',
  what: {
    es: 'En la convocatoria de 2023 estaban Argentina, Bolivia, Chile, Colombia, Costa Rica, Ecuador, El Salvador, Guatemala, Guinea Ecuatorial, Honduras, México, Nicaragua, Panamá, Paraguay, Perú, República Dominicana, Uruguay y Venezuela, con tarjeta de residencia y entre 18 y 28 años.',
    en: 'The call of 2023 named Argentina, Bolivia, Chile, Colombia, Costa Rica, the Dominican Republic, Ecuador, El Salvador, Equatorial Guinea, Guatemala, Honduras, Mexico, Nicaragua, Panama, Paraguay, Peru, Uruguay and Venezuela, with a residence card and from 18 to 28 years of age.',
  },
  source: gateSources.troopsCountries,
};

export const uniformProfessions: readonly RegulatedProfession[] = [
  {
    name: { es: 'Policía', en: 'Police' },
    careers: ['policia', 'investigacion-criminal', 'criminalistica'],
    gates: [exam, withoutDegree, spanishOnly(gateSources.police), naturalisation],
    entry: {
      es: 'Bachillerato y oposición',
      en: 'Secondary school and a competitive examination',
    },
    years: undefined,
  },
  {
    name: { es: 'Guardia Civil: fronteras y aduanas', en: 'Guardia Civil: borders and customs' },
    careers: ['aduanas-y-fronteras'],
    gates: [
      { ...exam, source: gateSources.guardiaCivil },
      spanishOnly(gateSources.guardiaCivil),
      naturalisation,
      troops,
      troopsCountries,
    ],
    years: undefined,
  },
  {
    name: { es: 'Cuerpos del Estado', en: 'Bodies of the State' },
    careers: ['instituciones-penitenciarias', 'inspeccion-de-hacienda'],
    gates: [statePosts, nationalityInTheCall, naturalisation],
    years: undefined,
  },
  {
    name: { es: 'Bomberos y agentes forestales', en: 'Firefighters and forest rangers' },
    careers: ['extincion-de-incendios', 'agente-forestal'],
    gates: [statePosts, nationalityInTheCall, naturalisation],
    years: undefined,
  },
  {
    name: { es: 'Diplomacia', en: 'Diplomacy' },
    careers: ['relaciones-internacionales'],
    gates: [
      {
        ...publicPosts,
        what: {
          es: 'Ser diplomático o diplomática pide ganar una oposición. Los organismos internacionales y las empresas contratan por su cuenta.',
          en: 'To be a diplomat you have to win a competitive examination (oposición). International organisations and companies hire for themselves.',
        },
      },
    ],
    years: undefined,
  },
  {
    name: { es: 'Investigación privada', en: 'Private investigation' },
    careers: ['investigacion-privada'],
    gates: [
      {
        kind: 'licence',
        what: {
          es: 'Solo puede ejercer quien tiene la tarjeta de identidad profesional, que da la Dirección General de la Policía a quien cumple los requisitos de formación.',
          en: 'Only holders of the professional identity card may practise; the police (Dirección General de la Policía) give it to those who meet the training requirements.',
        },
        outside: {
          es: 'La ley pone requisitos de nacionalidad: pregúntalos a la Unidad Central de Seguridad Privada antes de empezar.',
          en: 'The law sets requirements of nationality: ask the Unidad Central de Seguridad Privada for them before you begin.',
        },
        source: gateSources.privateSecurity,
      },
    ],
    years: undefined,
  },
];
