import { defineResource, field } from '../../kit/index.ts';

/** The application that clients have in their phones. */
export const mobileAppSettings = defineResource({
  name: 'mobile-app-settings',
  page: '/settings/mobile-app',
  areas: 'everyone',
  writtenBy: 'superAdministrator',
  limitedBy: null,
  singleton: true,
  represent: 'message_of_the_day',
  fields: {
    enabled: field.flag({ default: false }),
    store_ids: field.references('stores', {}),
    // Metres from the branch within which the phone may print a ticket.
    print_distance_metres: field.int({ required: true, min: 10, max: 5000, default: 200 }),
    message_of_the_day: field.text({ max: 500, lines: 3 }),
  },
  list: { columns: ['enabled'], sort: ['id', 'asc'] },
  form: { main: ['enabled', 'store_ids', 'print_distance_metres', 'message_of_the_day'] },
});
