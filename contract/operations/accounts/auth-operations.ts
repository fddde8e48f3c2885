import { defineOperation } from '../../derive/operations/define-operation.ts';
import { field } from '../../kit/index.ts';
import { me, oneTimeLink, passwordRules, signedIn } from '../components.ts';

const common = { tag: 'auth' } as const;
const username = field.text({ required: true, max: 254 });
const password = field.text({ required: true, max: 256, verbatim: true });
/** Longer than any password and any refresh token: one that is too long is wrong like any other (ASVS 6.3.8). */
const longestTried = 10_000;
const tried = field.text({ required: true, max: longestTried, verbatim: true });
const refresh_token = field.text({ max: longestTried });
const hash = field.text({ required: true, max: 100, description: 'The secret of the link.' });

/** Signing in and what belongs to it: specification section 7, page 02. */
export const authOperations = [
  defineOperation({
    ...common,
    id: 'auth.token',
    method: 'post',
    path: '/auth/token',
    stage: 'public',
    summary: 'Signs in. With X-Client: console the refresh token travels in a cookie alone.',
    body: { username, password: tried },
    refusals: ['invalid_credentials', 'too_many_requests', 'busy'],
    answer: { status: 200, schema: signedIn },
  }),
  defineOperation({
    ...common,
    id: 'auth.refresh',
    method: 'post',
    path: '/auth/refresh',
    stage: 'public',
    summary: 'New tokens for a refresh token, which is spent by it.',
    body: { refresh_token },
    isBodyOptional: true,
    refusals: ['Unauthorized'],
    answer: { status: 200, schema: signedIn },
  }),
  defineOperation({
    ...common,
    id: 'auth.sign-out',
    method: 'post',
    path: '/auth/sign-out',
    stage: 'public',
    summary: 'Ends the session of the refresh token, in the body or the cookie, and that of the access token.',
    body: { refresh_token },
    isBodyOptional: true,
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    ...common,
    id: 'auth.password',
    method: 'post',
    path: '/auth/password',
    stage: 'password',
    summary: 'Sets a new password and ends all other sessions.',
    body: { old_password: field.text({ max: longestTried, verbatim: true }), new_password: password },
    refusals: ['too_many_requests'],
    answer: { status: 200, schema: signedIn },
  }),
  defineOperation({
    ...common,
    id: 'auth.proof',
    method: 'post',
    path: '/auth/proof',
    stage: 'passed',
    summary: 'Gives the password again: what was refused with proof_needed goes on after it.',
    body: { password: tried },
    refusals: ['too_many_requests'],
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    ...common,
    id: 'auth.lost-password',
    method: 'post',
    path: '/auth/lost-password',
    stage: 'public',
    summary: 'Sends a one-time link for a new password to the account of the name, if there is one. The answer is the same either way.',
    body: { username },
    refusals: ['too_many_requests'],
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    ...common,
    id: 'auth.link',
    method: 'get',
    path: '/auth/lost-password/{hash}',
    stage: 'public',
    summary: 'What a one-time link is for, as long as it holds.',
    pathValues: { hash },
    refusals: ['link_not_valid'],
    answer: { status: 200, schema: oneTimeLink },
  }),
  defineOperation({
    ...common,
    id: 'auth.use-link',
    method: 'post',
    path: '/auth/lost-password/{hash}',
    stage: 'public',
    summary: 'Sets a password by a one-time link; the first link also makes the first super administrator.',
    pathValues: { hash },
    body: { email: field.email({}), name: field.text({ max: 120 }), password },
    refusals: ['link_not_valid'],
    answer: { status: 204, schema: null },
  }),
  defineOperation({
    ...common,
    id: 'me',
    method: 'get',
    path: '/me',
    stage: 'passed',
    summary: 'The signed-in user, what they may and which stores they are limited to.',
    answer: { status: 200, schema: me },
  }),
  defineOperation({
    ...common,
    id: 'auth.policy',
    method: 'get',
    path: '/auth/policy',
    stage: 'public',
    summary: 'Rules that a new password is held against.',
    answer: { status: 200, schema: passwordRules },
  }),
] as const;
