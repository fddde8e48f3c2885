import type { Operation } from '../../api/operation.ts';
import type { JsonSchema } from '../../kit/index.ts';

const text = (max: number): JsonSchema => ({ type: 'string', maxLength: max });
const signedIn: Operation['answer'] = { status: 200, schema: { $ref: '#/components/schemas/signed-in' } };
const common = { tag: 'auth' } as const;

/** Signing in and what belongs to it: specification section 7, page 02. */
export const authOperations: readonly Operation[] = [
  {
    ...common,
    id: 'auth.token',
    method: 'post',
    path: '/auth/token',
    stage: 'public',
    summary: 'Signs in. With X-Client: console the refresh token travels in a cookie alone.',
    body: object({ username: text(254), password: text(256) }, ['username', 'password']),
    answer: signedIn,
  },
  {
    ...common,
    id: 'auth.refresh',
    method: 'post',
    path: '/auth/refresh',
    stage: 'public',
    summary: 'New tokens for a refresh token, which is spent by it.',
    body: object({ refresh_token: text(200) }, []),
    answer: signedIn,
  },
  {
    ...common,
    id: 'auth.sign-out',
    method: 'post',
    path: '/auth/sign-out',
    stage: 'public',
    summary: 'Ends the session of the refresh token, in the body or the cookie, and that of the access token.',
    body: object({ refresh_token: text(200) }, []),
    answer: { status: 204, schema: null },
  },
  {
    ...common,
    id: 'auth.password',
    method: 'post',
    path: '/auth/password',
    stage: 'password',
    summary: 'Sets a new password and ends all other sessions.',
    body: object({ old_password: text(256), new_password: text(256) }, ['new_password']),
    answer: signedIn,
  },
  {
    ...common,
    id: 'auth.proof',
    method: 'post',
    path: '/auth/proof',
    stage: 'passed',
    summary: 'Gives the password again: what was refused with proof_needed goes on after it.',
    body: object({ password: text(256) }, ['password']),
    answer: { status: 204, schema: null },
  },
  {
    ...common,
    id: 'auth.lost-password',
    method: 'post',
    path: '/auth/lost-password',
    stage: 'public',
    summary: 'Sends a one-time link for a new password to the account of the name, if there is one. The answer is the same either way.',
    body: object({ username: text(254) }, ['username']),
    answer: { status: 204, schema: null },
  },
  {
    ...common,
    id: 'auth.link',
    method: 'get',
    path: '/auth/lost-password/{hash}',
    stage: 'public',
    summary: 'What a one-time link is for, as long as it holds.',
    parameters: [{ name: 'hash', in: 'path', required: true, description: 'The secret of the link.', schema: text(100) }],
    answer: { status: 200, schema: { $ref: '#/components/schemas/one-time-link' } },
  },
  {
    ...common,
    id: 'auth.use-link',
    method: 'post',
    path: '/auth/lost-password/{hash}',
    stage: 'public',
    summary: 'Sets a password by a one-time link; the first link also makes the first super administrator.',
    parameters: [{ name: 'hash', in: 'path', required: true, description: 'The secret of the link.', schema: text(100) }],
    body: object({ email: text(254), name: text(120), password: text(256) }, ['password']),
    answer: { status: 204, schema: null },
  },
  {
    ...common,
    id: 'me',
    method: 'get',
    path: '/me',
    stage: 'passed',
    summary: 'The signed-in user, what they may and which stores they are limited to.',
    answer: { status: 200, schema: { $ref: '#/components/schemas/me' } },
  },
  {
    ...common,
    id: 'auth.policy',
    method: 'get',
    path: '/auth/policy',
    stage: 'public',
    summary: 'Rules that a new password is held against.',
    answer: { status: 200, schema: { $ref: '#/components/schemas/password-rules' } },
  },
];

function object(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), additionalProperties: false };
}
