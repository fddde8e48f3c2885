import type { InjectOptions } from 'fastify';
import { isSuper } from './model.ts';
import type { Owing, Subject } from './subjects.ts';

/** What stands for the store here: what belongs to who asks, or to somebody else. */
export type Owned = {
  readonly userId: number;
  readonly sessionId: string;
  readonly waitingTask: number;
  readonly failedTask: number;
  readonly privateView: number;
  readonly sharedView: number;
  /** Shared as long as it was there. */
  readonly deletedView: number;
};

/** A row of the matrix for an operation that is written by hand. */
export type OwnRow = {
  /** What of a session that owes a step may call it all the same. */
  readonly alsoFor?: readonly Owing[];
  /** Whether anybody may, with a session or without. */
  readonly isPublic?: true;
  readonly streams?: true;
  readonly request: (owned: Owned) => InjectOptions;
  readonly own: number;
  /** For what is somebody else's; the same as `own` where nothing is anybody's. */
  readonly foreign?: (subject: Subject) => number;
};

const get = (url: string): InjectOptions => ({ method: 'GET', url: `/central${url}` });
const post = (url: string, payload: object = {}): InjectOptions => ({ method: 'POST', url: `/central${url}`, payload });
const remove = (url: string): InjectOptions => ({ method: 'DELETE', url: `/central${url}` });

const superOr = (status: number, ofSuper: number) => (subject: Subject) => (isSuper(subject) ? ofSuper : status);

/**
 * Pages 02 and 08, written down without looking at the server. An operation of the registry that belongs to no entity has
 * its row here, or the build fails.
 */
export const ownRows: Readonly<Record<string, OwnRow>> = {
  'auth.token': { isPublic: true, request: () => post('/auth/token', { username: 'nikdo@mesto.test', password: 'x' }), own: 401 },
  'auth.refresh': { isPublic: true, request: () => post('/auth/refresh'), own: 401 },
  'auth.sign-out': { isPublic: true, request: () => post('/auth/sign-out'), own: 204 },
  'auth.password': { alsoFor: ['first_time', 'expired'], request: () => post('/auth/password', { new_password: '' }), own: 422 },
  'auth.lost-password': { isPublic: true, request: () => post('/auth/lost-password', { username: 'nikdo@mesto.test' }), own: 204 },
  'auth.link': { isPublic: true, request: () => get('/auth/lost-password/neznamy'), own: 410 },
  'auth.use-link': { isPublic: true, request: () => post('/auth/lost-password/neznamy', { password: 'x' }), own: 410 },
  'auth.policy': { isPublic: true, request: () => get('/auth/policy'), own: 200 },
  'auth.second-factor.owed': { alsoFor: ['second_factor'], request: () => get('/auth/second-factor'), own: 200 },
  'auth.second-factor': { alsoFor: ['second_factor'], request: () => post('/auth/second-factor', { code: '000000' }), own: 422 },
  'auth.second-factor.send': { alsoFor: ['second_factor'], request: () => post('/auth/second-factor/send'), own: 409 },
  'auth.phone': { alsoFor: ['second_factor'], request: () => post('/auth/phone', { phone: '1' }), own: 422 },
  'auth.passkey.challenge': { alsoFor: ['second_factor'], request: () => post('/auth/passkeys/challenge'), own: 422 },
  'auth.passkey': { alsoFor: ['second_factor'], request: () => post('/auth/passkeys/answer'), own: 422 },
  'auth.factors': { request: () => get('/auth/factors'), own: 200 },
  // Past the gates, and then refused for what is no password: nothing is changed by asking.
  'auth.totp.begin': { request: () => post('/auth/totp', { password: 7 }), own: 422 },
  'auth.totp.confirm': { request: () => post('/auth/totp/confirm', { code: '' }), own: 422 },
  'auth.totp.remove': { request: () => post('/auth/totp/remove', { password: 7 }), own: 422 },
  'auth.passkeys.begin': { request: () => post('/auth/passkeys/new', { password: 7 }), own: 422 },
  'auth.passkeys.add': { request: () => post('/auth/passkeys', { name: '' }), own: 422 },
  'auth.passkeys.remove': { request: () => post('/auth/passkeys/x/remove', { password: 7 }), own: 422 },
  'auth.recovery-codes': { request: () => post('/auth/recovery-codes', { password: 7 }), own: 422 },
  // A person is on the way: where there is no provider, both lead to the page of signing in.
  'auth.oidc-start': { isPublic: true, request: () => get('/auth/oidc/start'), own: 303 },
  'auth.oidc-callback': { isPublic: true, request: () => get('/auth/oidc/callback?state=a&code=b'), own: 303 },
  me: { request: () => get('/me'), own: 200 },
  'sessions.list': { request: ({ userId }) => get(`/sessions?user_id=${userId}`), own: 200, foreign: superOr(403, 200) },
  'sessions.end': { request: ({ sessionId }) => remove(`/sessions/${sessionId}`), own: 204, foreign: superOr(404, 204) },
  'sessions.end-others': { request: ({ userId }) => remove(`/sessions?user_id=${userId}`), own: 200, foreign: superOr(403, 200) },
  'preferences.show': { request: () => get('/preferences'), own: 200 },
  'preferences.change': { request: () => ({ method: 'PATCH', url: '/central/preferences', payload: { matrix: 1 } }), own: 204 },
  // Everybody may look at the list of help topics.
  'views.list': { request: () => get('/views?resource=help-topics'), own: 200 },
  'views.create': {
    request: () => post('/views', { resource: 'help-topics', name: '' }),
    own: 422,
  },
  'views.change': {
    request: ({ sharedView }) => ({ method: 'PATCH', url: `/central/views/${sharedView}`, payload: { shared: true } }),
    own: 200,
    foreign: superOr(403, 200),
  },
  'views.delete': { request: ({ privateView }) => remove(`/views/${privateView}`), own: 200, foreign: () => 404 },
  'views.restore': { request: ({ deletedView }) => post(`/views/${deletedView}/restore`), own: 200, foreign: superOr(403, 200) },
  search: { request: () => get('/search?q=alfa'), own: 200 },
  'tasks.list': {
    request: ({ userId }) => get(`/tasks?filter=${encodeURIComponent(JSON.stringify({ owner_id: userId }))}`),
    own: 200,
    foreign: superOr(403, 200),
  },
  'tasks.show': { request: ({ waitingTask }) => get(`/tasks/${waitingTask}`), own: 200, foreign: superOr(404, 200) },
  'tasks.cancel': { request: ({ waitingTask }) => post(`/tasks/${waitingTask}/cancel`), own: 200, foreign: superOr(404, 200) },
  'tasks.retry': { request: ({ failedTask }) => post(`/tasks/${failedTask}/retry`), own: 200, foreign: superOr(404, 200) },
  live: { streams: true, request: () => get('/live'), own: 200 },
  'about.openapi': { isPublic: true, request: () => get('/openapi.json'), own: 200 },
  'about.docs': { isPublic: true, request: () => get('/docs'), own: 200 },
};
