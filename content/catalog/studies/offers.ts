// Where each degree of the catalogue is taught, from `data/ministry/offers.csv`; for pages that the build writes, too much for a
// browser.
import { offerRows } from '#content/compiled/studies/offers.js';
import { offer, type Offer } from './offer.ts';

/** By the id of the degree, public universities first, then by city. Higher artistic studies have none: no register lists them. */
export const offers: Readonly<Record<string, readonly Offer[]>> = Object.fromEntries(
  Object.entries(offerRows).map(([degree, rows]) => [degree, rows.map((row) => offer(...row))]),
);
