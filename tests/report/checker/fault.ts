// What kinds of contradictions are looked for. The first thirteen were found in reports by somebody who read them whole.
import { letters, type Letter } from './lexicon.ts';

export const faultKinds = [
  'ten-items-in-short',
  'two-margins',
  'clear-and-tied',
  'high-yet-more-in-job',
  'match-without-shared',
  'after-inside-margin',
  'counts-below-middle',
  'quotes-what-separates',
  'together-with-one',
  'first-card-not-first',
  'cards-and-no-order',
  'equal-and-apart',
  'values-tip-the-list',
  'wears-out-liked',
  'between-ends',
  'two-scores',
  'wrong-band',
  'outside-its-range',
  'tied-apart',
  'letters',
  'wrong-range',
  'flat-and-first',
  'name-of-lower',
  'name-twice',
  'another-first',
  'unites-and-separates',
  'low-yet-more-in-own',
  'quote-not-liked',
  'mean-side',
  'more-than-match',
  'thin-and-many',
  'values-both-ways',
  'gives-what-weighs',
  'wrong-end',
  'marked-and-unmarked',
  'missing-told-as-open',
  'unfilled',
  'quoted-to-others',
  'views-differ',
  'languages-differ',
] as const;

/** Those that the review of November 2026 lists: none of them may be in any report. */
export const listedKinds = new Set<FaultKind>(faultKinds.slice(0, 15));

export type FaultKind = (typeof faultKinds)[number];

export type Fault = { readonly kind: FaultKind; readonly said: string };

const stems: Readonly<Record<Letter, RegExp>> = {
  R: /herramient|máquin|taller|manos|arreglar|montar|cuerpo|machine|tool|repair|hands|workshop/i,
  I: /investig|averigu|datos|analiz|teoría|data|finding out|analys|theor/i,
  A: /crear|inventar|improvis|dibuj|escenario|looks|create|making up|invent|draw|stage/i,
  S: /ayudar|cuidado|acompañ|sentimient|escuchar|helping|caring|looking after|feelings/i,
  E: /vender|convencer|competir|liderar|hablar en público|selling|persuad|compet|win people|speaking in public/i,
  C: /papeleo|formulario|procedimiento|cuentas|minucios|registros|paperwork|forms|procedure|painstaking|records/i,
};

/** The types whose activities a sentence names, by the stems of some words. */
export function hexagonFrom(sentence: string): Letter[] {
  return letters.filter((letter) => stems[letter].test(sentence));
}
