import type { LabelsOf } from '../../../kit/index.ts';
import type { Registry } from '../../../resources/registry.ts';
import { noun } from '../basics/noun.ts';

export const bookingPlans = {
  noun: noun('booking plan', 'booking plans'),
  page: 'Configuration of intervals',
  fields: {
    store_id: 'Branch',
    name: 'Name',
    service_id: 'Service',
    web_group_id: 'Group',
    active: 'Can be ordered',
    days_ahead: 'Days ahead',
    opens_at: 'A new day opens at',
    least_minutes_before: 'At the latest before the time (min)',
    active_orders_limit: 'Most orders of an e-mail',
    intervals: 'Week',
  },
  tabs: { main: 'Plan', week: 'Week', ordering: 'Ordering' },
  choices: {},
  children: {
    intervals: {
      weekday: 'Weekday',
      opens: 'From',
      closes: 'To',
      length_minutes: 'Length (min)',
      capacity: 'Places',
      valid_from: 'Valid from',
      valid_to: 'Valid to',
    },
  },
  helps: {
    service_id: 'A plan holds either for one service or for a group.',
    web_group_id: 'The services of the group at the branch share their places, except for those with a plan of their own.',
    opens_at: 'At what time the next day opens.',
    least_minutes_before: 'How many minutes before the time it can still be ordered.',
    active_orders_limit: 'How many orders that are not over one e-mail may have. Empty is without a limit.',
  },
  rules: { service_or_group: 'Choose either a service or a group' },
  empty: 'There is no plan yet. Make the first one, so that clients have times to order.',
} satisfies LabelsOf<Registry['booking-plans']>;

export const serviceBlocks = {
  noun: noun('block of a service', 'blocks of services'),
  page: 'Blocked services',
  fields: {
    store_id: 'Branch',
    service_id: 'Service',
    first_day: 'From day',
    last_day: 'To day',
    from_time: 'From time',
    to_time: 'To time',
    note: 'Note',
  },
  tabs: { main: 'Block' },
  choices: {},
  children: {},
  helps: {
    last_day: 'The last blocked day. Of a single day it is the same as the first.',
    from_time: 'Empty means the whole day. The hours hold on each of the days.',
    note: 'Why the service cannot be ordered. It is shown in the calendar and not to clients.',
  },
  rules: { one_time_of_two: 'Fill in both times, or none' },
  empty: 'No service is blocked. Block one here or in the calendar of orders.',
} satisfies LabelsOf<Registry['service-blocks']>;

export const webGroups = {
  noun: noun('group of services', 'groups of services'),
  page: 'Group management',
  fields: {
    name: 'Name',
    text: 'Text',
    picture_file: 'Picture',
    position: 'Position',
    active: 'Shown',
    service_ids: 'Services',
  },
  tabs: { main: 'Group', services: 'Services' },
  choices: {},
  children: {},
  helps: {
    name: 'For example Documents. Clients find by it what they need on the booking page.',
    text: 'One sentence: what belongs here and what to bring.',
    picture_file: 'Shown beside the group on the booking page.',
    service_ids: 'Services of all branches, in the order in which they are shown.',
  },
  empty: 'There is no group yet. Make the first one if there are more services than clients can find their way in.',
} satisfies LabelsOf<Registry['web-groups']>;

export const webStores = {
  noun: noun('settings of a branch', 'settings of branches'),
  page: 'Settings of branches',
  fields: {
    store_id: 'Branch',
    enabled: 'Takes orders',
    heading: 'Name for clients',
    text: 'Text for clients',
    contact_phone: 'Phone',
    contact_email: 'E-mail',
    service_ids: 'Services',
  },
  tabs: { main: 'Branch', services: 'Services' },
  choices: {},
  children: {},
  helps: {
    enabled: 'A branch that is switched off is not offered on the booking page. Orders that were made stay.',
    text: 'For example the way to you.',
    service_ids: 'Which services can be ordered here. Empty is all that can be ordered over the web.',
  },
  empty: 'There are no settings of a branch yet. A branch without them is offered under its name.',
} satisfies LabelsOf<Registry['web-stores']>;

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
