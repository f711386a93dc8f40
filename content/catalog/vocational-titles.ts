// Vocational titles (formación profesional) that lead to the careers of the catalogue, from `content/titles/`.
import { titleRows } from '#content/compiled/studies/titles.js';
import type { Grade, TitleFamily } from '#content/classifications/title-families.ts';

export type VocationalTitle = {
  readonly id: string;
  /** Official Spanish name, the same in both languages, without "Técnico (Superior) en". */
  readonly name: string;
  readonly grade: Grade;
  readonly family: TitleFamily;
  /** Academic years; absent for courses of specialization, sports studies, and the one older title that takes a different time by region. */
  readonly years?: 2;
  /**
   * Of the title whose length in years the regions set (RD 546/1995, in force while its reform is in the works). [S]
   * https://www.infosalus.com/actualidad/noticia-sindicato-tecnicos-enfermeria-confia-titulacion-tcae-actualice-mas-pronto-tarde-20260113163608.html
   */
  readonly hours?: number;
};

export type TitleRow = readonly [
  id: string,
  name: string,
  grade: Grade,
  family: TitleFamily,
  hours?: number,
];

/** What a title's outcomes say, and which of them name a career. */
export type TitleOutcomes = {
  /** Where they were read: the official list of todofp.es, or the decree that made the title. */
  readonly origin: 'todofp' | `RD ${string}`;
  /** Its official page: on todofp.es, or its decree on boe.es. */
  readonly page: string;
  readonly outcomes: readonly string[];
  /** Ids of careers, each with the outcome that is it. */
  readonly leadsTo: Readonly<Record<string, string>>;
};

export const vocationalTitles: readonly VocationalTitle[] = titleRows.map(
  ([id, name, grade, family, hours]) => {
    const known = { id, name, grade, family };
    if (hours !== undefined) return { ...known, hours };
    const isOtherwise = grade === 'specialization' || grade === 'sports';
    return isOtherwise ? known : { ...known, years: 2 };
  },
);
