// What a link carries, read as mail programs, gateways, chats and fingers hand it on: with signs that stuck to it, with
// `#` or `&` written otherwise, with breaks and invisible signs inside. Tokens consist of letters, digits, `-`, `_`, and dots
// between them.

/** The parameters that our links have, and those of a Supabase project's (specification S07). */
const names =
  'token(?:_|%(?:25)*5f)hash|token|access_token|refresh_token|type|next|wish|code|error|error_code|error_description';

const encodedEquals = '=|%(?:25)*3d';
const named = new RegExp(`^(?:${names})=`, 'i');
const beginning = new RegExp(
  `(?:[?#&*;]|%(?:25)*(?:23|3f))(?=(?:${names})(?:${encodedEquals}))`,
  'i',
);

/** What a mail gateway (urldefense) puts behind an address of whose signs it made `*`. */
const gateway = /__;[\w+/=-]*!!.*$/s;

/** What closes a bracket, a quotation or a sentence. */
const closing = /[.,;:!?)\]}>»”’"'…]+$/u;

/**
 * The parameters of a link, of its query and its fragment, the fragment's first. `text`: an address, a part of one, or
 * anything in which one stands.
 */
export function linkParameters(text: string): URLSearchParams {
  const plain = withoutBreaks(text)
    .replace(gateway, '')
    .replaceAll(/&(?:amp;|#0*38;|#x0*26;)+|\\u0026/gi, '&');
  const [first = '', ...others] = plain.split(beginning);
  const bare = new RegExp(`^(?:${names})(?:${encodedEquals})`, 'i').test(first) ? [first] : [];
  // The last stands first, for a fragment says more than the query before it.
  const pairs = [...bare, ...others]
    .reverse()
    .flatMap((piece) => [...new URLSearchParams(named.test(piece) ? piece : unwrapped(piece))]);
  return new URLSearchParams(pairs);
}

/** The token in a text, without what stuck to it; empty where there is none. */
export function tokenIn(text: string | null | undefined): string {
  return /[\w-]+(?:\.[\w-]+)*/.exec(withoutBreaks(decoded(text ?? '')))?.[0] ?? '';
}

/** The secret of a shared result in an address: 64 hexadecimal digits; `undefined` where there is none. */
export function shareSecretIn(text: string): string | undefined {
  return /(?<![\da-f])[\da-f]{64}(?![\da-f])/i
    .exec(withoutBreaks(decoded(text)))?.[0]
    .toLowerCase();
}

/** A path to go on to, without what stuck to the end of its link. */
export function pathIn(text: string): string {
  return withoutBreaks(text).replace(closing, '');
}

function withoutBreaks(text: string): string {
  return text.replaceAll(/[\p{Cf}\s]/gu, '');
}

/** A piece that was encoded as a whole, be it alone or as the value of a gateway's own parameter. */
function unwrapped(piece: string): string {
  return decoded(piece.split('&')[0] ?? '', (plain) => named.test(plain));
}

/** As often as it was encoded, three times at most; what is malformed stays as it is. */
function decoded(text: string, isPlain = (plain: string) => !/%[\da-f]{2}/i.test(plain)): string {
  let plain = text;
  for (let times = 0; times < 3 && !isPlain(plain); times += 1) {
    try {
      plain = decodeURIComponent(plain);
    } catch {
      return plain;
    }
  }
  return plain;
}
