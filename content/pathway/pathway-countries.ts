import { countryCodes } from '#content/compiled/countries/codes.js';
import type { PathwayCountry } from '#domain/pathway/choices.ts';

/** Every country that has a record, by its code, and `other` for the rest. */
export const pathwayCountries: readonly PathwayCountry[] = [...countryCodes, 'other'];
