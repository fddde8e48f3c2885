import { areas, roles } from '../../access.ts';
import { defineResource, field } from '../../kit/index.ts';

/** A person who signs in to the console. */
export const users = defineResource({
  name: 'users',
  page: '/settings/users',
  areas: 'superAdministrator',
  limitedBy: null,
  represent: 'name',
  fields: {
    email: field.email({ required: true, unique: 'user_email_taken', personal: true }),
    name: field.text({ required: true, max: 120, personal: true }),
    phone_number: field.phone({ personal: true }),
    role: field.choice(roles, { required: true, default: 'operator' }),
    // 0 is the highest; page 08, Rights.
    level: field.int({ required: true, min: 0, max: 100, default: 20 }),
    resources: field.set(areas, {}),
    // Empty means every store.
    limitations: field.references('stores', {}),
    active: field.flag({ default: true }),
    first_time: field.flag({ default: true, writtenBy: 'server' }),
    phone_number_confirmed: field.flag({ default: false, writtenBy: 'server' }),
    last_sign_in_at: field.instant({ writtenBy: 'server', live: true }),
  },
  list: {
    columns: ['name', 'email', 'role', 'level', 'resources', 'limitations', 'last_sign_in_at', 'active'],
    moreColumns: ['phone_number', 'first_time', 'created_at', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['role', 'resources', 'limitations', 'active'],
    search: ['name', 'email'],
    unsorted: { resources: 'a list has no order', limitations: 'a list has no order' },
  },
  form: {
    person: ['name', 'email', 'phone_number', 'active'],
    rights: ['role', 'level', 'resources', 'limitations'],
    state: ['first_time', 'phone_number_confirmed', 'last_sign_in_at'],
  },
});
