import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun, pluralNoun } from '../basics/noun.ts';

export const orders = {
  noun: { ...noun('order', 'orders'), adding: 'Book for a client' },
  page: 'Manage orders',
  fields: {
    store_id: 'Branch',
    service_id: 'Service',
    starts_at: 'Slot time',
    ends_at: 'End of the slot',
    pin: 'PIN',
    state: 'State',
    name: 'Name of the client',
    email: 'E-mail',
    email_problem: 'State of the e-mail',
    phone: 'Phone',
    note: 'Note',
    language: 'Language of messages',
    consent: 'Consent to the terms',
    move_reason: 'Reason of moving (for the office only)',
    over_capacity_reason: 'Reason over capacity',
    channel: 'Where from',
    confirmed_at: 'Confirmed',
    arrived_at: 'Arrived',
    stepped_at: 'Last step',
    cancelled_at: 'Cancelled',
    cancelled_by: 'Cancelled by',
    cancel_reason: 'Reason of cancelling (for the office only)',
    erased_at: 'Data erased',
  },
  tabs: { main: 'Order', client: 'Client', course: 'Course' },
  choices: {
    state: {
      unconfirmed: 'Unconfirmed',
      confirmed: 'Confirmed',
      arrived: 'On site',
      served: 'Served',
      missed: 'Missed',
      cancelled: 'Cancelled',
      expired: 'Expired',
    },
    language: { cs: 'Czech', en: 'English' },
    email_problem: { bounced: 'The e-mail came back', refused: 'The e-mail was refused' },
    channel: { web: 'Web', mobile: 'Mobile application', webkiosk: 'Webkiosk', staff: 'Entered by staff', import: 'Import' },
  },
  children: {},
  actions: {
    confirm: { infinitive: 'confirm', participle: 'confirmed', note: 'The slot stays reserved for the client.' },
    arrive: {
      infinitive: 'mark',
      participle: 'marked',
      rest: 'as on site',
      button: 'Is on site',
      note: 'Check the name, the hour, the service and the PIN. A mistake can be undone for ten minutes.',
    },
    serve: {
      infinitive: 'mark',
      participle: 'marked',
      rest: 'as served',
      button: 'Served',
      note: 'The client is done. A mistake can be undone for ten minutes.',
    },
    miss: {
      infinitive: 'mark',
      participle: 'marked',
      rest: 'as missed',
      button: 'Missed',
      note: 'The client did not come, or did not answer the call. A mistake can be undone for ten minutes.',
    },
    undo: {
      infinitive: 'put',
      participle: 'put',
      rest: 'a step back',
      button: 'Undo the step',
      note: 'The order becomes what it was before its last step. This works for ten minutes after it.',
    },
    cancel: {
      infinitive: 'cancel',
      participle: 'cancelled',
      note: 'The slot becomes free for others. This cannot be taken back.',
    },
  },
  helps: {
    email_problem:
      'Came back: the mail server took the message and could not deliver it. Refused: the mail server did not take the address at all. Check it with the client and put it right.',
    over_capacity_reason: 'Only for a time outside of office hours or over capacity. You need the right for that.',
    pin: 'The client enters it at the touch screen on arrival, or says it at a desk where there is none.',
    email: 'Messages go to it, if they are switched on.',
    phone: 'SMS go to it, if they are switched on.',
  },
  sent: 'The client is not sent any message about the deletion. If they should know, cancel the order instead.',
  empty: 'There is no order yet. It comes from the web, or add it for a client yourself.',
  emptyIn: {
    today: 'Nobody has an order for today',
    tomorrow: 'Nobody has an order for tomorrow',
    week: 'Nobody has an order for this week',
  },
} satisfies LabelsOf<Registry['orders']>;

export const templates = {
  noun: noun('template', 'templates'),
  page: 'Templates',
  fields: {
    name: 'Name',
    channel: 'Kind of message',
    purpose: 'Purpose',
    subject: 'Subject',
    content: 'Content',
    active: 'Active',
  },
  tabs: { main: 'Template' },
  choices: {
    channel: { email: 'E-mail', sms: 'SMS' },
    purpose: {
      created: 'After ordering',
      confirm_request: 'Request to confirm',
      changed: 'After a change of the slot',
      cancelled: 'After cancelling',
      reminder: 'Reminder',
    },
  },
  children: {},
  helps: {
    purpose:
      'An active template is sent to the client as soon as it happens to their order. Reminders before the slot are sent by Notifications.',
    subject: 'For e-mails only.',
    content: 'Tags {store}, {address}, {service}, {pin}, {date} and {time} are replaced by the data of the order.',
  },
  empty: 'There is no template yet. Add the first one: without a template the client gets no message.',
} satisfies LabelsOf<Registry['templates']>;

export const notifications = {
  noun: noun('notification', 'notifications'),
  page: 'Notifications',
  fields: {
    type: 'Kind of message',
    time_before: 'Time before the order',
    unit: 'Unit',
    subject: 'Subject',
    content: 'Content',
    published: 'Published',
    one_message_limit: 'Limit to one message',
  },
  tabs: { main: 'Notification' },
  choices: {
    type: { push_notification: 'Push notification', sms: 'SMS', email: 'E-mail' },
    unit: { minutes: 'minutes', hours: 'hours', days: 'days' },
  },
  children: {},
  helps: {
    type: 'E-mails and SMS are sent. A push notification has no way out, so the client does not get it.',
    time_before: 'How long before the slot the client should get the notification. Who orders later does not get it any more.',
    content: 'Tags {store}, {address}, {service}, {pin}, {date} and {time} are replaced by the data of the order.',
    published: 'A published notification is sent to clients, once for each slot.',
    one_message_limit: 'The text must fit into one SMS: 160 characters, with diacritics 70.',
  },
  rules: { longer_than_one_message: 'The text does not fit into one SMS, shorten it' },
  empty: 'There is no notification yet. Add the first one and clients get it before their slot.',
} satisfies LabelsOf<Registry['notifications']>;

export const emailBlacklist = {
  noun: noun('blocked e-mail', 'blocked e-mails'),
  page: 'Blocked e-mails',
  fields: {
    pattern: 'E-mail or domain',
    reason: 'Reason',
    until: 'Blocked until',
    created_by: 'Blocked by',
    hits: 'Refused orders',
    last_hit_at: 'Last refused at',
  },
  tabs: { main: 'Blocked e-mail' },
  choices: {},
  children: {},
  helps: {
    pattern:
      'A whole address, or just a domain such as example.cz, which then holds for all of its addresses and for the domains below it (mail.example.cz). An address holds in every spelling: of Gmail whatever its dots, of large providers whatever follows a +.',
    reason: 'Only the staff of the office sees it.',
    until: 'Empty means for good.',
    hits: 'How many orders from the web, from staff and from files it kept out.',
  },
  empty: 'There is no blocked e-mail yet. Add the first one if somebody abuses ordering.',
} satisfies LabelsOf<Registry['email-blacklist']>;

export const webOrderSettings = {
  noun: pluralNoun('global settings'),
  page: 'Global settings',
  fields: {
    office_name: 'Name of the office',
    service_title: 'Choice of service: heading',
    service_text: 'Choice of service: text',
    time_title: 'Choice of slot: heading',
    time_text: 'Choice of slot: text',
    form_title: 'Data of the client: heading',
    form_text: 'Data of the client: text',
    confirmation_title: 'Confirmation: heading',
    confirmation_text: 'Confirmation: text',
    confirm_text: 'Text after ordering',
    logo_file: 'Logo',
    terms_file: 'Terms of ordering',
    name_shown: 'Show the name',
    name_required: 'The name is required',
    phone_shown: 'Show the phone',
    phone_required: 'The phone is required',
    checkbox_shown: 'Show the checkbox',
    checkbox_required: 'The checkbox is required',
    checkbox_text: 'Text of the checkbox',
    note_shown: 'Show the note',
    note_required: 'The note is required',
    show_stats: 'Show how busy branches are',
    show_map: 'Show the map',
    email_notification: 'E-mails to clients',
    sms_notification: 'SMS to clients',
    email_confirmation_timeout: 'Time to confirm by e-mail (min)',
  },
  tabs: { steps: 'Steps of ordering', files: 'Logo and terms', form: 'Form', messages: 'Messages and display' },
  choices: {},
  children: {},
  helps: {
    office_name: 'Shown in the head of the booking page.',
    logo_file: 'Shown in the head of the booking page.',
    terms_file: 'The document that a client agrees to when ordering.',
    checkbox_text: 'For example consent to the terms of ordering.',
    email_notification: 'Messages about orders, by templates and notifications, are sent to clients by e-mail.',
    sms_notification: 'Messages about orders, by templates and notifications, are sent to clients as SMS.',
    email_confirmation_timeout:
      'An order that the client does not confirm by then expires and its slot is free again. For clients who were asked already, the time in their message holds.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['web-order-settings']>;

export const webkioskSettings = {
  noun: pluralNoun('webkiosk settings'),
  page: 'Webkiosk settings',
  fields: {
    print_ticket: 'Print the ticket',
    intro_heading: 'Introductory heading',
    intro_text: 'Introductory text',
    ticket_text: 'Text on the ticket',
    postpone_options: 'Postpone by',
    delay_limit_before_end: 'Latest postponing before the end (min)',
    arrival_minutes_before: 'PIN accepted before the time (min)',
    arrival_minutes_after: 'PIN accepted after the time (min)',
  },
  tabs: { main: 'Webkiosk', arrival: 'Arrival by PIN' },
  choices: {
    postpone_options: {
      '5': '5 minutes',
      '10': '10 minutes',
      '15': '15 minutes',
      '20': '20 minutes',
      '30': '30 minutes',
      '40': '40 minutes',
      '60': '60 minutes',
    },
  },
  children: {},
  helps: {
    postpone_options: 'By how much a client may postpone their turn.',
    delay_limit_before_end: 'How many minutes before closing postponing ends. 0 means until closing.',
    arrival_minutes_before:
      'How many minutes before the time of the order kiosks accept its PIN. When you change it, change the messages to clients and the texts of the booking page as well.',
    arrival_minutes_after:
      'How many minutes after the time of the order kiosks still accept its PIN. Clients who come later take an ordinary ticket.',
  },
  empty: 'The settings are not saved yet. Fill them in and save them.',
} satisfies LabelsOf<Registry['webkiosk-settings']>;
