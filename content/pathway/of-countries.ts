import { currencyOf } from '#content/compiled/countries/currency-of.js';
import { national } from '#content/compiled/countries/national.js';

/** What a calculation follows from in the country of a family. */
export const ofCountries = { national, currencyOf };
