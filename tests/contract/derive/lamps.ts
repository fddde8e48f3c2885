import { type AnyResource, defineResource, field } from '../../../contract/kit/index.ts';

/** An entity with one field of each sort that operations and lists tell apart. */
export const lamps: AnyResource = {
  name: 'lamps',
  page: '/streets/lamps',
  areas: 'everyone',
  limitedBy: 'store_id',
  represent: 'name',
  fields: {
    name: field.text({ max: 20, required: true }),
    store_id: field.reference('stores', { required: true }),
    pole_ids: field.references('poles', {}),
    owner: field.email({ personal: true }),
    state: field.choice(['on', 'off', 'broken'], { default: 'off' }),
    colours: field.set(['white', 'yellow'], {}),
    watched: field.flag({ default: false }),
    height: field.int({ min: 1, max: 30 }),
    code: field.secret({ max: 10 }),
    seen_at: field.instant({ writtenBy: 'server', live: true }),
    lit_since: field.instant({ writtenBy: 'server' }),
    silence: field.computed(['lively', 'silent'], { from: 'seen_at', absent: 'silent', bands: [] }),
  },
  list: {
    columns: ['name', 'state', 'silence'],
    moreColumns: ['height', 'created_at'],
    sort: ['name', 'asc'],
    filters: ['name', 'state', 'colours', 'watched', 'silence', 'store_id', 'height', 'created_at'],
  },
  form: { main: ['name'] },
  actions: { light: { when: { state: ['off'] }, takes: ['height', 'lit_since'] }, 'put-out': {} },
};

/** An entity with one optional text and nothing else. */
export const bare = defineResource({
  name: 'bare',
  page: '/bare',
  areas: ['store'],
  limitedBy: null,
  represent: 'name',
  fields: { name: field.text({ max: 9 }) },
  list: { columns: ['name'], sort: ['name', 'asc'] },
  form: { main: ['name'] },
});
