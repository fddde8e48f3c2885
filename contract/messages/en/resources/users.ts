import type { Area } from '../../../basics/access.ts';
import { limits } from '../../../basics/limits.ts';
import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { invitationHours } from '../../../rules/accounts/account-state.ts';
import { noun } from '../basics/noun.ts';
import { roleNames } from '../basics/role-names.ts';
import { delivery } from '../console/settings/outbox.ts';

/** Areas that a user may be let into, named as the menu names them. */
const areaNames = {
  store: 'Branches',
  virtual_display: 'Virtual displays',
  touch_screen: 'Touch screens',
  advertisement: 'Playlists',
  overviews: 'Reports',
  ordering: 'Web orders',
  over_capacity: 'Ordering over capacity',
  statistics: 'Statistics',
  settings: 'Settings',
} satisfies Record<Area, string>;

export const users = {
  noun: noun('user', 'users'),
  page: 'Users',
  fields: {
    email: 'E-mail',
    name: 'Name',
    phone_number: 'Phone',
    role: 'Role',
    level: 'Level',
    resources: 'Rights',
    limitations: 'Limitation to branches',
    active: 'Active',
    first_time: 'Waiting for the first sign-in',
    phone_number_confirmed: 'Phone verified',
    last_sign_in_at: 'Last sign-in',
    failed_sign_ins: 'Failed tries in a row',
    waits_until: 'Next try not before',
    blocked_at: 'Blocked since',
    device_locked_at: 'Known browser locked since',
    apart_waits_until: 'Known browser or code waits until',
    invitation_ends_at: 'Invitation holds until',
    second_factor_since: 'Two-step verification since',
    identity_since: 'Linked with the identity provider since',
    state: 'State',
    lock: 'Lock after failed tries',
  },
  tabs: { person: 'User', rights: 'Rights', state: 'State' },
  choices: {
    role: roleNames,
    resources: areaNames,
    state: {
      active: 'Active',
      invited: 'Invited, not signed in yet',
      not_invited: 'Without a valid invitation',
      waits: 'Waits after failed tries',
      blocked: 'Blocked',
      inactive: 'Inactive',
    },
    lock: { none: 'Nothing is locked', locked: 'Locked' },
  },
  children: {},
  actions: {
    invite: {
      infinitive: 'invite',
      participle: 'invited',
      note: `A new link for setting a password goes to the e-mail of the user. It holds for ${invitationHours} hours. An older invitation ends by it.`,
      unsent: {
        note: `A new link for setting a password stays in the outgoing messages: no mail server is set. Give it to the user yourself. It holds for ${invitationHours} hours. An older invitation ends by it.`,
        done: delivery.invitationWaits,
        doneMany: delivery.invitationsWait,
      },
    },
    activate: { infinitive: 'activate', participle: 'activated', note: 'The user will be able to sign in.' },
    deactivate: {
      infinitive: 'deactivate',
      participle: 'deactivated',
      note: 'The user is signed out of all devices at once and cannot sign in any more. Their record stays and can be activated again.',
    },
    unblock: {
      infinitive: 'unblock',
      participle: 'unblocked',
      note: 'The user can sign in with their password at once. Failed tries are counted anew.',
    },
    'reset-second-factor': {
      infinitive: 'strip',
      participle: 'stripped',
      rest: 'of two-step verification',
      note: 'Removes the authenticator app, passkeys, recovery codes and the confirmation of the telephone, and signs the user out everywhere. Make sure first that it is really them who asks.',
      unsent: {
        note: 'Removes the authenticator app, passkeys, recovery codes and the confirmation of the telephone, and signs the user out everywhere. The message about it does not reach them: no mail server is set. Make sure first that it is really them who asks.',
        done: 'The two-step verification is reset. The message about it waits in the outgoing messages: no mail server is set.',
        doneMany: 'The two-step verifications are reset. The messages about it wait in the outgoing messages: no mail server is set.',
      },
    },
    'unlink-identity': {
      infinitive: 'unlink',
      participle: 'unlinked',
      rest: 'from the identity provider',
      note: 'At the next sign-in by the identity provider the user is found anew by their verified e-mail. For who got another account there.',
    },
  },
  helps: {
    email: 'The user signs in with it. The invitation with a link for setting a password is addressed to it too.',
    phone_number: 'It serves to verify the sign-in by a code from an SMS.',
    role: 'A super administrator may do everything. For the others rights and the limitation to branches decide.',
    level: '0 is the highest. Nobody can grant a higher level than their own.',
    resources: 'Which parts of the application the user may enter.',
    limitations: 'Which branches the user works with. The others do not exist for them.',
    active: 'An inactive user cannot sign in.',
    first_time: 'The user creates a password of their own by the invitation, or at the first sign-in.',
    invitation_ends_at: 'Until then the user can set a password by the invitation. After that invite them again.',
    waits_until: 'Until then not even the right password signs in.',
    blocked_at: 'After too many tries. A super administrator unblocks the user, or they do it by the link for a lost password.',
  },
  empty: 'There is no user yet. Add the first one.',
} satisfies LabelsOf<Registry['users']>;

export const passwordPolicy = {
  noun: noun('password policy', 'password policies'),
  page: 'Password policy',
  fields: {
    minimal_password_length: 'Minimum length of a password',
    super_administrator_password_length: 'Minimum length of a super administrator’s password',
    special_characters_is_required: 'Require a special character',
    small_letter_is_required: 'Require a small letter',
    capital_letter_is_required: 'Require a capital letter',
    number_is_required: 'Require a digit',
    second_factor_is_required: 'Require a second factor',
    block_after_count_of_failed_attempt: 'Block after failed attempts',
    password_expired_after_count_days: 'Validity of a password (days)',
    second_factor_code_validity: 'Validity of a code',
    second_factor_code_length: 'Length of a code',
    session_idle_minutes: 'Sign out when idle (min)',
    session_absolute_hours: 'Longest sign-in (h)',
    duplicate_last_password_count: 'Last passwords that may not be repeated',
  },
  tabs: { password: 'Password', sign_in: 'Sign-in' },
  choices: {},
  children: {},
  helps: {
    minimal_password_length: `At least ${limits.minimalPasswordLength}. We recommend 12 or more.`,
    super_administrator_password_length:
      'A super administrator may do everything, so their password should be longer. We recommend 17 or more.',
    small_letter_is_required:
      'NIST advises against required kinds of characters: people then choose predictable passwords. A longer password protects better.',
    second_factor_is_required:
      'Everybody also enters a code from an SMS or an authenticator app when signing in, or uses a passkey. Whoever signed in without one is signed out after 10 minutes and is told before.',
    block_after_count_of_failed_attempt: 'After so many errors the next attempt has to wait, each time longer.',
    password_expired_after_count_days: '0 means that a password never expires.',
    second_factor_code_validity: 'How many seconds from sending a code from an SMS is valid, 600 at most.',
    second_factor_code_length: 'How many digits a code from an SMS has, 6 at least.',
    session_idle_minutes: 'After how many minutes without work the user has to sign in again.',
    session_absolute_hours: 'After so many hours everybody signs in again, however busy they are.',
    duplicate_last_password_count: 'How many earlier passwords cannot be used again. 0 means that they are not checked.',
  },
  empty: 'The policy is not saved yet. Fill it in and save it.',
} satisfies LabelsOf<Registry['password-policy']>;
