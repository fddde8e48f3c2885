import { get, type OwnRow, post, remove } from './own-row.ts';

/** Pages 05 and 08, for what clients and operators do with orders. */
export const bookingRows: Readonly<Record<string, OwnRow>> = {
  'public.booking': { isPublic: true, request: () => get('/public/booking'), own: 200 },
  'public.free-days': {
    isPublic: true,
    request: () => get('/public/services/999999999/free-days?from=2026-12-24&to=2026-12-24'),
    own: 404,
  },
  'public.free-times': { isPublic: true, request: () => get('/public/services/999999999/free-times?day=2026-12-24'), own: 404 },
  'public.nearest-times': { isPublic: true, request: () => get('/public/services/999999999/nearest-times'), own: 404 },
  'public.hold': {
    isPublic: true,
    request: () => post('/public/holds', { service_id: 999_999_999, starts_at: '2026-12-24T08:00:00Z' }),
    own: 404,
  },
  'public.release': { isPublic: true, request: () => post('/public/holds/release', { token: 'x' }), own: 204 },
  'public.order': { isPublic: true, request: () => post('/public/orders', { hold: 'x', email: 'nikdo' }), own: 422 },
  'public.waiting': { isPublic: true, request: () => post('/public/orders/waiting', { hold: 'x' }), own: 410 },
  'public.resend-link': { isPublic: true, request: () => post('/public/orders/waiting/resend', { hold: 'x' }), own: 410 },
  'public.correct-email': {
    isPublic: true,
    request: () => post('/public/orders/waiting/email', { hold: 'x', email: 'jana@posta.test' }),
    own: 410,
  },
  'public.show': { isPublic: true, request: () => post('/public/orders/show', { token: 'x' }), own: 410 },
  'public.confirm': { isPublic: true, request: () => post('/public/orders/confirm', { token: 'x' }), own: 410 },
  'public.agree': { isPublic: true, request: () => post('/public/orders/agree', { token: 'x' }), own: 410 },
  'public.cancel': { isPublic: true, request: () => post('/public/orders/cancel', { token: 'x', pin: '1' }), own: 410 },
  'public.move': {
    isPublic: true,
    request: () => post('/public/orders/move', { token: 'x', starts_at: '2026-12-24T08:00:00Z' }),
    own: 410,
  },
  'public.days-of-move': {
    isPublic: true,
    request: () => post('/public/orders/free-days', { token: 'x', from: '2026-12-24', to: '2026-12-24' }),
    own: 410,
  },
  'public.times-of-move': { isPublic: true, request: () => post('/public/orders/free-times', { token: 'x', day: '2026-12-24' }), own: 410 },
  'public.join-list': {
    isPublic: true,
    request: () =>
      post('/public/waiting-list', { service_id: 999_999_999, first_day: '2026-12-24', last_day: '2026-12-24', email: 'jana@posta.test' }),
    own: 404,
  },
  'public.show-wait': { isPublic: true, request: () => post('/public/waiting-list/show', { token: 'x' }), own: 410 },
  'public.take-offer': { isPublic: true, request: () => post('/public/waiting-list/take', { token: 'x' }), own: 410 },
  'public.pass-offer': { isPublic: true, request: () => post('/public/waiting-list/pass', { token: 'x' }), own: 410 },
  'public.leave-list': { isPublic: true, request: () => post('/public/waiting-list/leave', { token: 'x' }), own: 410 },
  'waiting-list.read': { ofStores: ['ordering'], request: () => get('/waiting-list?store_id=999999999'), own: 200 },
  'waiting-list.add': {
    ofStores: ['ordering'],
    request: () => post('/waiting-list', { service_id: 999_999_999, first_day: '2026-12-24', last_day: '2026-12-24' }),
    own: 404,
  },
  'waiting-list.offer-next': {
    ofStores: ['ordering'],
    request: () => post('/waiting-list/offers', { service_id: 999_999_999, day: '2026-12-24' }),
    own: 404,
  },
  'waiting-list.take': { ofStores: ['ordering'], request: () => post('/waiting-list/2147483647/take'), own: 404 },
  'waiting-list.remove': { ofStores: ['ordering'], request: () => remove('/waiting-list/2147483647'), own: 404 },
  'booking.overview': { ofStores: ['ordering'], request: () => get('/booking-overview'), own: 200 },
  'booking.affected': { ofStores: ['ordering'], request: () => get('/affected-orders'), own: 200 },
  'service-blocks.impact': {
    ofStores: ['ordering'],
    request: () => post('/services/999999999/block-impact', { first_day: '2026-12-24', last_day: '2026-12-24' }),
    own: 404,
  },
  // A service that does not exist: who may read orders learns that, and no one else.
  'booking.free-times': {
    ofStores: ['ordering'],
    request: () => get('/services/999999999/free-times?from=2026-12-24&to=2026-12-24'),
    own: 404,
  },
  'booking.free-times-of-store': {
    ofStore: ['ordering'],
    request: ({ storeId }) => get(`/stores/${storeId}/free-times?from=2026-12-24&to=2026-12-24`),
    own: 200,
  },
  // An order that does not exist, for the same reason.
  'orders.messages': { ofStores: ['ordering'], request: () => get('/orders/999999999/messages'), own: 404 },
  'orders.leaving': { ofStores: ['ordering'], request: () => get('/leaving-changes'), own: 200 },
  'orders.take-back': { ofStores: ['ordering'], request: () => post('/leaving-changes/2147483647/take-back', {}), own: 404 },
  'orders.propose-moves': { ofStores: ['ordering'], request: () => post('/order-moves/proposals', { ids: [2_147_483_647] }), own: 200 },
  // An order that does not exist: the answer says of each that it was not moved.
  'orders.move-many': {
    ofStores: ['ordering'],
    request: () =>
      post('/order-moves', {
        moves: [{ id: 2_147_483_647, version: 1, starts_at: '2026-12-24T09:00:00.000Z', ends_at: '2026-12-24T09:15:00.000Z' }],
      }),
    own: 200,
  },
  'orders.recipients': { ofStores: ['ordering'], request: () => post('/orders/recipients', { purpose: 'changed' }), own: 400 },
  'orders.write-message': { ofStores: ['ordering'], request: () => post('/orders/999999999/messages'), own: 404 },
  'orders.resend-message': { ofStores: ['ordering'], request: () => post('/orders/999999999/messages/1/resend'), own: 404 },
  'templates.test': { ofStores: ['ordering'], request: () => post('/template-tests', { channel: 'email', content: 'x' }), own: 200 },
  // A service that the store does not have.
  'booking.input': {
    ofStore: ['ordering'],
    request: ({ storeId }) => get(`/stores/${storeId}/booking-input?service_id=999999999`),
    own: 404,
  },
  // A plan that does not exist: who may write plans learns that, and no one else.
  'booking-plans.copy': {
    ofStores: ['ordering'],
    request: ({ storeId }) => post('/booking-plans/999999999/copy', { targets: [{ store_id: storeId, service_id: 1 }] }),
    own: 404,
  },
};
