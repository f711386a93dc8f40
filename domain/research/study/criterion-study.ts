// What is kept of the criterion for administrators: as the parts of a study, rounded, and each whole until ten people came or
// left (threats P16 and P17). It is about people's newest test, whatever its version, so it is no part of a version's study.
import * as z from 'zod/mini';
import {
  criterionThreshold,
  type Criterion,
  type CriterionFigure,
} from '#domain/research/criterion.ts';
import { hasMoved } from '#domain/research/next-release.ts';
import { SMALLEST_CELL } from '#domain/research/protect-table.ts';
import { renewed } from './next-study.ts';
import { partFrom, toEstimate } from './rounding.ts';
import { estimate, partOf, type Part } from './study.ts';

/** A share with its interval, and the same share by popularity alone where that can be told. */
const figures = z.object({ share: z.nullable(estimate), chance: z.nullable(z.number()) });
const criterionStudy = z.object({ families: partOf(figures), reactions: partOf(figures) });

export type CriterionFigures = z.infer<typeof figures>;
export type CriterionStudy = z.infer<typeof criterionStudy>;

/** `today`: YYYY-MM-DD. */
export function makeCriterionStudy(found: Criterion, today: string): CriterionStudy {
  return {
    families: partOfFigure(found.families, today),
    reactions: partOfFigure(found.reactions, today),
  };
}

function partOfFigure(figure: CriterionFigure, today: string): Part<CriterionFigures> {
  return partFrom({ n: figure.n, fewest: criterionThreshold, today }, () => {
    if (figure.kind === 'not-yet') return { share: null, chance: null };
    const { share: value, low, high, chance = null } = figure;
    return {
      share: toEstimate({ value, low, high }, 2),
      chance: chance === null ? null : Math.round(chance * 100) / 100,
    };
  });
}

/** The one to keep, or `undefined` when neither part may follow what is kept. */
export function nextCriterionStudy(
  last: CriterionStudy | undefined,
  now: CriterionStudy,
): CriterionStudy | undefined {
  if (!last) return now;
  const next = {
    families: following(last.families, now.families),
    reactions: following(last.reactions, now.reactions),
  };
  return JSON.stringify(next) === JSON.stringify(last) ? undefined : next;
}

/** How many are missing is told anew after ten people as well. */
function following(
  last: Part<CriterionFigures>,
  now: Part<CriterionFigures>,
): Part<CriterionFigures> {
  if (last.kind === 'made' || now.kind === 'made') return renewed(last, now);
  return hasMoved(last.missing, now.missing, SMALLEST_CELL) ? now : last;
}

/** `undefined` for anything that is no study of the criterion. */
export function parseCriterionStudy(value: unknown): CriterionStudy | undefined {
  const result = criterionStudy.safeParse(value);
  return result.success ? result.data : undefined;
}
