import { backendAddress } from '#app/data/backend/backend.ts';
import { providers, type Provider } from '#app/data/device/provider-trip.ts';

/** The providers that the backend offers; none where it offers none, or does not answer. */
export async function offeredProviders(): Promise<readonly Provider[]> {
  try {
    const { url, anonKey: apikey } = await backendAddress();
    const answer = await fetch(`${url}/auth/v1/settings`, { headers: { apikey } });
    const { external }: { external: Partial<Record<Provider, unknown>> } = await answer.json();
    return providers.filter((each) => external[each] === true);
  } catch {
    return [];
  }
}
