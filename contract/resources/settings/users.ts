import { areas, roles } from '../../basics/access.ts';
import { defineResource, field } from '../../kit/index.ts';
import { accountLock, accountLocks, accountState, accountStates } from '../../rules/accounts/account-state.ts';
import { proofMinutes } from '../../rules/accounts/proof.ts';

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
    // Wrong passwords in a row; who types the right one begins again (page 02, Tokens and sessions).
    failed_sign_ins: field.int({ min: 0, max: 100_000, writtenBy: 'server', live: true }),
    waits_until: field.instant({ writtenBy: 'server', live: true }),
    blocked_at: field.instant({ writtenBy: 'server', live: true }),
    // What is counted apart from strangers: since when a known browser is locked, and until when one, or a code, waits.
    device_locked_at: field.instant({ writtenBy: 'server', live: true }),
    apart_waits_until: field.instant({ writtenBy: 'server', live: true }),
    // Until when the last invitation holds, as long as they have not set a password; in the past when none holds any more.
    invitation_ends_at: field.instant({ writtenBy: 'server', live: true }),
    // Since when there is a way to prove oneself next to the password; and since when they are known at the identity provider.
    second_factor_since: field.instant({ writtenBy: 'server', live: true }),
    identity_since: field.instant({ writtenBy: 'server', live: true }),
    state: field.computed(accountStates, accountState),
    lock: field.computed(accountLocks, accountLock),
  },
  list: {
    // Page 02 names the level too; with it the rest would not fit 1280 px, and the role says nearly the same.
    columns: ['name', 'email', 'state', 'role', 'resources', 'limitations', 'last_sign_in_at'],
    moreColumns: [
      'level',
      'phone_number',
      'active',
      'first_time',
      'failed_sign_ins',
      'waits_until',
      'blocked_at',
      'invitation_ends_at',
      'second_factor_since',
      'identity_since',
      'created_at',
      'updated_at',
    ],
    sort: ['name', 'asc'],
    filters: ['state', 'role', 'resources', 'limitations', 'level', 'active', 'blocked_at'],
    search: ['name', 'email'],
    unsorted: {
      resources: 'a list has no order',
      limitations: 'a list has no order',
      state: 'a state has no order',
      lock: 'a state has no order',
    },
  },
  form: {
    person: ['name', 'email', 'phone_number', 'active'],
    rights: ['role', 'level', 'resources', 'limitations'],
    state: [
      'state',
      'invitation_ends_at',
      'first_time',
      'phone_number_confirmed',
      'second_factor_since',
      'identity_since',
      'last_sign_in_at',
      'failed_sign_ins',
      'lock',
      'waits_until',
      'blocked_at',
      'apart_waits_until',
      'device_locked_at',
    ],
  },
  actions: {
    // A new letter with a new link, for who has not set a password yet.
    invite: { idle: { invitation_ends_at: [null] }, sends: 'email' },
    // Lets them try again at once, after waits and after the block, of strangers and of what is counted apart from them.
    unblock: { idle: { lock: ['none'] } },
    // For who lost their telephone.
    'reset-second-factor': {
      idle: { second_factor_since: [null] },
      sends: 'email',
      provenWithinMinutes: proofMinutes.guarded,
      provenFor: 'second_factor_of_user',
    },
    // For who got another account at the identity provider.
    'unlink-identity': { idle: { identity_since: [null] } },
    activate: { idle: { active: [true] } },
    deactivate: { idle: { active: [false] } },
  },
  importBy: 'email',
  createSends: true,
});
