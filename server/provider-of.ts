import type { Clock } from './adapters/clock.ts';
import { openIdProvider } from './adapters/identity-provider.ts';
import type { Configuration } from './config.ts';
import type { SignInProvider } from './work/sign-in-by-provider.ts';

/** The identity provider that the configuration names. */
export function providerOf({ provider }: Configuration, clock: Clock): SignInProvider | null {
  if (provider === null) return null;
  return { provider: openIdProvider(provider, clock), button: provider.button, defaultRole: provider.defaultRole };
}
