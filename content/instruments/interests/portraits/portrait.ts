import type { ReturnGroup } from '#content/schemas/portrait.ts';
import type { PortraitId } from '#domain/instruments/interests/portrait.ts';

/** What a portrait says beside its name, in one language; what each part means stands in `content/schemas/portrait.ts`. */
export type Portrait = {
  readonly scene: string;
  readonly text: string;
  readonly goodDay: string;
  readonly drains: string;
  /** Of 100 people of this name how many get it again in a second test, and what comes most often otherwise; by group of readers. */
  readonly returns: Readonly<Record<ReturnGroup, Returned>>;
  readonly questions: readonly [string, string];
  readonly tries: readonly [string, string, string];
};

export type Returned = {
  readonly same: number;
  readonly next: readonly [PortraitId, PortraitId];
};
