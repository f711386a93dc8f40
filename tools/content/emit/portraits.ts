// Portraits of results: their names, what their drawings show, and in a module for each language and portrait what they say.
import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';
import { portraitIds, type PortraitId } from '#domain/instruments/interests/portrait.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { PortraitRecord } from '#content/schemas/portrait.ts';
import { Code, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';

type Portraits = readonly (readonly [PortraitId, PortraitRecord])[];

const idType = `import type { PortraitId } from '#domain/instruments/interests/portrait.ts';`;
const localeType = `import type { Locale } from '#domain/locale.ts';`;
const portraitType = `import type { Portrait } from '#content/instruments/interests/portraits/portrait.ts';`;

export function emitPortraits(records: Records): readonly Emitted[] {
  const portraits: Portraits = portraitIds.flatMap((id) => {
    const record = records.portraits.get(id);
    return record ? [[id, record] as const] : [];
  });
  return [
    drawn(portraits),
    loaders(portraits),
    ...locales.flatMap((locale) => [
      names(portraits, locale),
      ...portraits.map(([id, record]) => portrait(id, record, locale)),
    ]),
  ];
}

function names(portraits: Portraits, locale: Locale): Emitted {
  const value = Object.fromEntries(portraits.map(([id, { name }]) => [id, name[locale]]));
  return {
    path: `portraits/names.${locale}`,
    imports: [idType],
    exports: { portraitNames: { value, type: 'Readonly<Record<PortraitId, string>>' } },
  };
}

function drawn(portraits: Portraits): Emitted {
  const value = Object.fromEntries(
    locales.map((locale) => [
      locale,
      Object.fromEntries(portraits.map(([id, record]) => [id, record.drawn[locale]])),
    ]),
  );
  const type = 'Readonly<Record<Locale, Readonly<Record<PortraitId, string>>>>';
  return {
    path: 'portraits/drawn',
    imports: [idType, localeType],
    exports: { drawn: { value, type } },
  };
}

function portrait(id: PortraitId, record: PortraitRecord, locale: Locale): Emitted {
  const { scene, text, goodDay, drains, returns, questions, tries } = record;
  const [firstQuestion, secondQuestion] = questions;
  const [firstTry, secondTry, thirdTry] = tries;
  const value: Portrait = {
    scene: scene[locale],
    text: text.map((claim) => claim[locale]).join(' '),
    goodDay: goodDay[locale],
    drains: drains[locale],
    returns,
    questions: [firstQuestion[locale], secondQuestion[locale]],
    tries: [firstTry[locale], secondTry[locale], thirdTry[locale]],
  };
  return {
    path: `portraits/${locale}/${id}`,
    imports: [portraitType],
    exports: { portrait: { value, type: 'Portrait' } },
  };
}

/** A loader for each language and portrait. */
function loaders(portraits: Portraits): Emitted {
  const load = (locale: Locale, id: PortraitId) => `${id}: () => import('./${locale}/${id}.js')`;
  const lists = locales.map(
    (locale) => `${locale}: { ${portraits.map(([id]) => load(locale, id)).join(', ')} }`,
  );
  return {
    path: 'portraits/load',
    imports: [idType, localeType, portraitType],
    exports: {
      portraits: {
        value: new Code(`{\n  ${lists.join(',\n  ')},\n}`),
        type: 'Readonly<Record<Locale, Readonly<Record<PortraitId, () => Promise<{ portrait: Portrait }>>>>>',
      },
    },
  };
}
