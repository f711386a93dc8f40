// What a form of registration says, read and checked before it is sent.
import {
  checkEmail,
  checkGivenPassword,
  checkName,
  isPasswordShort,
  type InputProblem,
} from '#app/data/account/account-input.ts';
import type { SignUpRules } from './sign-up-rules.ts';

export type SignUpField =
  SignUpRules['nameField'] | 'email' | 'password' | 'confirmPassword' | 'privacy';

export type SignUpValues = {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  privacy: boolean;
};

/** What the form holds now; name and address without blanks around them. */
export function readSignUp(form: HTMLFormElement, { nameField }: SignUpRules): SignUpValues {
  const data = new FormData(form);
  const read = (name: SignUpField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read(nameField).trim(),
    email: read('email').trim(),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    privacy: data.has('privacy'),
  };
}

export type SignUpProblems = {
  /** The first of the ordered checks that failed: it is said by a toast, too. */
  first: 'passwordsDiffer' | 'privacyMissing' | 'passwordShort' | undefined;
  /** Everything that is wrong, each at its field. */
  fields: Partial<Record<SignUpField, InputProblem>>;
};

/** The checks of the form in their order (specification S03 and S06), then what is missing or impossible. */
export function checkSignUp(values: SignUpValues, rules: SignUpRules): SignUpProblems {
  const differs = values.password !== values.confirmPassword;
  const isShort = rules.checksLength && isPasswordShort(values.password);
  const fields: SignUpProblems['fields'] = {};
  const note = (field: SignUpField, problem: InputProblem | undefined) => {
    if (problem) fields[field] = problem;
  };
  note(rules.nameField, checkName(values.name));
  note('email', checkEmail(values.email));
  note('password', isShort ? 'passwordShort' : checkGivenPassword(values.password));
  if (differs) note('confirmPassword', 'passwordsDiffer');
  if (!values.privacy) note('privacy', 'privacyMissing');
  return { first: firstOf(differs, !values.privacy, isShort), fields };
}

function firstOf(
  differs: boolean,
  lacksConsent: boolean,
  isShort: boolean,
): SignUpProblems['first'] {
  if (differs) return 'passwordsDiffer';
  if (lacksConsent) return 'privacyMissing';
  return isShort ? 'passwordShort' : undefined;
}
