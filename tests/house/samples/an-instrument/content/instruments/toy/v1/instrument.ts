import type { ToyInstrument } from '#domain/instruments/toy/scales.ts';

export const toyV1: ToyInstrument = {
  id: 'toy',
  version: 1,
  scales: ['kites', 'drums'],
  choices: { min: 0, max: 4 },
  items: [
    { id: 'kit01', scale: 'kites', reversed: false, facet: 'any' },
    { id: 'dru01', scale: 'drums', reversed: false, facet: 'any' },
    { id: 'kit02', scale: 'kites', reversed: false, facet: 'any' },
    { id: 'dru02', scale: 'drums', reversed: false, facet: 'any' },
    { id: 'kit03', scale: 'kites', reversed: false, facet: 'any' },
    { id: 'dru03', scale: 'drums', reversed: false, facet: 'any' },
  ],
  precision: { standardError: 1, tieMargin: 1 },
  forms: { full: ['kit01', 'dru01', 'kit02', 'dru02', 'kit03', 'dru03'] },
};
