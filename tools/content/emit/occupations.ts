// What O*NET says of the occupations of the catalogue besides their two profiles: what they ask for, how work is, their kin.
import { locales } from '#domain/locale.ts';
import { settingColumns } from '#tools/tables/columns.ts';
import { type Tables } from '#tools/tables/tables.ts';
import { unionOf, type Emitted } from '../emitted.ts';
import type { Records } from '../kinds.ts';

/** So many occupations are told as kin, the nearest first. */
const kindredTold = 10;

export function emitOccupations(records: Records, tables: Tables): readonly Emitted[] {
  const codes = [...new Set([...records.careers.values()].map(({ onet }) => onet))].toSorted();
  return [words(tables), demands(codes, tables), settings(codes, tables), kindred(codes, tables)];
}

function words({ elements }: Tables): Emitted {
  const ofKind = (kind: string) => elements.filter((row) => row.kind === kind);
  const wordsOf = (kind: string, type: string) => ({
    value: Object.fromEntries(
      ofKind(kind).map((row) => [
        row.id,
        Object.fromEntries(locales.map((locale) => [locale, row[locale]])),
      ]),
    ),
    type: `Readonly<Record<${type}, Words>>`,
  });
  return {
    path: 'occupations/demand-words',
    imports: [`import type { Words } from '#content/catalog/words.ts';`],
    types: {
      SkillId: unionOf(ofKind('skill').map(({ id }) => id)),
      KnowledgeId: unionOf(ofKind('knowledge').map(({ id }) => id)),
    },
    exports: {
      skillWords: wordsOf('skill', 'SkillId'),
      knowledgeWords: wordsOf('knowledge', 'KnowledgeId'),
    },
  };
}

function demands(codes: readonly string[], { demands: rows, elements }: Tables): Emitted {
  const idOf = new Map(elements.map(({ element, id }) => [element, id]));
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const value = ofCodes(codes, (code) => {
    const ranked = byCode.get(code)?.toSorted((a, b) => Number(a.rank) - Number(b.rank));
    const idsOf = (kind: string) =>
      ranked?.filter((row) => row.kind === kind).map(({ element }) => idOf.get(element) ?? '');
    return ranked && { skills: idsOf('skill'), knowledge: idsOf('knowledge') };
  });
  return {
    path: 'occupations/demands',
    imports: [`import type { KnowledgeId, SkillId } from './demand-words.js';`],
    exports: {
      demands: {
        value,
        type: 'Readonly<Record<string, { readonly skills: readonly SkillId[]; readonly knowledge: readonly KnowledgeId[] }>>',
      },
    },
  };
}

function settings(codes: readonly string[], { settings: rows }: Tables): Emitted {
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const value = ofCodes(codes, (code) => {
    const row = byCode.get(code);
    return row && Object.fromEntries(settingColumns.map((name) => [name, Number(row[name])]));
  });
  return {
    path: 'occupations/settings',
    imports: [`import type { Settings } from '#content/catalog/occupations/told-settings.ts';`],
    exports: { occupationSettings: { value, type: 'Readonly<Record<string, Settings>>' } },
  };
}

function kindred(codes: readonly string[], { kindred: rows }: Tables): Emitted {
  const known = new Set(codes);
  const byCode = Map.groupBy(
    rows.filter((row) => known.has(row.kindred)),
    ({ code }) => code,
  );
  const value = ofCodes(codes, (code) =>
    byCode
      .get(code)
      ?.toSorted((a, b) => Number(a.rank) - Number(b.rank))
      .slice(0, kindredTold)
      .map((row) => row.kindred),
  );
  return {
    path: 'occupations/kindred',
    exports: { kindredOccupations: { value, type: 'Readonly<Record<string, readonly string[]>>' } },
  };
}

/** An occupation of which a table has nothing is left out. */
function ofCodes(codes: readonly string[], of: (code: string) => unknown) {
  return Object.fromEntries(
    codes.map((code) => [code, of(code)]).filter(([, said]) => said !== undefined),
  );
}
