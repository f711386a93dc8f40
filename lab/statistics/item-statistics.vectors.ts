// Worked with NumPy from covariance and correlation matrices, apart from this code: made-up answers of 24 people to five items.

export const itemAnswers: readonly (readonly number[])[] = [
  [2, 2, 0, 1, 2],
  [2, 1, 2, 1, 0],
  [2, 1, 2, 3, 0],
  [1, 1, 1, 0, 1],
  [2, 0, 2, 2, 0],
  [2, 2, 0, 1, 2],
  [2, 3, 2, 3, 4],
  [3, 4, 3, 4, 1],
  [1, 1, 2, 3, 0],
  [1, 2, 0, 1, 1],
  [3, 3, 2, 2, 2],
  [3, 2, 2, 3, 2],
  [2, 1, 2, 2, 4],
  [1, 1, 2, 1, 4],
  [2, 2, 1, 2, 0],
  [1, 3, 2, 3, 4],
  [0, 0, 1, 1, 0],
  [1, 2, 2, 0, 1],
  [0, 0, 0, 0, 2],
  [1, 1, 0, 0, 0],
  [0, 0, 0, 1, 0],
  [2, 1, 3, 2, 0],
  [1, 2, 1, 0, 0],
  [2, 3, 2, 2, 0],
];

export const itemVectors: readonly {
  readonly mean: number;
  readonly itemRest: number;
  readonly alphaIfDropped: number;
}[] = [
  { mean: 1.541666666667, itemRest: 0.622705209648, alphaIfDropped: 0.644038294169 },
  { mean: 1.583333333333, itemRest: 0.578931097474, alphaIfDropped: 0.643239743363 },
  { mean: 1.416666666667, itemRest: 0.52624564971, alphaIfDropped: 0.668504405167 },
  { mean: 1.583333333333, itemRest: 0.632384491279, alphaIfDropped: 0.617288627897 },
  { mean: 1.25, itemRest: 0.231490459868, alphaIfDropped: 0.81252386407 },
];

/** Scores of the same people in a first and a second test. */
export const retestVector = {
  first: [7, 6, 8, 4, 6, 7, 14, 15, 7, 5, 12, 12, 11, 9, 7, 13, 2, 6, 2, 2, 1, 8, 4, 9],
  second: [5, 3, 11, 4, 8, 7, 12, 14, 6, 5, 11, 11, 8, 7, 11, 11, 0, 7, 6, 0, 0, 6, 0, 11],
  r: 0.857047711706,
  low: 0.693369953303,
  high: 0.936624886748,
};
