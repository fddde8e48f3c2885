import { defineResource, field } from '../../kit/index.ts';
import { mostSkewSeconds } from '../../rules/branch/clock-skew.ts';
import { storeSilence, storeStates } from '../../rules/branch-status/store-state.ts';
import { hostAndPortShape, isHostAndPort, isPostalCode, normalisePostalCode, postalCodeShape } from '../../rules/text/contact.ts';

/** A branch office. Everything that belongs to one names it by `store_id`. */
export const stores = defineResource({
  name: 'stores',
  page: '/stores/manage',
  prefix: '/stores',
  createPage: '/stores/create-store',
  areas: ['store'],
  limitedBy: 'id',
  represent: 'label',
  fields: {
    label: field.text({ required: true, max: 120, unique: 'store_label_taken' }),
    code: field.text({ required: true, max: 12, unique: 'store_code_taken', normalise: (code) => code.toUpperCase() }),
    // Where the whole name has no room: on a wall with many stores.
    short_label: field.text({ max: 20 }),
    region_id: field.reference('regions', {}),
    active: field.flag({ default: true }),
    street: field.text({ max: 120 }),
    city: field.text({ max: 80 }),
    zip: field.text({ max: 6, normalise: normalisePostalCode, check: [isPostalCode, 'postal_code', postalCodeShape] }),
    latitude: field.decimal({ min: -90, max: 90, places: 6 }),
    longitude: field.decimal({ min: -180, max: 180, places: 6 }),
    phone: field.phone({}),
    email: field.email({}),
    server_address: field.text({ max: 253, check: [isHostAndPort, 'host_and_port', hostAndPortShape] }),
    // The branch proves its identity with it. Made by the central and shown once; never read back.
    pre_shared_key: field.secret({ writtenBy: 'server', max: 200 }),
    // Null as long as no branch can be let in.
    key_made_at: field.instant({ writtenBy: 'server' }),
    last_sync_at: field.instant({ writtenBy: 'server', live: true }),
    sync_state: field.choice(['synchronised', 'waiting', 'downloading', 'error'], { writtenBy: 'server', live: true }),
    last_socket_communication_at: field.instant({ writtenBy: 'server', live: true }),
    // Since when the socket that now is is open; null while none is.
    connected_since: field.instant({ writtenBy: 'server', live: true }),
    // How far the branch's clock runs ahead of the central's, behind it when negative.
    clock_skew_seconds: field.int({ writtenBy: 'server', live: true, min: -mostSkewSeconds, max: mostSkewSeconds }),
    communication: field.computed(storeStates, storeSilence),
  },
  list: {
    columns: ['communication', 'label', 'code', 'region_id', 'last_socket_communication_at', 'active'],
    moreColumns: [
      'city',
      'street',
      'zip',
      'phone',
      'email',
      'server_address',
      'sync_state',
      'last_sync_at',
      'connected_since',
      'clock_skew_seconds',
      'updated_at',
    ],
    sort: ['label', 'asc'],
    filters: ['region_id', 'communication', 'active', 'sync_state'],
    search: ['label', 'code', 'street', 'city'],
    // Whether a branch works, its code and its server are no matter of one press in a table.
    inline: ['label', 'region_id', 'city', 'street', 'phone', 'email'],
  },
  form: {
    office: ['label', 'code', 'short_label', 'region_id', 'active'],
    contact: ['street', 'city', 'zip', 'phone', 'email', 'latitude', 'longitude'],
    connection: [
      'server_address',
      'communication',
      'last_socket_communication_at',
      'connected_since',
      'clock_skew_seconds',
      'sync_state',
      'last_sync_at',
    ],
  },
  importBy: 'code',
  syncs: true,
});
