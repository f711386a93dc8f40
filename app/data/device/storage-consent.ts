/**
 * What a person allowed this site to keep in the browser beyond what it needs. Plain script and
 * small: `consent-boot.ts` carries it on every page, before React.
 */

/** Where the choice lies; the choice itself is technical storage. */
export const consentKey = 'faro-consent';

/** Raise it when a purpose is added or its meaning changes: everybody is asked again. */
export const consentVersion = 1;

/** The guide of the Spanish authority lets a choice stand for 24 months at most. */
const validMonths = 24;

export type StorageConsent = {
  version: number;
  /** When the choice was made, ISO 8601. */
  date: string;
  analytics: boolean;
  thirdParty: boolean;
};

/** The recorded choice, if it is whole, of this version and not older than 24 months at `now`. */
export function parseConsent(record: string | null, now: Date): StorageConsent | undefined {
  try {
    const kept = JSON.parse(record ?? '{}');
    const until = new Date(kept.date);
    until.setMonth(until.getMonth() + validMonths);
    // An unreadable date compares false.
    return kept.version === consentVersion && now < until ? kept : undefined;
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
