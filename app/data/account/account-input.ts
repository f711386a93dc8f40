import { constants } from '#domain/constants.ts';

/** What can be wrong with something typed into an account form. */
export const inputProblems = [
  'passwordsDiffer',
  'privacyMissing',
  'passwordShort',
  'passwordLong',
  'passwordMissing',
  'nameMissing',
  'nameLong',
  'emailMissing',
  'emailInvalid',
  'emailSame',
  'strangeCharacters',
] as const;

export type InputProblem = (typeof inputProblems)[number];

/** As many as the server keeps of a name. */
const nameMaxLength = 100;
// RFC 5321: a path is at most 256 octets including its angle brackets.
const emailMaxLength = 254;

export function checkName(name: string): InputProblem | undefined {
  if (name.trim() === '') return 'nameMissing';
  if (/\p{Cc}/u.test(name)) return 'strangeCharacters';
  return [...name.trim()].length > nameMaxLength ? 'nameLong' : undefined;
}

/** Only what cannot be an address is refused here; the server and the mail decide on the rest. */
export function checkEmail(email: string): InputProblem | undefined {
  const address = email.trim();
  if (address === '') return 'emailMissing';
  if (address.length > emailMaxLength) return 'emailInvalid';
  return /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@\p{Cc}]+$/u.test(address) ? undefined : 'emailInvalid';
}

/** Length in characters as a person counts them: the server counts code points as well. */
export function isPasswordShort(password: string): boolean {
  return [...password].length < constants.passwordMinLength;
}

/** Missing, or could not arrive whole; which passwords are good enough is the server's to say. */
export function checkGivenPassword(password: string): InputProblem | undefined {
  return password === '' ? 'passwordMissing' : checkPassword(password);
}

/** What the server could not keep whole: more than 72 bytes, or control characters. */
export function checkPassword(password: string): InputProblem | undefined {
  if (/\p{Cc}/u.test(password)) return 'strangeCharacters';
  const bytes = new TextEncoder().encode(password).length;
  return bytes > constants.passwordMaxBytes ? 'passwordLong' : undefined;
}
