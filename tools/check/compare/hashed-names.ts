/** `name-HASH.ext` below `assets/` or beside the file that names it: eight characters of base64url before the extension. */
const hashed = /((?:\bassets|\.)\/[\w.~-]+?)-[\w-]{8}((?:\.[a-z][a-z0-9]*)+)(?![\w-])/g;
/** Of a security policy or an `integrity` attribute. */
const digest = /\bsha(256|384|512)-[A-Za-z0-9+/]{43,}={0,2}/g;
/** What React's `useId` makes of a place in the tree. */
const generated = /_R_[a-zA-Z0-9]+_/g;

/** The text with every hashed file name without its hash, and every digest as `sha256-*`. */
export function withoutHashes(text: string): string {
  return text.replace(hashed, '$1$2').replace(digest, 'sha$1-*');
}

/** Renumbers generated ids by their first use: ids that belong together still do. */
export function idRenumbering(): (value: string) => string {
  const numbers = new Map<string, string>();
  return (value) =>
    value.replace(generated, (id) => {
      const known = numbers.get(id) ?? `_R_${numbers.size + 1}_`;
      numbers.set(id, known);
      return known;
    });
}

/** The generated ids of a text, in their order. */
export function generatedIds(text: string): string {
  return (text.match(generated) ?? []).join(' ');
}
