import type { Dictionary } from '#content/wording/dictionary.ts';
import type { Aim } from '#domain/pathway/choices.ts';
import type { UniversityPast } from '#domain/pathway/past.ts';
import type {
  BroughtDiploma,
  Passport,
  Recognition,
  StartAge,
} from '#domain/situation/situation.ts';

/** Who somebody is, asked once for the calculators and the pathway. */
export const copy = {
  groups: { diploma: 'Tu título', person: 'Tú', studies: 'Qué, dónde y cuándo' },
  pick: 'Elige',
  country: 'País donde estudias antes de la universidad',
  otherCountry: 'Otro país',
  diploma: '¿Qué título tienes o tendrás?',
  diplomas: {
    national: 'Bachillerato, prepa o similar',
    ib: 'Bachillerato Internacional (IB)',
    european: 'De un país de la UE, o Bachillerato Europeo',
    'a-levels': 'A levels (sistema británico)',
    bachillerato: 'Bachillerato español con PAU',
    vocational: 'FP de grado superior española',
    other: 'Otro título',
  } satisfies Record<BroughtDiploma, string>,
  recognition: 'Cuando pidas plaza, tu título estará…',
  recognitions: {
    'homologated-pce': 'Homologado, con PCE',
    homologated: 'Homologado, sin PCE',
    pending: 'Pendiente (volante)',
  } satisfies Record<Recognition, string>,
  passport: 'Tu pasaporte',
  passports: {
    spanish: 'Español',
    eu: 'De otro país de la UE',
    neighbour: 'Británico, andorrano o suizo',
    other: 'De otro país',
  } satisfies Record<Passport, string>,
  grandparent: 'Tengo un abuelo o una abuela de España o de otro país de la UE',
  resident: 'Ya vivo en España con residencia legal',
  age: 'Tu edad al empezar',
  ages: {
    'under-17': 'Menos de 17',
    seventeen: '17',
    adult: '18 o más',
  } satisfies Record<StartAge, string>,
  past: '¿Has estudiado ya en una universidad?',
  pasts: {
    none: 'No',
    begun: 'Sí, empecé una carrera',
    finished: 'Sí, y la terminé',
  } satisfies Record<UniversityPast, string>,
  aim: 'Qué quieres estudiar',
  aims: {
    'public-degree': 'Grado en universidad pública',
    'private-degree': 'Grado en universidad privada',
    vocational: 'Carrera técnica (FP)',
    'language-first': 'Primero un curso de español',
  } satisfies Record<Aim, string>,
  start: 'Cuándo quieres empezar',
  nextStart: 'En cuanto sea posible',
};

export type Copy = Dictionary<typeof copy>;
