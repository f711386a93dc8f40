// Whether correlations between scales are in the order that a theory predicts: what a test of it is given, and what it finds.

/** Correlations of an instrument's scales, rows and columns in the order of the instrument. */
export type Correlations = readonly (readonly number[])[];

export type OrderTest = {
  readonly predictions: number;
  readonly met: number;
  readonly tied: number;
  readonly violated: number;
  /** Correspondence index (met − violated) / predictions, from −1 to 1. */
  readonly index: number;
  /** Orders of the labels that fit at least as well; the observed one included. */
  readonly asGood: number;
  /** `asGood` of all orders of the labels: six have 720. */
  readonly p: number;
};

/** `undefined` where the correlations are not of this theory's scales, or are not complete. */
export type TestOrder = (correlations: Correlations) => OrderTest | undefined;
