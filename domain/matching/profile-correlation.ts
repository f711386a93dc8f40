// How alike two profiles of six numbers are in shape: Pearson's r over the six, taken apart into the share of each.
// Blind to level and spread, so that wide and narrow use of an answer scale give the same (Cronbach & Gleser 1953).

/** Six numbers (or however many there are names) under their names. */
export type Figures<Name extends string> = Readonly<Record<Name, number>>;

export type ProfileCorrelation<Name extends string> =
  /** One of the two is the same everywhere: it has no shape, and r is undefined. */
  | { readonly kind: 'flat' }
  | {
      readonly kind: 'correlated';
      /** -1 to 1: the sum of the contributions. */
      readonly r: number;
      /**
       * Deviation of the one times deviation of the other from their own means, over both norms: exactly what this
       * name adds to r. Positive where both lie on the same side of their means. Each lies within -1 to 1.
       */
      readonly contributions: Figures<Name>;
    };

/** Compares two profiles name by name. */
export function profileCorrelation<Name extends string>(
  names: readonly Name[],
  one: Figures<Name>,
  other: Figures<Name>,
): ProfileCorrelation<Name> {
  const ones = standardized(names, one);
  const others = standardized(names, other);
  if (!ones || !others) return { kind: 'flat' };
  const contributions = { ...ones };
  let r = 0;
  for (const name of names) {
    contributions[name] = ones[name] * others[name];
    r += contributions[name];
  }
  return { kind: 'correlated', r, contributions };
}

/** Deviations from the own mean divided by their norm, so that their squares sum to 1; `undefined` without spread. */
export function standardized<Name extends string>(
  names: readonly Name[],
  figures: Figures<Name>,
): Record<Name, number> | undefined {
  const mean = names.reduce((sum, name) => sum + figures[name], 0) / names.length;
  const deviations: Record<Name, number> = { ...figures };
  let squares = 0;
  for (const name of names) {
    deviations[name] = figures[name] - mean;
    squares += deviations[name] ** 2;
  }
  const norm = Math.sqrt(squares);
  // Equal figures may leave rounding behind; no two whole points of a test lie so close together.
  if (norm < 1e-9) return undefined;
  for (const name of names) deviations[name] /= norm;
  return deviations;
}

/** Population standard deviation of a profile's figures. */
export function spreadOf<Name extends string>(
  names: readonly Name[],
  figures: Figures<Name>,
): number {
  const mean = names.reduce((sum, name) => sum + figures[name], 0) / names.length;
  return Math.sqrt(
    names.reduce((sum, name) => sum + (figures[name] - mean) ** 2, 0) / names.length,
  );
}
