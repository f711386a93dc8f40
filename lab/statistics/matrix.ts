// Small symmetric matrices: what standard errors and regressions need.

export type Matrix = readonly (readonly number[])[];

/** The inverse of a symmetric positive definite matrix by its Cholesky factor; `undefined` when it is none. */
export function invert(matrix: Matrix): number[][] | undefined {
  const size = matrix.length;
  const lower = cholesky(matrix);
  if (!lower) return undefined;
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0;
  const columns = Array.from({ length: size }, (_, unit) => {
    const x = Array<number>(size).fill(0);
    for (let row = 0; row < size; row += 1) {
      let sum = row === unit ? 1 : 0;
      for (let column = 0; column < row; column += 1) sum -= at(row, column) * (x[column] ?? 0);
      x[row] = sum / at(row, row);
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let sum = x[row] ?? 0;
      for (let below = row + 1; below < size; below += 1) sum -= at(below, row) * (x[below] ?? 0);
      x[row] = sum / at(row, row);
    }
    return x;
  });
  return columns;
}

function cholesky(matrix: Matrix): number[][] | undefined {
  const lower: number[][] = [];
  for (const [row, line] of matrix.entries()) {
    const own: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? own : (lower[column] ?? []);
      let sum = line[column] ?? 0;
      for (let k = 0; k < column; k += 1) sum -= (own[k] ?? 0) * (other[k] ?? 0);
      if (column < row) own.push(sum / (other[column] ?? 1));
      else if (sum > 0) own.push(Math.sqrt(sum));
      else return undefined;
    }
    lower.push(own);
  }
  return lower;
}

/** A matrix times a vector. */
export function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) => dot(row, vector));
}

export function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
