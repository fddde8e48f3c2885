import type { Clock } from '../adapters/clock.ts';
import type { SignInProvider } from '../areas/accounts/sign-in/sign-in-by-provider.ts';
import type { Configuration } from '../settings/config.ts';

/** The configured identity provider, or null. OpenID Connect is loaded only when one is configured. */
export async function createProvider({ provider }: Configuration, clock: Clock): Promise<SignInProvider | null> {
  if (provider === null) return null;
  const { openIdProvider } = await import('../adapters/open-id-provider.ts');
  return { provider: openIdProvider(provider, clock), button: provider.button, defaultRole: provider.defaultRole };
}
