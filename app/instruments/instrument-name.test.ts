import { expect, it } from 'vitest';
import { copy as claim } from '#content/dictionaries/es/claim-result.ts';
import { copy as shared } from '#content/dictionaries/es/shared-result.ts';
import { instrumentName } from './instrument-name.ts';

it('names an instrument by the id under which its attempts are stored', () => {
  expect(instrumentName(claim.ask.tests, 'riasec')).toBe('test RIASEC');
  expect(instrumentName(shared.names, 'riasec')).toBe('Intereses');
  expect(instrumentName(shared.names, 'values')).toBe('Valores');
});

it('has no name for what is not ours', () => {
  expect(instrumentName(claim.ask.tests, 'other')).toBeUndefined();
  expect(instrumentName(shared.names, 'interests')).toBeUndefined();
});
