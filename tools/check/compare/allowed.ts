import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A difference that a person has named: `difference` is met by `kind: what` as the report prints it. */
export type Allowed = { readonly difference: RegExp; readonly reason: string };

const shape = z.array(
  z.strictObject({ difference: z.string().min(1), reason: z.string().trim().min(1) }),
);

/** Reads a file such as `[{ "difference": "^text: .*Wedge", "reason": "a typing mistake" }]`. Throws where it is another. */
export function readAllowed(file: string): Allowed[] {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return shape
    .parse(read)
    .map(({ difference, reason }) => ({ difference: new RegExp(difference, 'su'), reason }));
}
