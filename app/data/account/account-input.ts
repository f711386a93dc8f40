import { constants } from '#domain/constants.ts';
import { normaliseEmail } from '#domain/email-address.ts';
import { opaquePassword } from '#domain/opaque-password.ts';

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

export function checkName(name: string): InputProblem | undefined {
  if (name.trim() === '') return 'nameMissing';
  if (/\p{Cc}/u.test(name)) return 'strangeCharacters';
  return [...name.trim()].length > nameMaxLength ? 'nameLong' : undefined;
}

/** By the rule of the server: what cannot be an address is refused before it is sent. */
export function checkEmail(email: string): InputProblem | undefined {
  if (email.trim() === '') return 'emailMissing';
  return normaliseEmail(email) === undefined ? 'emailInvalid' : undefined;
}

/** Length in characters as a person counts them: the server counts code points as well. */
export function isPasswordShort(password: string): boolean {
  return [...opaquePassword(password)].length < constants.passwordMinLength;
}

/** Missing, or could not arrive whole; which passwords are good enough is the server's to say. */
export function checkGivenPassword(password: string): InputProblem | undefined {
  return password === '' ? 'passwordMissing' : checkPassword(password);
}

/** What the server could not keep whole: more than 72 bytes, or control characters. */
export function checkPassword(password: string): InputProblem | undefined {
  if (/\p{Cc}/u.test(password)) return 'strangeCharacters';
  const bytes = new TextEncoder().encode(opaquePassword(password)).length;
  return bytes > constants.passwordMaxBytes ? 'passwordLong' : undefined;
}
