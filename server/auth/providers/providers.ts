import type { Config } from '#server/config.ts';
import type { Providers } from '#server/auth/services.ts';
import { providerNames } from '#server/provider-settings.ts';
import { openidProvider, type ProviderLine } from './openid-provider.ts';

/** The providers that are switched on; none is asked anything before a sign-in by it. */
export function createProviders(config: Config, line?: ProviderLine): Providers {
  const providers: Providers = {};
  for (const name of providerNames) {
    const settings = config.providers[name];
    if (settings) providers[name] = openidProvider(settings, line);
  }
  return providers;
}
