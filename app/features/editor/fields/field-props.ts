import type { FormShape } from './form-shape.ts';

export type FieldProps<Shape = FormShape> = {
  shape: Shape;
  /** `answer.0.es`. */
  path: string;
  value: unknown;
  /** `undefined` takes the field out of the record. */
  onChange: (value: unknown) => void;
};
