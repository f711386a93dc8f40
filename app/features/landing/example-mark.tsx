import { isExample, type Marked } from '#content/site.ts';

/** Says beside an owner's value that it is an example, for as long as it is one. */
export function ExampleMark({ of, label }: { of: Marked<unknown>; label: string }) {
  if (!isExample(of)) return null;
  return <span className="example-mark">{label}</span>;
}
