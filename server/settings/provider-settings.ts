import { serverWords as words } from '../../contract/messages/cs/server.ts';
import { type DefaultRole, defaultRoles } from '../../contract/rules/accounts/provider-sign-in.ts';
import { isLoopback } from './addresses.ts';

/** The identity provider as the environment names it. */
export type NamedProvider = {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What the button says; empty leaves it to the catalogue. */
  readonly button: string;
  readonly defaultRole: DefaultRole | null;
};

/** Reads what the environment says of an identity provider; null when it says nothing. Faults are added to the list. */
export function readProviderSettings(value: (name: string) => string | null, faults: string[]): NamedProvider | null {
  const [issuer, clientId, clientSecret] = [value('OIDC_ISSUER'), value('OIDC_CLIENT_ID'), value('OIDC_CLIENT_SECRET')];
  const role = value('OIDC_DEFAULT_ROLE');
  const defaultRole = defaultRoles.find((one) => one === role) ?? null;
  if (role !== null && defaultRole === null) faults.push(words.badDefaultRole(role));
  if (issuer === null && clientId === null && clientSecret === null) return null;
  if (issuer === null || clientId === null || clientSecret === null) {
    faults.push(words.providerIncomplete);
    return null;
  }
  const address = URL.canParse(issuer) ? new URL(issuer) : null;
  if (address === null || !isAskedSafely(address)) {
    faults.push(words.badIssuer(issuer));
    return null;
  }
  return { issuer: address, clientId, clientSecret, button: value('OIDC_BUTTON') ?? '', defaultRole };
}

/** Encrypted, unless it does not leave this machine; and nothing but an address. */
function isAskedSafely({ protocol, hostname, search, hash, username, password }: URL): boolean {
  const isEncrypted = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isEncrypted && search + hash + username + password === '';
}
