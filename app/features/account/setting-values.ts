import {
  checkEmail,
  checkName,
  checkPassword,
  isPasswordShort,
  type InputProblem,
} from '#app/data/account/account-input.ts';
import { fieldOfFailure, type AuthFailure } from '#app/data/backend/auth-failure.ts';

export type SettingField = 'name' | 'email' | 'current' | 'password' | 'confirmPassword';

type Problems = Partial<Record<SettingField, InputProblem>>;

/** What a form holds under a name; a password keeps its blanks. */
export function readSetting(values: FormData, field: SettingField): string {
  const value = values.get(field);
  const text = typeof value === 'string' ? value : '';
  return field === 'name' || field === 'email' ? text.trim() : text;
}

export function checkNewName(name: string): Problems {
  return withoutGaps({ name: checkName(name) });
}

/** `present` is the address of the account. */
export function checkNewEmail(email: string, present: string): Problems {
  const isSame = email.normalize('NFC').toLowerCase() === present.toLowerCase();
  return withoutGaps({ email: isSame ? 'emailSame' : checkEmail(email) });
}

export function checkNewPassword(change: {
  current: string;
  password: string;
  confirmPassword: string;
}): Problems {
  const { current, password, confirmPassword } = change;
  return withoutGaps({
    current: current === '' ? 'passwordMissing' : undefined,
    password: isPasswordShort(password) ? 'passwordShort' : checkPassword(password),
    confirmPassword: password === confirmPassword ? undefined : 'passwordsDiffer',
  });
}

/** The field that a refusal is about, wherever the form has it. */
export function fieldOfSettingFailure(failure: AuthFailure): SettingField | undefined {
  const aboutCurrent: readonly AuthFailure['kind'][] = [
    'currentPassword',
    'currentPasswordWrong',
    'invalidCredentials',
  ];
  return aboutCurrent.includes(failure.kind) ? 'current' : fieldOfFailure(failure);
}

function withoutGaps(problems: Record<string, InputProblem | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
