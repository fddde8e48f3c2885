import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun, pluralNoun } from '../basics/noun.ts';

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
    threshold_minutes: 'How long an outage or silence must last before it is written about.',
    recipients: 'E-mails divided by commas or new lines.',
  },
  rules: { threshold_needed: 'Enter after how many minutes to notify' },
  empty: 'There is no e-mail notification yet. Add the first one and learn of outages in time.',
} satisfies LabelsOf<Registry['email-notifications']>;

export const auditLog = {
  noun: noun('history record', 'history records'),
  page: 'History of changes',
  fields: {
    created_at: 'When',
    actor_id: 'User',
    actor_name: 'Who',
    action: 'What they did',
    resource: 'What it concerns',
    record_id: 'Record',
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
      restore: 'Restoration',
      export: 'Export',
      import: 'Import',
      sign_in: 'Sign-in',
      sign_in_failed: 'Failed sign-in',
      sign_out: 'Sign-out',
      password_changed: 'Change of password',
      account_blocked: 'Account blocked',
      account_unblocked: 'Account unblocked',
      known_device_failed: 'Failed sign-in from a known device',
      link_requested: 'New password asked for',
      account_invited: 'User invited',
      sessions_ended: 'Signed out by somebody else',
      second_factor_passed: 'Second factor passed',
      second_factor_failed: 'Wrong code',
      phone_confirmed: 'Telephone confirmed',
      factor_added: 'Way of verification added',
      factor_removed: 'Way of verification removed',
      recovery_codes_made: 'New recovery codes',
      second_factor_reset: 'Second factor reset',
      identity_linked: 'Linked with the identity provider',
      identity_unlinked: 'Unlinked from the identity provider',
      message_shown: 'Link or code in a message shown',
      whole_backup_asked: 'Backup of everything started',
      personal_data_exported: 'Personal data exported',
      personal_data_erased: 'Personal data erased',
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

export const outbox = {
  noun: noun('message', 'messages'),
  page: 'Outgoing messages',
  fields: {
    created_at: 'Created',
    channel: 'Sent as',
    recipient: 'To',
    subject: 'Subject',
    body: 'Message text',
    formatted: 'Formatted text',
    language: 'Language',
    state: 'State',
    withheld: 'Why it is withheld',
    attempts: 'Tries to send',
    next_try_at: 'Next try',
    sent_at: 'Sent',
    error: 'Why it failed',
    erased_at: 'Data erased',
  },
  tabs: { message: 'Message', delivery: 'Delivery' },
  choices: {
    channel: { email: 'E-mail', sms: 'SMS' },
    language: { cs: 'Czech', en: 'English' },
    state: {
      waiting: 'Waiting to be sent',
      sent: 'Sent',
      failed: 'Could not be sent',
      kept: 'No way to send it',
      over: 'No longer valid',
      withheld: 'Withheld',
      bounced: 'Came back',
    },
    withheld: {
      unconfirmed: 'The order is not confirmed',
      many_phones: 'Many phones from one connection',
      many_letters: 'Many messages to one e-mail',
      many_sms: 'Many SMS to one phone',
    },
  },
  children: {},
  helps: {
    body: 'A link or a code in the text is hidden, and showing it is written into the audit. The text is deleted once it is sent, or once the link or the code is no longer valid.',
    state: 'The way out is set on the server: SMTP_URL for e-mails, SMS_URL for SMS.',
    sent_at:
      'When the mail server or the SMS gateway took the message, which does not say that it arrived. An e-mail that could not be delivered returns to the sender; this program learns of it only if BOUNCE_IMAP_URL is set.',
  },
  empty: 'Nothing has been sent yet. E-mails and SMS to users and clients will appear here.',
} satisfies LabelsOf<Registry['outbox']>;

export const retention = {
  noun: pluralNoun('retention settings'),
  page: 'Data retention',
  fields: {
    order_days: 'Clients after the appointment (days)',
    dropped_order_days: 'Cancelled and missed orders (days)',
    message_days: 'Messages sent (days)',
    session_days: 'Sign-ins (days)',
  },
  tabs: { main: 'Retention' },
  choices: {},
  children: {},
  helps: {},
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['retention']>;

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

export const statisticsSettings = {
  noun: pluralNoun('statistics settings'),
  page: 'Settings of statistics',
  fields: {
    target_minutes: 'Clients are to be called within',
    target_share: 'Clients in time (%)',
    shortest_handling: 'Shortest handling (s)',
    working_from: 'Count arrivals from',
    working_to: 'Count arrivals until',
    left_out_services: 'Services left out',
  },
  tabs: { main: 'Statistics' },
  choices: {
    target_minutes: {
      5: '5 minutes',
      10: '10 minutes',
      15: '15 minutes',
      20: '20 minutes',
      30: '30 minutes',
      45: '45 minutes',
      60: '60 minutes',
    },
  },
  children: {},
  rules: { hours_reversed: 'The end must be later than the beginning. Leave both fields empty for the whole day' },
  helps: {
    working_from: 'An empty field means from midnight.',
    working_to: 'An empty field means until midnight.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['statistics-settings']>;
