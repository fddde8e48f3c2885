import type { StubProvider } from './stub-provider.ts';

type Claims = Readonly<Record<string, unknown>>;

/** Lets people come to the provider: each call is someone with the e-mail, under an identifier of their own. */
export function arrivalsAt(stub: () => StubProvider): (email: string, more?: Claims) => void {
  let people = 0;
  return (email, more = {}) => {
    people += 1;
    stub().person = { sub: `person-${people}`, email, email_verified: true, name: `Osoba ${people}`, ...more };
  };
}
