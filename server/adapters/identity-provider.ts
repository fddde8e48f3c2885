import type { ProviderFailure } from '../../contract/rules/accounts/provider-sign-in.ts';

/** What is kept of a sign-in while someone is at the provider. */
export type Attempt = { readonly state: string; readonly nonce: string; readonly verifier: string };

/** Who the provider says that someone is. */
export type Identity = {
  readonly issuer: string;
  /** The provider's own key of the person, which never changes. */
  readonly subject: string;
  readonly name: string | null;
  /** Only one that the provider verified. */
  readonly verifiedEmail: string | null;
  /** The provider says that it asked for more than one factor. */
  readonly hasProvedSecondFactor: boolean;
};

export type IdentityProvider = {
  /** Where the browser is to go, and what to keep until it comes back. */
  readonly begin: (redirectUri: string) => Promise<{ readonly address: string; readonly attempt: Attempt }>;
  /** Who came back. Throws a `ProviderFault` when that is not beyond doubt. */
  readonly finish: (answered: URL, attempt: Attempt) => Promise<Identity>;
};

/** No one can be signed in; the message is for the log. */
export class ProviderFault extends Error {
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, cause: unknown) {
    super(reasonsOf(cause), { cause });
    this.failure = failure;
  }
}

/** Messages alone: what lies deeper may be what the provider or the browser sent. */
function reasonsOf(error: unknown): string {
  return causesOf(error)
    .flatMap((cause) => (cause instanceof Error ? [cause.message] : []))
    .join(': ');
}

/** The error and what caused it, the outermost first. */
export function causesOf(error: unknown): readonly unknown[] {
  return error instanceof Error && error.cause !== undefined ? [error, ...causesOf(error.cause)] : [error];
}
