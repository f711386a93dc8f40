// How often the Spanish text of a career says what a wish asks for: animals, plants, patients. Twice at least; in its name it
// counts for more.
import type { CareerRecord } from '#content/schemas/career.ts';

type Told = (known: { readonly record: CareerRecord }) => number | undefined;

const has = (text: string, words: RegExp) => (text.match(words) ?? []).length;

const toldOf =
  (words: RegExp): Told =>
  ({ record: { name, does, tasks } }) => {
    const text = [does.es, ...tasks.map(({ es }) => es)].join(' ').toLowerCase();
    const count = has(text, words) + 3 * has(name.es.toLowerCase(), words);
    return count > 1 ? count : undefined;
  };

/** By what is told of; nothing where it is not. */
export const told = {
  animals: toldOf(
    /\banimal(?:es)?\b|\bganado\b|\bmascotas?\b|\bveterinari\w*|\bfauna\b|\bzool\w*|\bzootec\w*/g,
  ),
  children: toldOf(/niñ[oa]s?\b|\bbebés?\b|\binfan\w+|\bpediatr\w+|recién nacid|\bmenores\b/g),
  draws: toldOf(/\bdibuj\w+|\bilustra\w+|\bpint\w+|\bbocet\w+/g),
  elders: toldOf(
    /\bmayores\b|\bancian[oa]s?\b|\bresidencias?\b|\bdependencia\b|\bdependientes?\b|\bgeriátric\w+/g,
  ),
  farm: toldOf(
    /\bcultiv\w+|\bcosechas?\b|\bganad\w+|\bfincas?\b|\bexplotaci(?:ón|ones)\b|\bagr[aáií]\w+|\briegos?\b/g,
  ),
  lives: toldOf(
    /\bemergencias?\b|\burgen\w+|\brescat\w+|\breanima\w*|\bsocorr\w+|\bauxilios\b|\bambulancias?\b|\bincendios?\b/g,
  ),
  nature: toldOf(
    /\bbosques?\b|\bmontes?\b|\bfauna\b|\bnatural(?:es|eza)?\b|\bríos?\b|\bmar\b|\bparques?\b|\bárbol(?:es)?\b/g,
  ),
  patients: toldOf(/\bpacientes?\b|\bhospital(?:es)?\b|\benferm[oa]s?\b|\bplanta\b/g),
  performs: toldOf(
    /\bescenarios?\b|\bensay\w+|\bfunci(?:ón|ones)\b|\bconciertos?\b|\bpersonajes?\b|\bbail\w+|\bcant\w+/g,
  ),
  planet: toldOf(
    /\bmedio ?ambiente\b|\bambiental(?:es)?\b|\becosistemas?\b|\bcontamina\w+|\bresiduos\b|\bfauna\b|\bsosteni\w+/g,
  ),
  plants: toldOf(
    /\bplantas? (?!de|industrial)|\bflor(?:es)?\b|\bjardin\w*|\bcultiv\w+|\bbosques?\b|\bsemillas?\b|\bárbol(?:es)?\b|\bpodar?\b/g,
  ),
  travel: toldOf(
    /\bviaj\w+|\bvuelos?\b|\ba bordo\b|\bpasajer\w+|\bturis\w+|\bde viajes\b|\bcabina\b/g,
  ),
} satisfies Readonly<Record<string, Told>>;
