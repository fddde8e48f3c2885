import { defineResource, field } from '../../kit/index.ts';
import { isAddressList } from '../../rules/text/contact.ts';

export const staffEvents = ['store_silent', 'outage', 'paper_low', 'licence_ending', 'backup_failed'] as const;

/** Messages to staff about what happens at branches. */
export const emailNotifications = defineResource({
  name: 'email-notifications',
  page: '/settings/email-notifications',
  areas: 'superAdministrator',
  limitedBy: null,
  represent: 'name',
  fields: {
    name: field.text({ required: true, max: 120 }),
    events: field.set(staffEvents, { required: true }),
    // Empty means every store.
    store_ids: field.references('stores', {}),
    threshold_minutes: field.int({ min: 1, max: 1440, default: 10 }),
    recipients: field.text({ required: true, max: 2000, lines: 3, check: [isAddressList, 'address_list'], personal: true }),
    active: field.flag({ default: true }),
  },
  list: {
    columns: ['name', 'events', 'store_ids', 'threshold_minutes', 'active'],
    moreColumns: ['recipients', 'updated_at'],
    sort: ['name', 'asc'],
    filters: ['events', 'active'],
    matched: ['store_ids'],
    search: ['name', 'recipients'],
    inline: ['name', 'active'],
    unsorted: { events: 'a list has no order', store_ids: 'a list has no order' },
  },
  form: { main: ['name', 'events', 'store_ids', 'threshold_minutes', 'recipients', 'active'] },
  rules: [
    {
      code: 'threshold_needed',
      at: 'threshold_minutes',
      breaks: ({ events, threshold_minutes }) =>
        threshold_minutes === null && (events?.some((event) => event === 'store_silent' || event === 'outage') ?? false),
    },
  ],
});
