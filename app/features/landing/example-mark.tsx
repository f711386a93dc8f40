import { isExample } from '#content/site.ts';
import type { Mark } from '#content/schemas/site.ts';

/** Says beside an owner's value that it is an example, for as long as it is one. */
export function ExampleMark({ of, label }: { of: { readonly mark: Mark }; label: string }) {
  if (!isExample(of)) return null;
  return <span className="example-mark">{label}</span>;
}
