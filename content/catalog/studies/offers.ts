// Where each degree of the catalogue is taught; for pages that the build writes, too much for a browser.
import type { Offer } from './offer.ts';
import { offersOfArts } from './offers-arts.ts';
import { offersOfEngineering } from './offers-engineering.ts';
import { offersOfHealth } from './offers-health.ts';
import { offersOfSciences } from './offers-sciences.ts';
import { offersOfSocial } from './offers-social.ts';

/** By the id of the degree, public universities first, then by city. Higher artistic studies have none: no register lists them. */
export const offers: Readonly<Record<string, readonly Offer[]>> = {
  ...offersOfHealth,
  ...offersOfSciences,
  ...offersOfEngineering,
  ...offersOfSocial,
  ...offersOfArts,
};
