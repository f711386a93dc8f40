// What an owner changes most stands first; whatever has no place here follows in the order of the schema.
import type { FormField } from './fields/form-shape.ts';

const first: Readonly<Record<string, readonly string[]>> = {
  site: [
    'prices',
    'seats',
    'seatsBasis',
    'claims',
    'claimsBasis',
    'season',
    'bookingUrl',
    'whatsapp',
    'team',
    'story',
    'universities',
    'author',
    'videoChannelUrl',
    'brand',
    'owner',
    'live',
  ],
};

export function inEditingOrder(kind: string, fields: readonly FormField[]): readonly FormField[] {
  const names = first[kind] ?? [];
  const rank = ({ name }: FormField) => (names.includes(name) ? names.indexOf(name) : names.length);
  return fields.toSorted((one, other) => rank(one) - rank(other));
}
