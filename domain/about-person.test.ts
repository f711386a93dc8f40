import { expect, it } from 'vitest';
import { ageBands, countries, parseAboutPerson, studyLevels } from './about-person.ts';

it('reads what is one of ours and takes everything else as not said', () => {
  expect(parseAboutPerson({ country: 'CO', ageBand: '16-17', studyLevel: 'university' })).toEqual({
    country: 'CO',
    ageBand: '16-17',
    studyLevel: 'university',
  });
  expect(parseAboutPerson({ country: 'co', ageBand: '', studyLevel: 3 })).toEqual({
    country: null,
    ageBand: null,
    studyLevel: null,
  });
});

it('offers only what the columns of a profile accept (S11)', () => {
  expect(ageBands).toEqual(['14-15', '16-17', '18-24', '25+']);
  for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  for (const level of studyLevels) expect(level).toMatch(/^[a-z][a-z-]{0,39}$/);
});
