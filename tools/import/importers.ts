// Every table that is made of files of others, by the name that the command takes.
import { andalusiaWeights } from './districts/andalusia-weights.ts';
import { cataloniaCutOffs } from './districts/catalonia-cut-offs.ts';
import { madridCutOffs } from './districts/madrid-cut-offs.ts';
import { madridWeights } from './districts/madrid-weights.ts';
import { otherCutOffs } from './districts/other-cut-offs.ts';
import { titlesAfterwards } from './educabase/titles-afterwards.ts';
import { countryOutlines } from './geography/country-outlines.ts';
import { municipalities } from './geography/municipalities.ts';
import { spainLines } from './geography/spain-lines.ts';
import type { Importer } from './importer.ts';
import { affiliatedCentres } from './ministry/affiliated-centres.ts';
import { areasAfterwards } from './ministry/areas-afterwards.ts';
import { degreeFields } from './ministry/degree-fields.ts';
import { fieldsAfterwards } from './ministry/fields-afterwards.ts';
import { movements } from './ministry/movements.ts';
import { offers } from './ministry/offers.ts';
import { publicDegrees } from './ministry/public-degrees.ts';
import { spainCutOffs } from './ministry/spain-cut-offs.ts';
import { universities } from './ministry/universities.ts';
import { exchangeRates } from './national/exchange-rates.ts';
import { accessRules, newTuition } from './national/national.ts';
import { newerAfterwards } from './national/newer-afterwards.ts';
import { demands } from './onet/demands.ts';
import { elements } from './onet/elements.ts';
import { kindred } from './onet/kindred.ts';
import { occupations } from './onet/occupations.ts';
import { settings } from './onet/settings.ts';

export const importers: Readonly<Record<string, Importer>> = {
  onet: occupations,
  'onet-elements': elements,
  'onet-demands': demands,
  'onet-settings': settings,
  'onet-kindred': kindred,
  universities,
  'public-degrees': publicDegrees,
  'degree-fields': degreeFields,
  offers,
  'affiliated-centres': affiliatedCentres,
  'spain-cutoffs': spainCutOffs,
  movements,
  'areas-afterwards': areasAfterwards,
  'fields-afterwards': fieldsAfterwards,
  'titles-afterwards': titlesAfterwards,
  'newer-afterwards': newerAfterwards,
  'access-rules': accessRules,
  'new-tuition': newTuition,
  'exchange-rates': exchangeRates,
  municipalities,
  'spain-lines': spainLines,
  'country-outlines': countryOutlines,
  'madrid-cutoffs': madridCutOffs,
  'catalonia-cutoffs': cataloniaCutOffs,
  'cut-offs': otherCutOffs(),
  'madrid-weights': madridWeights,
  'andalusia-weights': andalusiaWeights,
};
