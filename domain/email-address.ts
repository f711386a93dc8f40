// What counts as an e-mail address: what browsers accept in an address field and SMTP carries, in one spelling per mailbox.

/** The rule of `<input type="email">` (HTML, "valid e-mail address"): the characters of RFC 5322 without quotes, then a host name. */
const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;
/** RFC 5321, 4.5.3.1.3: a path is at most 256 octets with its angle brackets. */
const MAX_LENGTH = 254;
/** With a name and whatever else is copied along; what is longer is not looked at. */
const MAX_TYPED = 1000;
/** Invisible marks: of direction, joiners, soft hyphens, fillers, variation selectors. */
const INVISIBLE =
  /\p{Cf}|\u{34F}|[\u{115F}\u{1160}\u{3164}\u{FFA0}]|\u{17B4}|\u{17B5}|\p{Variation_Selector}/gu;
/** What an address may begin with, and what wraps one where more of it stands behind its host. */
const PAIRED = /^["'“‘`*_{]+(.+?)["'”’`*_}]+[^\p{L}\p{N}]*$/u;
/** What can be no part of a host name, and what an address bar would read as something else. */
const NO_HOST = /[\s/?#@:\\%[\]<>^|`{}"'()!$&*+,;=~_]/;

/**
 * One spelling per mailbox: without what copying leaves around an address (invisible marks, `mailto:`, a name before angle
 * brackets, quotes, marks at the end), in lower case, international domains in their ASCII form. `undefined` when it is no
 * address. Letters outside ASCII before the @ are refused, as browsers do: many mail servers take none.
 */
export function normaliseEmail(text: string): string | undefined {
  if (text.length > MAX_TYPED) return undefined;
  const tidy = withoutWrapping(text.normalize('NFC').replaceAll(INVISIBLE, '').trim());
  const at = tidy.lastIndexOf('@');
  const local = tidy.slice(0, at).toLowerCase();
  const host = at > 0 ? asciiHost(tidy.slice(at + 1)) : undefined;
  if (host === undefined) return undefined;
  const address = `${local}@${host}`;
  const isDotted = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return ADDRESS.test(address) && address.length <= MAX_LENGTH && !isDotted ? address : undefined;
}

function withoutWrapping(text: string): string {
  const named = (/<([^<>]*)>\W*$/.exec(text)?.[1] ?? text).trim();
  const link = /^mailto:\s*([^?]*)/i.exec(named)?.[1];
  return (link === undefined ? named : decodedOnce(link))
    .replace(PAIRED, '$1')
    .replace(/^[<([«‹“„"]+|[^\p{L}\p{N}]+$/gu, '')
    .replace('＠', '@');
}

/** A `%` that stands for nothing is one. */
function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A host name as mail servers look it up (`ñandú.com.ar` is `xn--and-6ma2c.com.ar`); no bare number, no address in digits. */
function asciiHost(host: string): string | undefined {
  if (NO_HOST.test(host) || !URL.canParse(`http://${host}`)) return undefined;
  const { hostname } = new URL(`http://${host}`);
  return /\.\d+$/.test(hostname) ? undefined : hostname;
}
