import { copy as page } from '#content/dictionaries/es/landing.ts';
import { withFigures } from '#content/sentences/landing/with-figures.ts';
import type { Dictionary } from '#content/wording/dictionary.ts';

export const copy = withFigures(page, 'es');

export type Copy = Dictionary<typeof copy>;
