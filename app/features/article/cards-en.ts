/// <reference types="vite/client" />
import type { CardModule } from './card.ts';

/** What the English articles say of themselves, without their texts. */
export const modules = import.meta.glob<CardModule>('/content/articles/*/en.mdx', {
  eager: true,
  query: '?card',
});
