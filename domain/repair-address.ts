/** Where a page ends and what belongs behind it begins, in the forms that mail programs make of `?` and `#`. */
const behind = /%(?:25)*(23|3f)/i;

/** What closes a bracket, a quotation or a sentence, an invisible sign, or several of them. */
const stuck = /[\s\p{Cf}.,;:!?)\]}>»”’"'…]+$/u;

/**
 * The address of a page that a link lost or gained signs for, as a path within this site: `#` and `?` that were encoded
 * (`/auth%23token_hash=…`), punctuation that stuck to its end. What stands behind is handed on as it came, so that no sign of
 * it is read here; `isPage` says where pages are. `undefined`: nothing of ours.
 */
export function repairAddress(path: string, isPage: (path: string) => boolean): string | undefined {
  const found = behind.exec(path);
  const page = withoutStuck(found ? path.slice(0, found.index) : path);
  if (!isPage(page)) return undefined;
  if (!found) return page === path ? undefined : page;
  const rest = path.slice(found.index + found[0].length);
  if (found[1] === '23') return `${page}#${rest}`;
  const [, before = rest, after] = /^(.*?)(?:%(?:25)*23)(.*)$/is.exec(rest) ?? [];
  return after === undefined ? `${page}?${before}` : `${page}?${before}#${after}`;
}

function withoutStuck(path: string): string {
  try {
    return decodeURIComponent(path).replace(stuck, '') || '/';
  } catch {
    return path;
  }
}
