// Worked levels, made independently of this code.

export const consistencyVectors: readonly {
  readonly code: string;
  readonly level: string;
  readonly distance: number;
}[] = [
  { code: 'RI', level: 'high', distance: 1 },
  { code: 'RC', level: 'high', distance: 1 },
  { code: 'RA', level: 'medium', distance: 2 },
  { code: 'RE', level: 'medium', distance: 2 },
  { code: 'RS', level: 'low', distance: 3 },
  { code: 'IA', level: 'high', distance: 1 },
  { code: 'IE', level: 'low', distance: 3 },
  { code: 'IS', level: 'medium', distance: 2 },
  { code: 'AC', level: 'low', distance: 3 },
  { code: 'SE', level: 'high', distance: 1 },
  { code: 'EC', level: 'high', distance: 1 },
  { code: 'AS', level: 'high', distance: 1 },
  { code: 'CI', level: 'medium', distance: 2 },
  { code: 'CR', level: 'high', distance: 1 },
  { code: 'EA', level: 'medium', distance: 2 },
];
