import type { ComponentType } from 'react';
import type { PageTraits } from '#app/routes.ts';
import { CompareIsland } from './compare-island.tsx';
import { PathwayIsland } from './pathway-island.tsx';
import { RegisterIsland } from './register-island.tsx';

/** The living parts of built pages, by the name that a page's record has for its own. */
export const islands: Record<NonNullable<PageTraits['island']>, ComponentType> = {
  register: RegisterIsland,
  pathway: PathwayIsland,
  compare: CompareIsland,
};
