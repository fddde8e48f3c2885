import type { Area } from '../../access.ts';
import type { LabelsOf } from '../../kit/index.ts';
import { limits } from '../../limits.ts';
import type { Registry } from '../../resources/registry.ts';
import { noun, pluralNoun } from './noun.ts';
import { roleNames } from './role-names.ts';

/** Areas that a user may be let into, named as the menu names them. */
export const areaNames = {
  store: 'Branches',
  virtual_display: 'Virtual displays',
  touch_screen: 'Touch screens',
  advertisement: 'Playlists',
  overviews: 'Reports',
  ordering: 'Web orders',
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
  },
  tabs: { person: 'User', rights: 'Rights', state: 'State' },
  choices: { role: roleNames, resources: areaNames },
  children: {},
  helps: {
    email: 'The user signs in with it.',
    phone_number: 'The code for signing in goes to this number.',
    role: 'A super administrator may do everything. For the others rights and the limitation to branches decide.',
    level: '0 is the highest. Nobody can grant a higher level than their own.',
    resources: 'Which parts of the application the user may enter.',
    limitations: 'Empty means all branches.',
    active: 'An inactive user cannot sign in.',
    first_time: 'At the first sign-in the user creates a password of their own.',
  },
  empty: 'There is no user yet. Add the first one.',
} satisfies LabelsOf<Registry['users']>;

export const helpTopics = {
  noun: noun('help topic', 'help topics'),
  page: 'Help topics',
  fields: { path: 'Address', title: 'Heading', help: 'Text of the help' },
  tabs: { main: 'Help topic' },
  choices: {},
  children: {},
  helps: {
    path: 'Where the topic is shown, for example /stores/{id}/services/{id} or /reports/*. {x} is one part of the address, * the rest.',
    help: 'Format it as Markdown: # heading, **bold**, - list.',
  },
  empty: 'There is no help topic yet. Add the first one and it will be shown on its screen.',
} satisfies LabelsOf<Registry['help-topics']>;

export const emailNotifications = {
  noun: noun('e-mail notification', 'e-mail notifications'),
  page: 'E-mail notifications',
  fields: {
    name: 'Name',
    events: 'Events',
    store_ids: 'Branches',
    threshold_minutes: 'Notify after (min)',
    recipients: 'Recipients',
    active: 'Active',
  },
  tabs: { main: 'E-mail notification' },
  choices: {
    events: {
      store_silent: 'Branch not communicating',
      outage: 'Outage',
      paper_low: 'Paper low',
      licence_ending: 'Licence ending',
      backup_failed: 'Backup failed',
    },
  },
  children: {},
  helps: {
    events: 'What the staff is to be told about.',
    store_ids: 'Empty means all branches.',
    threshold_minutes: 'How long an outage or silence must last before the e-mail is sent.',
    recipients: 'E-mails divided by commas or new lines.',
  },
  empty: 'There is no e-mail notification yet. Add the first one and learn of outages in time.',
} satisfies LabelsOf<Registry['email-notifications']>;

export const auditLog = {
  noun: noun('history record', 'history records'),
  page: 'History of changes',
  fields: {
    actor_id: 'User',
    actor_name: 'Who',
    action: 'What they did',
    resource: 'What it concerns',
    record_id: 'Record number',
    changes: 'Changes',
    address: 'Where from',
    request_id: 'Request number',
  },
  tabs: { main: 'History record' },
  choices: {
    action: {
      create: 'Creation',
      edit: 'Edit',
      delete: 'Deletion',
      sign_in: 'Sign-in',
      sign_in_failed: 'Failed sign-in',
      sign_out: 'Sign-out',
      password_changed: 'Change of password',
      token_reused: 'Suspicious sign-in',
    },
  },
  children: {},
  helps: {
    actor_name: 'The name of the user at the time of the change.',
    address: 'The network address that the request came from.',
    changes: 'Values before and after the change. Personal data are not shown here.',
    request_id: 'The record is found in the log of the server by this number.',
  },
  empty: 'There is no history record yet. It appears after the first change or sign-in.',
} satisfies LabelsOf<Registry['audit-log']>;

export const passwordPolicy = {
  noun: noun('password policy', 'password policies'),
  page: 'Password policy',
  fields: {
    minimal_password_length: 'Minimum length of a password',
    special_characters_is_required: 'Require a special character',
    small_letter_is_required: 'Require a small letter',
    capital_letter_is_required: 'Require a capital letter',
    number_is_required: 'Require a digit',
    second_factor_is_required: 'Require a second factor',
    block_after_count_of_failed_attempt: 'Block after failed attempts',
    password_expired_after_count_days: 'Validity of a password (days)',
    second_factor_code_validity: 'Validity of a code',
    second_factor_code_length: 'Length of a code',
    duplicate_last_password_count: 'Last passwords that may not be repeated',
  },
  tabs: { password: 'Password', sign_in: 'Sign-in' },
  choices: {},
  children: {},
  helps: {
    minimal_password_length: `At least ${limits.minimalPasswordLength}. We recommend 12 or more.`,
    second_factor_is_required: 'Everybody also enters a code from an SMS when signing in.',
    block_after_count_of_failed_attempt: 'After so many errors the next attempt has to wait, each time longer.',
    password_expired_after_count_days: '0 means that a password never expires.',
    second_factor_code_validity: 'How many seconds from sending a code is valid.',
    second_factor_code_length: 'How many digits a code has.',
    duplicate_last_password_count: 'How many earlier passwords cannot be used again. 0 means that they are not checked.',
  },
  empty: 'The policy is not saved yet. Fill it in and save it.',
} satisfies LabelsOf<Registry['password-policy']>;

export const mobileAppSettings = {
  noun: pluralNoun('mobile application settings'),
  page: 'Mobile application',
  fields: {
    enabled: 'Switched on',
    store_ids: 'Branches shown',
    print_distance_metres: 'Distance for printing a ticket (m)',
    message_of_the_day: 'Message of the day',
  },
  tabs: { main: 'Mobile application' },
  choices: {},
  children: {},
  helps: {
    enabled: 'Clients can take a ticket and order from their phones.',
    store_ids: 'Which branches clients see in the application.',
    print_distance_metres: 'How near the branch a client must be to print a ticket.',
    message_of_the_day: 'Shown to clients when they open the application.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['mobile-app-settings']>;
