import { defineResource, field } from '../../kit/index.ts';
import { fitsOneSms } from '../../rules/text/sms-length.ts';

/** A reminder that goes to the client some time before the order. */
export const notifications = defineResource({
  name: 'notifications',
  page: '/web-orders/notification-settings/notifications',
  areas: ['ordering'],
  limitedBy: null,
  represent: 'subject',
  fields: {
    type: field.choice(['push_notification', 'sms', 'email'], { required: true, default: 'email' }),
    time_before: field.int({ required: true, min: 1, max: 1000, default: 1 }),
    unit: field.choice(['minutes', 'hours', 'days'], { required: true, default: 'days' }),
    subject: field.text({ required: true, max: 200 }),
    // For orders made in English; the built-in reminder where it is empty.
    subject_en: field.text({ max: 200, translates: 'subject' }),
    content: field.text({ required: true, max: 20_000, lines: 8 }),
    content_en: field.text({ max: 20_000, lines: 8, translates: 'content' }),
    published: field.flag({ default: false }),
    one_message_limit: field.flag({ default: false }),
  },
  list: {
    columns: ['subject', 'type', 'time_before', 'published', 'updated_at'],
    // The time before says its unit.
    moreColumns: ['unit', 'one_message_limit'],
    sort: ['subject', 'asc'],
    filters: ['type', 'unit', 'published'],
    search: ['subject', 'content'],
  },
  form: { main: ['type', 'time_before', 'unit', 'subject', 'subject_en', 'content', 'content_en', 'one_message_limit', 'published'] },
  rules: [
    {
      code: 'longer_than_one_message',
      at: 'content',
      breaks: ({ type, one_message_limit, content }) =>
        type === 'sms' && one_message_limit === true && content != null && !fitsOneSms(content),
    },
    {
      code: 'longer_than_one_message',
      at: 'content_en',
      breaks: ({ type, one_message_limit, content_en }) =>
        type === 'sms' && one_message_limit === true && content_en != null && !fitsOneSms(content_en),
    },
  ],
});
