/**
 * What a person allowed this site to keep in the browser beyond what it needs. Plain script and
 * small: `consent-boot.ts` carries it on every page, before React.
 */

/** Where the choice lies; the choice itself is technical storage. */
export const consentKey = 'faro-consent';

/** Raise it when the meaning of a purpose changes: everybody is asked again. A new purpose is asked by itself. */
export const consentVersion = 2;

/** The guide of the Spanish authority lets a choice stand for 24 months at most. */
const validMonths = 24;

/** What this site can keep or start only with permission; where none is in use, nothing of it is asked. */
export const optionalPurposes = ['analytics'] as const;
export type OptionalPurpose = (typeof optionalPurposes)[number];

export type StorageConsent = {
  version: number;
  /** When the choice was made, ISO 8601. */
  date: string;
  /** Yes or no to each purpose that was asked, and to no other. */
  allowed: Partial<Record<OptionalPurpose, boolean>>;
};

/**
 * The recorded choice, if it is not older than 24 months at `now` and, where purposes are in use, of this version and
 * about each of them. Where none is, an earlier choice stands: nothing new is asked.
 */
export function parseConsent(
  record: string | null,
  now: Date,
  inUse: readonly string[],
): StorageConsent | undefined {
  try {
    const kept = JSON.parse(record ?? '{}');
    const until = new Date(kept.date);
    until.setMonth(until.getMonth() + validMonths);
    const isAnswered = inUse.every(
      (purpose) => kept.version === consentVersion && typeof kept.allowed[purpose] === 'boolean',
    );
    // An unreadable date compares false.
    return isAnswered && now < until ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keys in local and session storage that the site needs to work; all others need consent. */
export function isTechnicalKey(key: string): boolean {
  return key.startsWith('faro-');
}

/** Removes what others left in this browser: after a withdrawal, everything that is not technical. */
export function forgetOthers(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (!isTechnicalKey(key)) storage.removeItem(key);
  }
  for (const cookie of document.cookie.split(';')) {
    document.cookie = `${cookie.split('=')[0]?.trim()}=;max-age=0;path=/`;
  }
}
