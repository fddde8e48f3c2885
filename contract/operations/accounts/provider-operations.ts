import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { providerPaths } from '../../rules/accounts/provider-sign-in.ts';

const common = { method: 'get', stage: 'public', tag: 'auth', answer: { status: 303, schema: null } } as const;
const given = (description: string) => field.text({ max: 4000, description });

/** Signing in at an identity provider: page 02. A browser is led through both, so that a failure too ends at a page. */
export const providerOperations = [
  defineOperation({
    ...common,
    id: 'auth.oidc-start',
    path: providerPaths.start,
    summary: 'Leads the browser to the identity provider.',
    freeQuery: { next: field.text({ max: 2000, description: 'Address of the console to come back to.' }) },
  }),
  defineOperation({
    ...common,
    id: 'auth.oidc-callback',
    path: providerPaths.callback,
    summary: 'Takes the answer of the identity provider, begins a session by the cookie and leads back to the console.',
    freeQuery: {
      state: given('Names the attempt, which only this browser knows.'),
      code: given('What the provider gives for its tokens.'),
      iss: given('The issuer that answers.'),
      error: given('Why the provider gave none.'),
    },
  }),
] as const;
