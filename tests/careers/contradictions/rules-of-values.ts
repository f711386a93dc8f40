// What a career gives, by its table, said beside what tires people in it: a free hand and orders, thanks and nobody who sees it,
// company and days alone.
import type { Locale } from '#domain/locale.ts';
import { addTires, type Rule, type Said } from './rule.ts';

/** A value that the page rates as much, beside what tires people for the want of it. */
function wanting(
  name: string,
  value: Readonly<Record<Locale, RegExp>>,
  want: Said,
  planted: readonly [career: string, text: string],
): Rule {
  const [career, text] = planted;
  return {
    name,
    find: ({ values, tires, locale }) => {
      const much = values.find(
        (each) => value[locale].test(each.name) && /^(?:mucho|a lot)$/.test(each.word),
      );
      const said = want[locale].exec(tires);
      return much && said ? `«${much.name} ${much.word}» beside «${said[0]}»` : undefined;
    },
    planted: { career, plant: (html) => addTires(html, text) },
  };
}

export const rulesOfValues: readonly Rule[] = [
  wanting(
    'a free hand that it gives much of, and orders that tire',
    { es: /^Independencia/, en: /^Independence/ },
    {
      es: /órdenes (?:todo el día|sin parar)|sin decidir (?:nada|por ti)|otros deciden (?:todo|por ti)|te dicen (?:todo )?lo que (?:haces|tienes)/i,
      en: /orders all day|deciding nothing|others decide (?:everything|for you)|told what to do/i,
    },
    ['enfermeria', 'Recibir órdenes todo el día'],
  ),
  wanting(
    'recognition that it gives much of, and nobody who sees the work',
    { es: /^Reconocimiento/, en: /^Recognition/ },
    {
      es: /nadie (?:lo |te )?(?:ve|nota|note|agradece|reconoce|valora)|pasa(?:r)? (?:in|des)apercibid/i,
      en: /nobody (?:sees|notices|thanks|values)|goes unnoticed/i,
    },
    ['medicina-de-familia', 'Que nadie note lo que haces'],
  ),
  wanting(
    'company that it gives much of, and days alone that tire',
    { es: /^Relaciones/, en: /^Relationships/ },
    {
      es: /soledad|días (?:enteros )?sin hablar|a solas (?:todo|casi todo)/i,
      en: /\bthe loneliness|\blonely (?:hours|days|work)|days without talking|alone (?:all|most of the) day/i,
    },
    ['enfermeria', 'La soledad de tantos días'],
  ),
];
