import {
  checkEmail,
  checkGivenPassword,
  type InputProblem,
} from '#app/data/account/account-input.ts';
import type { AuthMode } from './auth-mode.ts';
import { authScreenRules } from './sign-up/sign-up-rules.ts';
import {
  checkSignUp,
  readSignUp,
  type SignUpField,
  type SignUpProblems,
  type SignUpValues,
} from './sign-up/sign-up-values.ts';

export type AuthField = SignUpField;
/** `isShared`: the session is to be this tab's alone. */
export type AuthValues = SignUpValues & { isShared: boolean };

/** What the form holds now, whatever its mode. */
export function readAuthValues(form: HTMLFormElement): AuthValues {
  const isShared = new FormData(form).has('isShared');
  return { ...readSignUp(form, authScreenRules), isShared };
}

/** Matching passwords, then the box, then what is missing or could not arrive whole. */
export function checkAuthValues(mode: AuthMode, values: AuthValues): SignUpProblems {
  if (mode === 'sign-up') return checkSignUp(values, authScreenRules);
  const fields: SignUpProblems['fields'] = {};
  const note = (field: AuthField, problem: InputProblem | undefined) => {
    if (problem) fields[field] = problem;
  };
  const differs = mode === 'new-password' && values.password !== values.confirmPassword;
  if (mode !== 'new-password') note('email', checkEmail(values.email));
  if (mode !== 'reset-request') note('password', checkGivenPassword(values.password));
  if (differs) note('confirmPassword', 'passwordsDiffer');
  return { first: differs ? 'passwordsDiffer' : undefined, fields };
}
