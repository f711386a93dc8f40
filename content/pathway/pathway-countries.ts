import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { national } from '#content/compiled/countries/national.js';
import type { PathwayCountry } from '#domain/pathway/choices.ts';

/** Every country that has a record, by its code, and `other` for the rest. */
export const pathwayCountries: readonly PathwayCountry[] = Object.keys(national);

/** What a calculation follows from in the country of a family. */
export const ofCountries = { national, currencyOf };
