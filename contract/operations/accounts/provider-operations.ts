import type { Operation, Parameter } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';
import { providerPaths } from '../../rules/accounts/provider-sign-in.ts';

const common = { method: 'get', stage: 'public', tag: 'auth', answer: { status: 303, schema: null } } as const;
const text = (max: number): JsonSchema => ({ type: 'string', maxLength: max });
const inQuery = (name: string, description: string, max: number): Parameter => ({ name, in: 'query', description, schema: text(max) });

/** Signing in at an identity provider: page 02. A browser is led through both, so that a failure too ends at a page. */
export const providerOperations: readonly Operation[] = [
  {
    ...common,
    id: 'auth.oidc-start',
    path: providerPaths.start,
    summary: 'Leads the browser to the identity provider.',
    parameters: [inQuery('next', 'Address of the console to come back to.', 2000)],
  },
  {
    ...common,
    id: 'auth.oidc-callback',
    path: providerPaths.callback,
    summary: 'Takes the answer of the identity provider, begins a session by the cookie and leads back to the console.',
    parameters: [
      inQuery('state', 'Names the attempt, which only this browser knows.', 4000),
      inQuery('code', 'What the provider gives for its tokens.', 4000),
      inQuery('iss', 'The issuer that answers.', 4000),
      inQuery('error', 'Why the provider gave none.', 4000),
    ],
  },
];
