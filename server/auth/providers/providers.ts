import type { Config } from '#server/config.ts';
import { providerNames, type ProviderName } from '#server/provider-settings.ts';
import { openidProvider, type OpenidProvider, type ProviderLine } from './openid-provider.ts';

export type Providers = Partial<Record<ProviderName, OpenidProvider>>;

/** The providers that are switched on; none is asked anything before somebody wants to sign in by it. */
export function createProviders(config: Config, line?: ProviderLine): Providers {
  const providers: Providers = {};
  for (const name of providerNames) {
    const settings = config.providers[name];
    if (settings) providers[name] = openidProvider(settings, line);
  }
  return providers;
}
