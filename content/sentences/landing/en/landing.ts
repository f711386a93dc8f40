import { copy as page } from '#content/dictionaries/en/landing.ts';
import type { Copy } from '#content/sentences/landing/es/landing.ts';
import { withFigures } from '#content/sentences/landing/with-figures.ts';

export const copy: Copy = withFigures(page, 'en');
