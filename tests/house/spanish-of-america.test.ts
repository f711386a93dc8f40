/** Families of Mexico, Colombia, Argentina and Peru read the site: words that only Spain uses do not stand in its Spanish. */
import { expect, test } from 'vitest';
import { sources } from './clone-files.ts';

/** What is said in Spain, with what is said instead; as whole words, whatever their capitals. */
const ofSpain: Readonly<Record<string, string>> = {
  'ordenador(es)?': 'computadora',
  'puls(a|as|an|ar|e|en|ando|ado)': 'toca, aprieta',
  'me llega\\?|me llega y|me llega, y': 'me alcanza',
  'vosotr[oa]s|vuestr[oa]s?|os': 'ustedes, su, les',
  '(ten|hab|pod|quer|hac|sab|ver)éis|estáis|sois|vais': 'tienen, pueden',
  'coger|coges?|cogen|cogí': 'tomar',
  'móviles|(el|tu|un|del|al) móvil': 'celular, teléfono',
  'coches?': 'auto',
  'aparcar|aparcamiento': 'estacionar',
  'costes?': 'costo',
  'neveras?': 'refrigerador',
  'zumos?|patatas?|melocotón|bocadillos?': 'jugo, papa, durazno, sándwich',
  'en paro': 'sin empleo',
  '(se|te) enseña(rá)? (al|las)|(para|medios que) enseñar(?= ?(,|en el consulado|por mes))':
    'mostrar',
  'carnés?': 'carnet',
  'apetece|apetezca': 'tener ganas',
  'enfadad[oa]s?|enfada': 'molesto',
  'guay|chaval(es)?|majo|currar|echar de menos': 'of no country else',
  'ficheros?': 'archivo',
  'festivos?': 'feriado',
  'relevos?': 'cambio de turno',
  'ingresad[oa]s?': 'hospitalizado',
  'visados?': 'visa',
};

/** Spanish that the site says; names by which people search, published versions and official titles stay as they are. */
const spanish = sources.filter(
  ({ path }) =>
    (/^content\/.*(\/es\/|\/es\.)/.test(path) ||
      /^content\/(countries|mail|report|pathway|ways|tuition|cost|facts)\//.test(path) ||
      /^content\/(answers|careers|faq|gates|portraits|professions|testimonials)\//.test(path) ||
      /^content\/[^/]+\.(ts|yaml)$/.test(path)) &&
    !/search-words|\.test\.|\/v\d+\//.test(path),
);

test('no page, mail or report speaks in words that only Spain uses', () => {
  const found = spanish.flatMap(({ path, text: whole }) => {
    const text = path.startsWith('content/careers/')
      ? saidInSpanish(whole)
      : whole.replaceAll(/^.*(?:source|url): .+$/gm, '');
    return Object.entries(ofSpain).flatMap(([words, instead]) => {
      const word = new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, 'iu').exec(text)?.[0];
      return word ? [`${path}: "${word}", say: ${instead}`] : [];
    });
  });
  expect(spanish.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});

test('what the list forbids it finds, and its look-alikes pass', () => {
  const isForbidden = (text: string) =>
    Object.keys(ofSpain).some((words) =>
      new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, 'iu').test(text),
    );
  for (const text of ['Es un ordenador', '¿Me llega?', 'Pulsa aquí', 'vuestro hijo', 'en coche']) {
    expect([text, isForbidden(text)]).toEqual([text, true]);
  }
  for (const text of [
    '¿Me alcanza?',
    'el impulso',
    'recoger datos',
    'internet móvil',
    'dos años',
  ]) {
    expect([text, isForbidden(text)]).toEqual([text, false]);
  }
});

/** The Spanish sentences of a record, without the lists of names by which people search. */
function saidInSpanish(record: string): string {
  return (record.match(/^\s*(?:- )?es: .+$/gm) ?? []).join('\n');
}
