// What is kept of the criterion for administrators: as the parts of a study, rounded, and each whole until ten people came or
// left (threats P16 and P17). It is about people's newest test, whatever its version, so it is no part of a version's study.
import { hasMoved } from '#domain/research/next-release.ts';
import { SMALLEST_CELL } from '#domain/research/protect-table.ts';
import type { CriterionFigures, CriterionStudy, Part } from '#domain/research/study.ts';
import { renewed } from '#lab/study/next-study.ts';
import { partFrom, toEstimate } from '#lab/study/rounding.ts';
import { criterionThreshold, type Criterion, type CriterionFigure } from './criterion.ts';

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
