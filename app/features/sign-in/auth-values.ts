import {
  checkEmail,
  checkName,
  checkPassword,
  type InputProblem,
} from '#app/data/account/account-input.ts';
import type { AuthMode } from './auth-mode.ts';

export type AuthField = 'fullName' | 'email' | 'password' | 'confirmPassword' | 'privacy';
export type AuthValues = Record<Exclude<AuthField, 'privacy'>, string> & {
  privacy: boolean;
  /** The session is to be this tab's alone. */
  isShared: boolean;
};

/** What the form holds now; the address and the name without blanks around them. */
export function readAuthValues(form: HTMLFormElement): AuthValues {
  const data = new FormData(form);
  const read = (name: AuthField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: read('fullName').trim(),
    email: read('email').trim(),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    privacy: data.has('privacy'),
    isShared: data.has('isShared'),
  };
}

export type AuthProblems = {
  /** The one that is also said by a toast (specification S06). */
  first: 'passwordsDiffer' | 'privacyMissing' | undefined;
  fields: Partial<Record<AuthField, InputProblem>>;
};

/**
 * Matching passwords, then the box, then what is missing or could not arrive whole. Which passwords are
 * good enough is the server's to say.
 */
export function checkAuthValues(mode: AuthMode, values: AuthValues): AuthProblems {
  const setsPassword = mode === 'sign-up' || mode === 'new-password';
  const differs = setsPassword && values.password !== values.confirmPassword;
  const lacksConsent = mode === 'sign-up' && !values.privacy;
  const fields: AuthProblems['fields'] = {};
  const note = (field: AuthField, problem: InputProblem | undefined) => {
    if (problem) fields[field] = problem;
  };
  if (mode === 'sign-up') note('fullName', checkName(values.fullName));
  if (mode !== 'new-password') note('email', checkEmail(values.email));
  if (mode !== 'reset-request') {
    note('password', values.password === '' ? 'passwordMissing' : checkPassword(values.password));
  }
  if (differs) note('confirmPassword', 'passwordsDiffer');
  if (lacksConsent) note('privacy', 'privacyMissing');
  return {
    first: differs ? 'passwordsDiffer' : lacksConsent ? 'privacyMissing' : undefined,
    fields,
  };
}
