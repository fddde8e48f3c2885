import { defineResource, field } from '../../kit/index.ts';
import { defaultRetention } from '../../rules/backup/retention.ts';

/** How long personal data are kept (page 09, Personal data and the audit). */
export const retention = defineResource({
  name: 'retention',
  page: '/settings/retention',
  areas: 'superAdministrator',
  writtenBy: 'superAdministrator',
  limitedBy: null,
  singleton: true,
  represent: 'order_days',
  fields: {
    order_days: field.int({ required: true, min: 1, max: 365, default: defaultRetention.orderDays }),
    dropped_order_days: field.int({ required: true, min: 1, max: 365, default: defaultRetention.droppedOrderDays }),
    message_days: field.int({ required: true, min: 1, max: 365, default: defaultRetention.messageDays }),
    session_days: field.int({ required: true, min: 7, max: 730, default: defaultRetention.sessionDays }),
  },
  list: { columns: ['order_days'], sort: ['id', 'asc'] },
  form: { main: ['order_days', 'dropped_order_days', 'message_days', 'session_days'] },
});
