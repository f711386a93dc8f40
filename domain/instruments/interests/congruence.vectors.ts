// Worked numbers, made independently of this code.

export const congruenceVectors: readonly {
  readonly person: string;
  readonly other: string;
  readonly c: number;
  readonly m: number;
}[] = [
  { person: 'RIA', other: 'RIA', c: 18, m: 28 },
  { person: 'RIA', other: 'SEC', c: 0, m: 0 },
  { person: 'RIA', other: 'RAI', c: 15, m: 26 },
  { person: 'RIA', other: 'IRA', c: 13, m: 21 },
  { person: 'RIA', other: 'AIR', c: 10, m: 13 },
  { person: 'SEA', other: 'SAE', c: 12, m: 26 },
  { person: 'SEA', other: 'SEC', c: 15, m: 27 },
  { person: 'SEC', other: 'SIA', c: 9, m: 22 },
  { person: 'IRC', other: 'IRE', c: 17, m: 27 },
  { person: 'IRC', other: 'CRI', c: 10, m: 13 },
  { person: 'ASI', other: 'ECR', c: 7, m: 0 },
  { person: 'ECS', other: 'CES', c: 13, m: 21 },
  { person: 'CRE', other: 'EIS', c: 12, m: 4 },
  { person: 'AIS', other: 'ISR', c: 8, m: 12 },
  { person: 'ESA', other: 'ESC', c: 15, m: 27 },
  { person: 'RCI', other: 'ICR', c: 14, m: 13 },
  { person: 'SAI', other: 'RCE', c: 0, m: 0 },
];
