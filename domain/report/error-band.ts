// The stretch of a scale that a score may cover: raw points plus and minus the standard error of measurement.
import type { ScaleScore } from '#domain/instruments/scoring/score-scales.ts';

/** The error band of a score in whole points, cut at the ends of the scale. */
export function errorBand({
  raw,
  max,
  error,
}: Pick<Extract<ScaleScore, { kind: 'scored' }>, 'raw' | 'max' | 'error'>): {
  readonly low: number;
  readonly high: number;
} {
  return {
    low: Math.max(0, Math.round(raw - error)),
    high: Math.min(max, Math.round(raw + error)),
  };
}
