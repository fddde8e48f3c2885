import { bookingRows } from './booking-rows.ts';
import { get, type OwnRow, post, remove, superOr } from './own-row.ts';
import { reportRows } from './report-rows.ts';

/**
 * Pages 02 and 08, written down without looking at the server. An operation of the registry that belongs to no entity has
 * its row here, or the build fails.
 */
export const ownRows: Readonly<Record<string, OwnRow>> = {
  'auth.token': { isPublic: true, request: () => post('/auth/token', { username: 'nikdo@mesto.test', password: 'x' }), own: 401 },
  'auth.refresh': { isPublic: true, request: () => post('/auth/refresh'), own: 401 },
  'auth.sign-out': { isPublic: true, request: () => post('/auth/sign-out'), own: 204 },
  'auth.password': { alsoFor: ['first_time', 'expired'], request: () => post('/auth/password', { new_password: '' }), own: 422 },
  'auth.proof': { request: () => post('/auth/proof', { password: '' }), own: 422 },
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
  dashboard: { request: () => get('/dashboard'), own: 200, ofStores: ['store'] },
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
  // A key for anyone who may change the store.
  'stores.key': { ofStore: ['store'], request: ({ storeId }) => post(`/stores/${storeId}/key`), own: 200 },
  // There is no such message.
  'outbox.text': { ofSuper: true, request: () => post('/outbox/999999/text'), own: 404 },
  'outbox.resend': { ofSuper: true, request: () => post('/outbox/999999/resend'), own: 404 },
  'stores.status': { ofStore: ['store'], request: ({ storeId }) => get(`/stores/${storeId}/status`), own: 200 },
  'stores.waiting-changes': { ofStore: ['store'], request: ({ storeId }) => get(`/stores/${storeId}/waiting-changes`), own: 200 },
  // Past the gates; there is no such change.
  'stores.withdraw-change': {
    ofStore: ['store'],
    request: ({ storeId }) => post(`/stores/${storeId}/waiting-changes/999999999/withdraw`),
    own: 404,
  },
  'held-messages.show': { ofSuper: true, request: () => get('/held-messages'), own: 200 },
  // Nothing is held: nothing is changed by asking.
  'held-messages.release': { ofSuper: true, request: () => post('/held-messages/release'), own: 200 },
  'held-messages.discard': { ofSuper: true, request: () => post('/held-messages/discard'), own: 200 },
  'erasing.tonight': { ofSuper: true, request: () => get('/erasing/tonight'), own: 200 },
  // No one is known by it.
  'personal-data.find': { ofSuper: true, request: () => post('/personal-data/find', { person: 'nikdo@mesto.test' }), own: 200 },
  'personal-data.export': { ofSuper: true, request: () => post('/personal-data/export', { person: 'nikdo@mesto.test' }), own: 200 },
  'personal-data.erase': { ofSuper: true, request: () => post('/personal-data/erase', { person: 'x' }), own: 422 },
  'personal-data.erasures': { ofSuper: true, request: () => get('/personal-data/erasures'), own: 200 },
  'system.show': { ofSuper: true, request: () => get('/system'), own: 200 },
  // Past the gates, and then refused: this server makes no backups.
  'system.back-up': { ofSuper: true, request: () => post('/system/backups'), own: 409 },
  'waiting-changes.counts': { ofStores: ['store'], request: () => get('/waiting-changes'), own: 200 },
  map: { ofStores: ['store'], request: () => get('/map'), own: 200 },
  // Who reads nothing that branches tell gets an empty list.
  'last-contacts': { request: () => get('/last-contacts'), own: 200 },
  'store-hours': { ofStores: ['store'], request: () => get('/store-hours'), own: 200 },
  'outage-counts': { ofStores: ['store'], request: () => get('/outage-counts'), own: 200 },
  monitoring: { ofStores: ['store'], request: () => get('/monitoring'), own: 200 },
  statistics: {
    ofStores: ['statistics'],
    request: () => get(`/statistics-answer?period=month&values=${encodeURIComponent('["clients"]')}`),
    own: 200,
  },
  'statistics.visits': { ofStores: ['statistics', 'store'], request: () => get('/statistics-visits?period=month'), own: 200 },
  'statistics.choices': { ofStores: ['statistics'], request: () => get('/statistics-choices'), own: 200 },
  'statistics.spread': { ofStores: ['statistics'], request: () => get('/statistics-spread?period=month'), own: 200 },
  'statistics.planning': {
    ofStore: ['statistics'],
    request: ({ storeId }) => get(`/statistics-planning?store=${storeId}`),
    own: 200,
  },
  'statistics.planning-export': {
    ofStore: ['statistics'],
    request: ({ storeId }) => get(`/statistics-planning-export?format=csv&stores=${encodeURIComponent(JSON.stringify([storeId]))}`),
    own: 200,
  },
  'statistics.what-if': {
    ofStore: ['statistics'],
    request: ({ storeId }) => get(`/statistics-what-if?store=${storeId}`),
    own: 200,
  },
  'statistics.what-if-past': {
    ofStore: ['statistics'],
    request: ({ storeId }) => get(`/statistics-what-if-past?store=${storeId}`),
    own: 200,
  },
  'statistics.recount': { ofStores: ['settings', 'statistics'], request: () => get('/statistics-recount'), own: 200 },
  'statistics.stop-recount': {
    ofStores: ['settings', 'statistics'],
    request: () => ({ method: 'PUT', url: '/central/statistics-recount', payload: { state: 'running' } }),
    own: 200,
  },
  'statistics.export': {
    ofStores: ['statistics'],
    request: () => get(`/statistics-export?format=csv&period=month&values=${encodeURIComponent('["clients"]')}`),
    own: 200,
  },
  ...bookingRows,
  ...reportRows,
  'opening.days': { ofStore: ['store'], request: ({ storeId }) => get(`/stores/${storeId}/days?from=2026-12-24&to=2026-12-24`), own: 200 },
  'opening.impact': {
    ofStore: ['store'],
    request: ({ storeId }) => post(`/stores/${storeId}/opening-impact`, { days: ['2026-12-23'], day_type: 'blocked' }),
    own: 200,
  },
  // Past the gates, and then refused for what is no plan of the store.
  'opening.copy': {
    ofStore: ['store'],
    request: ({ storeId }) => post(`/stores/${storeId}/opening-copy`, { plan_id: 2_147_483_647, store_ids: [storeId] }),
    own: 422,
  },
  // Past the gates, and then refused because no one wrote a default week.
  'opening.apply-default': {
    ofStores: ['store'],
    request: ({ storeId }) => post('/store-defaults/apply', { store_ids: [storeId] }),
    own: 409,
  },
  // Passes the gates; then refused because the identifier is no service. tests/server/services: the answer lists stores out of reach.
  'services.copy': {
    ofStores: ['store'],
    request: ({ storeId }) => post('/services/copy', { ids: [999_999_999], store_ids: [storeId] }),
    own: 422,
  },
  'opening.mark-days': {
    ofStore: ['store'],
    request: ({ storeId }) => post(`/stores/${storeId}/mark-days`, { days: ['2027-03-01'], day_type: null }),
    own: 200,
  },
  // Anyone who may change the store makes its backups and changes its licence; past the gates, and then refused for what is sent.
  'files.upload': {
    ofNoStore: ['settings', 'ordering'],
    request: () => ({
      method: 'POST',
      url: '/central/files?resource=web-order-settings&field=terms_file',
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'x',
    }),
    own: 422,
  },
  // The central of this test has no place for files of devices. tests/server/files tests the rights.
  'files.finish': { request: () => post(`/files/uploads/1-${'0'.repeat(32)}/finish`, {}), own: 503 },
  'files.uses': { request: () => get(`/files/${'0'.repeat(64)}/uses`), own: 200 },
  'files.remove': {
    ofNoStore: ['settings', 'ordering'],
    request: () => ({ method: 'DELETE', url: `/central/files/${'0'.repeat(64)}?resource=web-order-settings&field=terms_file` }),
    own: 404,
  },
  // Stores have no file fields, so the answer is 404 for every user. tests/server/files tests the rights.
  'files.of-row': { request: () => get(`/files/${'0'.repeat(64)}/stores/1`), own: 404 },
  'files.facts': { request: () => post('/files/facts', { digests: ['0'.repeat(64)] }), own: 200 },
  'files.convert': {
    ofNoStore: ['settings', 'ordering'],
    request: () => post(`/files/${'0'.repeat(64)}/conversion?resource=web-order-settings&field=terms_file`, {}),
    own: 404,
  },
  'files.conversion': {
    ofNoStore: ['settings', 'ordering'],
    request: () => get(`/files/${'0'.repeat(64)}/conversion?resource=web-order-settings&field=terms_file`),
    own: 200,
  },
  'files.cancel-conversion': {
    ofNoStore: ['settings', 'ordering'],
    request: () => ({
      method: 'DELETE',
      url: `/central/files/${'0'.repeat(64)}/conversion?resource=web-order-settings&field=terms_file`,
    }),
    own: 204,
  },
  'files.thumbnail': { isPublic: true, request: () => get(`/files/${'0'.repeat(64)}/thumbnail`), own: 404 },
  'files.show': { isPublic: true, request: () => get(`/files/${'0'.repeat(64)}`), own: 404 },
  'backups.make': { ofStore: ['store'], request: ({ storeId }) => post(`/stores/${storeId}/backups`, { name: 'x' }), own: 200 },
  'backups.upload': {
    ofStore: ['store'],
    request: ({ storeId }) => ({
      method: 'POST',
      url: `/central/stores/${storeId}/backups/upload`,
      headers: { 'content-type': 'application/octet-stream' },
      payload: 'x',
    }),
    own: 422,
  },
  // A backup that is not there: what becomes of one that is is in tests/server/backups.
  'backups.file-address': { ofStores: ['store'], request: () => post('/backups/999999/file-address'), own: 404 },
  'backups.preview': { ofStores: ['store'], request: () => post('/backups/999999/preview'), own: 404 },
  'backups.apply': { ofStores: ['store'], request: () => post('/backups/999999/apply', { seen: 'x' }), own: 404 },
  'backups.file': { isPublic: true, request: () => get('/backups/1/file'), own: 410 },
  'licences.status': { ofStore: ['store'], request: ({ storeId }) => get(`/stores/${storeId}/licence`), own: 200 },
  'licences.change': {
    ofStore: ['store'],
    request: ({ storeId }) => ({ method: 'PUT', url: `/central/stores/${storeId}/licence`, payload: { license_key: 'x' } }),
    own: 422,
  },
  'licences.ending': { ofStores: ['store'], request: () => get('/licence-warnings'), own: 200 },
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
