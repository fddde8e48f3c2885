import * as openid from 'openid-client';
import type { ProviderFailure } from '../../contract/rules/accounts/provider-sign-in.ts';
import { isEmail } from '../../contract/rules/text/contact.ts';
import type { Clock } from './clock.ts';
import { guardedFetch, Unreachable } from './guarded-fetch.ts';
import { causesOf, type Identity, type IdentityProvider, ProviderFault } from './identity-provider.ts';

export type ProviderSettings = { readonly issuer: URL; readonly clientId: string; readonly clientSecret: string };

const patienceSeconds = 5;
const discoveryHoldsMs = 3_600_000;
/** After a failed reading the earlier settings of the provider are used for this long before the next try. */
const discoveryRestsMs = 60_000;
/** Clocks of two machines: a token that will hold in two minutes holds (ASVS has no number; the research asks for this one). */
const toleranceSeconds = 150;

/** A provider of OpenID Connect, by authorisation code with PKCE. Nothing is asked of it before someone signs in. */
export function openIdProvider({ issuer, clientId, clientSecret }: ProviderSettings, clock: Clock): IdentityProvider {
  const fetchGuarded = sharingReads(guardedFetch(issuer));
  let known: { readonly configuration: openid.Configuration; readonly holdsUntil: number } | null = null;
  let reading: Promise<openid.Configuration> | null = null;

  const discover = async (): Promise<openid.Configuration> => {
    const configuration = await openid.discovery(
      issuer,
      clientId,
      { [openid.clockTolerance]: toleranceSeconds },
      secretAsAsked(clientSecret),
      {
        timeout: patienceSeconds,
        [openid.customFetch]: fetchGuarded,
        // The signature of a token is looked at although it comes from the provider itself.
        execute: [openid.enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [])],
      },
    );
    // Keys that were read lately stay known: a new one is asked for once a minute at most.
    const keys = known === null ? undefined : openid.getJwksCache(known.configuration);
    if (keys !== undefined) openid.setJwksCache(configuration, keys);
    known = { configuration, holdsUntil: clock.now().getTime() + discoveryHoldsMs };
    return configuration;
  };
  const configured = async (): Promise<openid.Configuration> => {
    if (known !== null && clock.now().getTime() < known.holdsUntil) return known.configuration;
    reading ??= discover().finally(() => {
      reading = null;
    });
    try {
      return await reading;
    } catch (error) {
      if (known === null) throw error;
      known = { ...known, holdsUntil: clock.now().getTime() + discoveryRestsMs };
      return known.configuration;
    }
  };

  return {
    begin: (redirectUri) =>
      withProviderFaults(async () => {
        const configuration = await configured();
        const attempt = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const address = openid.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, attempt };
      }),
    finish: (answered, { state, nonce, verifier }) =>
      withProviderFaults(async () => {
        const configuration = await configured();
        const tokens = await openid.authorizationCodeGrant(configuration, answered, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        return readIdentity(configuration, tokens);
      }),
  };
}

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

/** The e-mail is in the token or, with most providers, where the token leads. */
async function readIdentity(configuration: openid.Configuration, tokens: Tokens): Promise<Identity> {
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('there is no token of identity');
  const { userinfo_endpoint: endpoint } = configuration.serverMetadata();
  const isEmailClaimed = claims['email'] !== undefined || endpoint === undefined;
  const about = isEmailClaimed ? claims : await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const { email, email_verified: isVerified, name } = about;
  const methods = claims['amr'];
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: typeof name === 'string' ? plainName(name) : null,
    // Anything but a plain yes is a no.
    verifiedEmail: typeof email === 'string' && isVerified === true ? plainEmail(email.trim()) : null,
    hasProvedSecondFactor: Array.isArray(methods) && methods.includes('mfa'),
  };
}

/** What is in one line, as a name typed here would. */
function plainName(name: string): string | null {
  const plain = name.replace(/[\p{C}\s]+/gu, ' ').trim();
  return plain === '' ? null : plain;
}

/**
 * As addresses are kept here. None that other characters merely look like: the Kelvin sign is a `k` in lower case, and who
 * owns a mailbox with it would be signed in as the owner of the mailbox with the letter.
 */
function plainEmail(email: string): string | null {
  return isEmail(email) && email.normalize('NFKC') === email ? email.toLowerCase() : null;
}

/** By the header unless the provider wants it in the body. */
function secretAsAsked(secret: string): openid.ClientAuth {
  const [inHeader, inBody] = [openid.ClientSecretBasic(secret), openid.ClientSecretPost(secret)];
  return (provider, client, body, headers) => {
    const methods = provider.token_endpoint_auth_methods_supported;
    const way = methods === undefined || methods.includes('client_secret_basic') ? inHeader : inBody;
    way(provider, client, body, headers);
  };
}

type Fetch = ReturnType<typeof guardedFetch>;

/** Several who read the same at once, as keys after their change, read it once. */
function sharingReads(ask: Fetch): Fetch {
  const running = new Map<string, Promise<Response>>();
  return async (address, options) => {
    if (options.method !== 'GET' || 'authorization' in options.headers) return ask(address, options);
    const shared = running.get(address) ?? ask(address, options).finally(() => running.delete(address));
    running.set(address, shared);
    return (await shared).clone();
  };
}

/** Does the work, and says what went wrong as one of the failures. */
async function withProviderFaults<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ProviderFault(failureOf(error), error);
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof openid.AuthorizationResponseError) {
    if (error.error === 'access_denied') return 'refused';
    return ['server_error', 'temporarily_unavailable'].includes(error.error) ? 'unavailable' : 'answer_not_valid';
  }
  const isUnreachable = causesOf(error).some(
    (cause) => cause instanceof Unreachable || (cause instanceof Error && 'code' in cause && cause.code === 'OAUTH_TIMEOUT'),
  );
  return isUnreachable ? 'unavailable' : 'answer_not_valid';
}
