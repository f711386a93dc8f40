import type { Copy } from '#content/dictionaries/es/toy.ts';

export function Page({ copy }: { copy: Copy }) {
  return <h1>{copy.title}</h1>;
}
