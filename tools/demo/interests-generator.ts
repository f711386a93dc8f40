// People who answer the interest test like real ones: all numbers below were fitted to 17,129 real respondents of a
// public-domain 48-item form. Order of scales everywhere: R I A S E C; levels are on the answer scale 1 to 5.
import type { Population } from './respondents.ts';

export const riasecPopulation: Population = {
  latentMean: [1.472, 3.089, 2.68, 3.633, 2.322, 2.179],
  latentSd: [1.227, 1.235, 1.305, 0.984, 1.002, 1.202],
  errorSd: [1.134, 1.132, 1.342, 1.196, 1.192, 1.015],
  itemDifficultySd: [0.254, 0.337, 0.242, 0.309, 0.258, 0.163],
  acquiescenceSd: 0.25,
  latentCorrelations: [
    [1.0, 0.32, 0.237, -0.056, 0.323, 0.458],
    [0.32, 1.0, 0.356, 0.151, -0.022, 0.01],
    [0.237, 0.356, 1.0, 0.312, 0.31, -0.05],
    [-0.056, 0.151, 0.312, 1.0, 0.361, 0.036],
    [0.323, -0.022, 0.31, 0.361, 1.0, 0.541],
    [0.458, 0.01, -0.05, 0.036, 0.541, 1.0],
  ],
};
