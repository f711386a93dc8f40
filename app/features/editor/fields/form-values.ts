// Values of a form's fields: what one begins with, and which shape one has.
import { partsOf, type FormShape } from './form-shape.ts';

/** What a field holds before anything is typed into it. */
export function emptyOf(shape: FormShape | undefined): unknown {
  switch (shape?.kind) {
    case undefined:
      return undefined;
    case 'text':
      return '';
    case 'number':
      return undefined;
    case 'switch':
      return false;
    case 'choice':
      return shape.options[0];
    case 'both':
      return { es: '', en: '' };
    case 'fixed':
      return shape.value;
    case 'list':
      return shape.least > 0 ? [emptyOf(shape.item)] : [];
    case 'oneOf':
      return emptyOf(shape.variants.find(({ kind }) => kind === 'both') ?? shape.variants[0]);
    case 'fields':
      return Object.fromEntries(
        shape.fields
          .filter(({ isRequired }) => isRequired)
          .map(({ name, shape: inner }) => [name, emptyOf(inner)]),
      );
  }
}

/** Whether a value looks like one of a shape: which of several a record has. */
export function fits(shape: FormShape, value: unknown): boolean {
  switch (shape.kind) {
    case 'text':
    case 'choice':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'fixed':
      return value === shape.value;
    case 'list':
      return Array.isArray(value);
    case 'oneOf':
      return shape.variants.some((each) => fits(each, value));
    case 'both':
      return typeof value === 'object' && value !== null && 'es' in value && !('says' in value);
    case 'fields': {
      const said = partsOf(value);
      return (
        typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        shape.fields.every(
          ({ name, shape: inner, isRequired }) =>
            !isRequired || (name in said && (inner.kind !== 'fixed' || fits(inner, said[name]))),
        ) &&
        Object.keys(said).every((name) => shape.fields.some((field) => field.name === name))
      );
    }
  }
}
