// How much lowest grades move, counted on those that the Ministry published of 2015-16 to 2021-22 (the fact
// `cut-off-movement-2015`): every pair of the same degree at the same centre so many years apart, by the level of the earlier
// one. At exactly five there were places left. One year apart and both above five: 10,320 pairs, half within 0.42, four of
// five within 1.01.
import type { Movement } from '#domain/admission/movement.ts';

// prettier-ignore
export const movements: readonly Movement[] = [
  { from: 5, years: 1, median: 0.0, most: 0.0, pairs: 4741 },
  { from: 5.001, years: 1, median: 0.42, most: 1.12, pairs: 3976 },
  { from: 7, years: 1, median: 0.58, most: 1.32, pairs: 2788 },
  { from: 9, years: 1, median: 0.46, most: 0.93, pairs: 2429 },
  { from: 11, years: 1, median: 0.31, most: 0.62, pairs: 1263 },
  { from: 12.5, years: 1, median: 0.16, most: 0.32, pairs: 411 },
  { from: 5, years: 2, median: 0.0, most: 0.01, pairs: 3845 },
  { from: 5.001, years: 2, median: 0.52, most: 1.43, pairs: 3252 },
  { from: 7, years: 2, median: 0.88, most: 1.73, pairs: 2289 },
  { from: 9, years: 2, median: 0.74, most: 1.33, pairs: 1800 },
  { from: 11, years: 2, median: 0.46, most: 0.85, pairs: 898 },
  { from: 12.5, years: 2, median: 0.28, most: 0.5, pairs: 254 },
  { from: 5, years: 3, median: 0.0, most: 0.13, pairs: 2970 },
  { from: 5.001, years: 3, median: 0.64, most: 1.71, pairs: 2483 },
  { from: 7, years: 3, median: 1.05, most: 1.95, pairs: 1741 },
  { from: 9, years: 3, median: 0.9, most: 1.54, pairs: 1324 },
  { from: 11, years: 3, median: 0.53, most: 0.91, pairs: 648 },
  { from: 12.5, years: 3, median: 0.37, most: 0.54, pairs: 176 },
  { from: 5, years: 4, median: 0.0, most: 0.31, pairs: 2153 },
  { from: 5.001, years: 4, median: 0.79, most: 2.01, pairs: 1773 },
  { from: 7, years: 4, median: 1.29, most: 2.2, pairs: 1264 },
  { from: 9, years: 4, median: 1.09, most: 1.76, pairs: 896 },
  { from: 11, years: 4, median: 0.6, most: 1.0, pairs: 431 },
  { from: 12.5, years: 4, median: 0.44, most: 0.62, pairs: 112 },
  { from: 5, years: 5, median: 0.0, most: 0.57, pairs: 1368 },
  { from: 5.001, years: 5, median: 1.11, most: 2.59, pairs: 1163 },
  { from: 7, years: 5, median: 1.66, most: 2.48, pairs: 803 },
  { from: 9, years: 5, median: 1.33, most: 2.02, pairs: 534 },
  { from: 11, years: 5, median: 0.7, most: 1.1, pairs: 264 },
  { from: 12.5, years: 5, median: 0.6, most: 0.72, pairs: 62 },
  { from: 5, years: 6, median: 0.0, most: 0.7, pairs: 638 },
  { from: 5.001, years: 6, median: 1.4, most: 3.12, pairs: 575 },
  { from: 7, years: 6, median: 1.94, most: 2.74, pairs: 366 },
  { from: 9, years: 6, median: 1.56, most: 2.24, pairs: 235 },
  { from: 11, years: 6, median: 0.81, most: 1.22, pairs: 118 },
  { from: 12.5, years: 6, median: 0.68, most: 0.81, pairs: 25 },
];
