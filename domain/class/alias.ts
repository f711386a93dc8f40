// What a pupil is called in a class session: a word of their own choice or the number of a seat, and nothing by which a
// stranger would know or reach them.

/** Characters of an alias at most. */
export const longestAlias = 24;

/** From so many digits on it is a number of the outside world; a place in a list has fewer. */
const tellingDigits = 6;

/** An address, of mail or of the web, or the name of a company that gives such addresses. */
const address =
  /@|\barroba\b|https?:|www\.|\.(com|net|org|es|mx|ar|co|pe)\b|\b(gmail|hotmail|outlook|yahoo|icloud)\b/i;

export type AliasProblem = 'empty' | 'long' | 'mail' | 'phone' | 'document';

/** An alias as it is kept: one line, single spaces. */
export function aliasTyped(typed: string): string {
  return typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}

/** Why an alias is not taken, as the database judges it too; `undefined` for one that is. Many digits in groups are a telephone. */
export function aliasProblem(typed: string): AliasProblem | undefined {
  const alias = aliasTyped(typed);
  if (alias === '') return 'empty';
  if (address.test(alias)) return 'mail';
  if (alias.replaceAll(/\D/g, '').length >= tellingDigits) {
    return /^\+|\d[ ./()-]+\d/.test(alias) ? 'phone' : 'document';
  }
  return [...alias].length > longestAlias ? 'long' : undefined;
}
