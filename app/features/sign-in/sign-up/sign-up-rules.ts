import { constants } from '#domain/constants.ts';
import {
  failureText,
  type AuthFailure,
  type KnownFailure,
} from '#app/data/backend/auth-failure.ts';

type FailureWords = {
  failures: Record<KnownFailure, string>;
  registration: { rateLimit: string };
};

/** What the specification gives one of the two forms of registration and not the other. */
export type SignUpRules = {
  /** What the field of the name is called. */
  nameField: 'name' | 'fullName';
  /** Whether the form itself asks for eight characters, or leaves the length to the server. */
  checksLength: boolean;
  /** How often a busy server is asked again. */
  retries: number;
  failureText: (failure: AuthFailure, words: FailureWords) => string;
};

/** `/register` and the modal (specification S03, S04 and S05). */
export const registrationRules: SignUpRules = {
  nameField: 'name',
  checksLength: true,
  retries: constants.registrationMaxRetries,
  failureText: registrationFailureText,
};

/** The sign-up mode of `/auth`: two checks, one attempt, the server's own answer (specification S06). */
export const authScreenRules: SignUpRules = {
  nameField: 'fullName',
  checksLength: false,
  retries: 0,
  failureText: (failure, { failures }) => failureText(failure, failures),
};

/** Failures that the registration's error catalogue words; the ones about a field are said by the toast too (specification S05). */
const worded: readonly KnownFailure[] = [
  'alreadyRegistered',
  'network',
  'passwordShort',
  'passwordCommon',
  'passwordKinds',
  'passwordLong',
  'emailInvalid',
];

/** The words of the registration's error catalogue (specification S05); all other failures are unexpected ones. */
function registrationFailureText({ kind }: AuthFailure, words: FailureWords): string {
  if (kind === 'rateLimit') return words.registration.rateLimit;
  return words.failures[worded.find((each) => each === kind) ?? 'unexpected'];
}
