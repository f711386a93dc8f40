// Worked numbers, made independently of this code; profiles in the order R I A S E C.

export const differentiationVectors: readonly {
  readonly profile: readonly number[];
  readonly range: number;
  readonly iachan: number;
}[] = [
  { profile: [70, 90, 120, 75, 100, 130], range: 60, iachan: 12.5 },
  { profile: [40, 12, 18, 10, 15, 22], range: 30, iachan: 10.75 },
  { profile: [20, 20, 20, 20, 20, 20], range: 0, iachan: 0.0 },
  { profile: [8, 40, 24, 24, 16, 8], range: 32, iachan: 10.0 },
  { profile: [5, 5, 35, 38, 20, 9], range: 33, iachan: 8.0 },
  { profile: [33, 31, 30, 12, 11, 10], range: 23, iachan: 5.75 },
  { profile: [10.5, 22.25, 18, 17.5, 9, 12], range: 13.25, iachan: 3.625 },
  { profile: [0, 0, 0, 40, 0, 0], range: 40, iachan: 20.0 },
];
