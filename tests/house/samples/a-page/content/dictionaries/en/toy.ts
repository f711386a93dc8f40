import type { Copy } from '#content/dictionaries/es/toy.ts';

export const copy: Copy = {
  head: { title: 'Toy page', description: 'A page that exists in a test alone.' },
  title: 'This page is a toy',
};
