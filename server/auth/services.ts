// What the context of an endpoint is given to work with. The folders that make these import them from here.
import type { ProviderName } from '#server/provider-settings.ts';

export type PasswordHashing = {
  /** Of the one form of a password that is typed in several (threat A35). */
  hash(password: string): Promise<string>;
  /** In any form in which an older hash may have been made. Without a stored hash, or an empty one, it works as long against a dummy and says false (threat A02). */
  verify(stored: string | undefined, password: string): Promise<boolean>;
};

/** Whether a password was seen in a known breach. Never throws: where no answer comes in time, it was not. */
export type BreachedPasswords = (password: string) => Promise<boolean>;

/** What only this server knows of a question that it sent a browser away with. */
export type Question = { state: string; nonce: string; verifier: string };

export type OpenidProvider = {
  /** Where to send the browser, and what to keep until it is back. */
  ask(redirectUri: string): Promise<Question & { url: URL }>;
  /** The claims of the ID token that the answer stands for; throws where anything about it is wrong. */
  read(answer: URL, question: Question): Promise<unknown>;
};

/** The providers that are switched on. */
export type Providers = Partial<Record<ProviderName, OpenidProvider>>;
