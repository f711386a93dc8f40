import { commonStems } from './common-passwords.ts';
import { AuthRefusal } from '#server/auth/error.ts';

/** Characters; the same number stands in the registration form (specification S10). */
const MIN_LENGTH = 8;
/** Bytes; what bcrypt can read, so that an account can move to a hosted project. */
const MAX_BYTES = 72;

/**
 * Refuses passwords that are too short, too long or among the commonest; no rule asks for kinds of
 * characters. Throws weak_password (422), or validation_failed (400) when it is too long, as hosted.
 */
export function requireGoodPassword(password: string, email: string | undefined): void {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw new AuthRefusal(
      'validation_failed',
      `Password cannot be longer than ${MAX_BYTES} characters`,
    );
  }
  if ([...password].length < MIN_LENGTH) {
    throw new AuthRefusal(
      'weak_password',
      `Password should be at least ${MIN_LENGTH} characters.`,
      { weakReasons: ['length'] },
    );
  }
  if (isCommonPassword(password) || isOwnAddress(password, email)) {
    throw weakPassword();
  }
}

/** The refusal of a password that others try first. */
export function weakPassword(): AuthRefusal {
  return new AuthRefusal(
    'weak_password',
    'Password is known to be weak and easy to guess, please choose a different one.',
    { weakReasons: ['pwned'] },
  );
}

/**
 * Is it one of the passwords that everybody tries first? A known word with nothing but a short
 * number or marks behind it, up to four characters repeated, or a straight run ("12345678").
 */
export function isCommonPassword(password: string): boolean {
  const bare = password.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (/^(.{1,4})\1+$/u.test(bare) || RUNS.some((run) => run.includes(bare))) return true;
  const spellings = [bare, bare.replace(ENDING, '')];
  return spellings.some((each) => commonStems.has(each) || commonStems.has(asLetters(each)));
}

// A year, a short count or closing marks: "futbol2024", "teamo123", "contraseña!".
const ENDING = /[\d.!?*@#$_-]{1,5}$/u;

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiopasdfghjklñzxcvbnm',
  'mnbvcxzlkjhgfdsapoiuytrewq',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'qazwsxedcrfvtgbyhnujm',
  '1qaz2wsx3edc4rfv5tgb',
  'aqswdefrgthyjukilo',
];

function isOwnAddress(password: string, email: string | undefined): boolean {
  const said = password.toLowerCase();
  return email !== undefined && (said === email || said === email.split('@')[0]);
}

// "P@ssw0rd" is the same first guess as "password".
const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  $: 's',
  '3': 'e',
  '1': 'i',
  '4': 'a',
};

function asLetters(text: string): string {
  return text.replaceAll(/[@0$314]/g, (sign) => LOOKALIKES[sign] ?? sign);
}
