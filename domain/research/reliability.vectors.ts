// Worked numbers, made independently of this code.

export const alphaVectors: readonly {
  readonly answers: readonly (readonly number[])[];
  readonly alpha: number | null;
}[] = [
  {
    answers: [
      [2, 3, 3, 2],
      [4, 4, 5, 4],
      [1, 2, 1, 1],
      [3, 3, 4, 3],
      [5, 4, 5, 5],
      [2, 2, 3, 1],
    ],
    alpha: 0.966049,
  },
  {
    answers: [
      [1, 2],
      [2, 1],
      [3, 4],
      [4, 3],
      [5, 5],
    ],
    alpha: 0.888889,
  },
  {
    answers: [
      [3, 3, 3],
      [3, 3, 3],
      [4, 4, 4],
    ],
    alpha: 1.0,
  },
  {
    answers: [
      [5, 1, 3],
      [1, 5, 3],
      [3, 3, 1],
      [2, 4, 5],
    ],
    alpha: -3.28125,
  },
  {
    answers: [
      [1, 1, 2, 3, 5],
      [2, 2, 2, 4, 4],
      [5, 4, 4, 3, 2],
      [3, 3, 3, 3, 3],
      [4, 5, 5, 1, 1],
      [2, 1, 1, 4, 5],
    ],
    alpha: -1.660714,
  },
];
