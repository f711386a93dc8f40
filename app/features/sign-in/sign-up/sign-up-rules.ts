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

/** The words of the registration's error catalogue (specification S05). */
function registrationFailureText(failure: AuthFailure, words: FailureWords): string {
  switch (failure.kind) {
    case 'rateLimit':
      return words.registration.rateLimit;
    case 'alreadyRegistered':
    case 'network':
    // These four speak at their field; the toast says the same, because it is what helps.
    case 'passwordShort':
    case 'passwordCommon':
    case 'passwordKinds':
    case 'passwordLong':
    case 'emailInvalid':
      return words.failures[failure.kind];
    default:
      return words.failures.unexpected;
  }
}
