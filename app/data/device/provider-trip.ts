/** Companies that can vouch for a mailbox, by the names that Supabase gives them. */
export const providers = ['google', 'azure'] as const;
export type Provider = (typeof providers)[number];

/** A way to a provider and back: what this tab alone knows of it. */
export type ProviderTrip = {
  provider: Provider;
  /** Proves to the backend that the page which exchanges the answer is the one that set out. */
  verifier: string;
  /** The words of the box, if it was ticked before. */
  consent?: { version: string; hash: string } | undefined;
  /** The session is to be this tab's alone. */
  isShared: boolean;
  /** Where they were going. */
  next: string | null;
  answer?: { code: string } | { error: string } | undefined;
};

/** In session storage: it ends with the tab. */
const tripKey = 'faro-provider';

/** Throws where the browser keeps nothing: then there is no way back either. */
export function keepTrip(trip: ProviderTrip): void {
  sessionStorage.setItem(tripKey, JSON.stringify(trip));
}

export function endTrip(): void {
  sessionStorage.removeItem(tripKey);
}

/**
 * Takes what a provider's answer left in the address, and keeps it with the trip, so that a reload has it still. Called
 * while the page's code loads. An address that belongs to no trip of this tab is left to others.
 */
export function takeProviderAnswer(): void {
  const trip = typeof window === 'undefined' ? undefined : readTrip();
  if (!trip || trip.answer) return;
  const url = new URL(location.href);
  const read = (name: string) => url.searchParams.get(name);
  const [code, error] = [read('code'), read('error')];
  if (!code && !error) return;
  const { next } = trip;
  keepTrip({ ...trip, answer: code ? { code } : { error: read('error_code') ?? error ?? '' } });
  const query = next === null ? '' : `?${new URLSearchParams({ next })}`;
  history.replaceState(history.state, '', url.pathname + query);
}

/** The trip that has its answer, if there is one. */
export function answeredTrip(): ProviderTrip | undefined {
  const trip = readTrip();
  return trip?.answer && trip;
}

// A border: anything may stand in a storage.
function readTrip(): ProviderTrip | undefined {
  try {
    const trip: ProviderTrip | null = JSON.parse(sessionStorage.getItem(tripKey) ?? 'null');
    return trip && providers.includes(trip.provider) && typeof trip.verifier === 'string'
      ? trip
      : undefined;
  } catch {
    return undefined;
  }
}
