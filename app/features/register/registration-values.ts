import {
  checkEmail,
  checkName,
  checkPassword,
  isPasswordShort,
  type InputProblem,
} from '#app/data/account/account-input.ts';

export type RegistrationField = 'name' | 'email' | 'password' | 'confirmPassword' | 'privacy';
export type RegistrationValues = Record<Exclude<RegistrationField, 'privacy'>, string> & {
  privacy: boolean;
};

/** What the form holds now; name and address without blanks around them. */
export function readRegistration(form: HTMLFormElement): RegistrationValues {
  const data = new FormData(form);
  const read = (name: RegistrationField) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name').trim(),
    email: read('email').trim(),
    password: read('password'),
    confirmPassword: read('confirmPassword'),
    privacy: data.has('privacy'),
  };
}

export type RegistrationProblems = {
  /** The first of the three checks that failed: it is said by a toast, too. */
  first: 'passwordsDiffer' | 'privacyMissing' | 'passwordShort' | undefined;
  /** Everything that is wrong, each at its field. */
  fields: Partial<Record<RegistrationField, InputProblem>>;
};

/** The three checks in their order (specification S03), then what is missing or impossible. */
export function checkRegistration(values: RegistrationValues): RegistrationProblems {
  const differs = values.password !== values.confirmPassword;
  const isShort = isPasswordShort(values.password);
  const fields: RegistrationProblems['fields'] = {};
  const note = (field: RegistrationField, problem: InputProblem | undefined) => {
    if (problem) fields[field] = problem;
  };
  note('name', checkName(values.name));
  note('email', checkEmail(values.email));
  note('password', isShort ? 'passwordShort' : checkPassword(values.password));
  if (differs) note('confirmPassword', 'passwordsDiffer');
  if (!values.privacy) note('privacy', 'privacyMissing');
  return { first: firstOf(differs, !values.privacy, isShort), fields };
}

function firstOf(
  differs: boolean,
  lacksConsent: boolean,
  isShort: boolean,
): RegistrationProblems['first'] {
  if (differs) return 'passwordsDiffer';
  if (lacksConsent) return 'privacyMissing';
  return isShort ? 'passwordShort' : undefined;
}
