import type { ComponentType } from 'react';
import type { PageTraits } from '#app/page-traits.ts';
import { lazyComponent } from '#app/ui/loading/lazy-component.tsx';
import { RegisterIsland } from './islands/register-island.tsx';

/**
 * The living parts of built pages, by the name that a page's record has for its own. Each comes when its page asks, but
 * the one of the landing page, which is always there.
 */
export const islands: Record<NonNullable<PageTraits['island']>, ComponentType> = {
  register: RegisterIsland,
  pathway: lazyComponent(async () => (await import('./islands/pathway-island.tsx')).PathwayIsland),
  'own-fit': lazyComponent(
    async () => (await import('./own-result/own-fit-island.tsx')).OwnFitIsland,
  ),
  calculator: lazyComponent(
    async () => (await import('./islands/calculator-island.tsx')).CalculatorIsland,
  ),
  compare: lazyComponent(async () => (await import('./islands/compare-island.tsx')).CompareIsland),
  'side-by-side': lazyComponent(
    async () => (await import('./islands/side-by-side-island.tsx')).SideBySideIsland,
  ),
};
